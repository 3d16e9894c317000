import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button.tsx";
import { useNow } from "@/lib/use-now.ts";
import { foundOptions } from "../api/list-history.ts";
import { filterSearch, type HistoryFilter } from "../history-filter.ts";
import { HistoryPage } from "./history-page.tsx";
import { historyTexts } from "../history-texts.ts";
import { HistoryEmpty, HistoryError, HistoryLoading, NothingFound } from "./history-states.tsx";

interface HistoryListProps {
  filter: HistoryFilter;
  onShowAll: () => void;
}

/** The loaded entries; the next page is loaded when the end comes near. */
export function HistoryList({ filter, onShowAll }: HistoryListProps) {
  const search = filterSearch(filter);
  const history = useInfiniteQuery(foundOptions(search));
  const now = useNow(60_000);
  const area = useRef<HTMLElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = history;
  // After a failure, only the button tries again; scrolling would repeat it endlessly.
  const loadsByItself = hasNextPage && !isFetchingNextPage && !isFetchNextPageError;

  useEffect(() => {
    if (!loadsByItself || !end.current || typeof IntersectionObserver === "undefined") return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) void fetchNextPage();
      },
      { root: area.current, rootMargin: "300px" },
    );
    observer.observe(end.current);
    return () => {
      observer.disconnect();
    };
  }, [loadsByItself, fetchNextPage]);

  if (history.isPending) return <HistoryLoading />;
  if (!history.data)
    return (
      <HistoryError
        error={history.error}
        retrying={history.isFetching}
        onRetry={() => {
          void history.refetch();
        }}
      />
    );
  const { pages, pageParams } = history.data;
  const count = pages.reduce((sum, { items }) => sum + items.length, 0);
  // A page of a search may be empty although older entries match.
  if (count === 0 && !hasNextPage)
    return search === "" ? <HistoryEmpty /> : <NothingFound filter={filter} onShowAll={onShowAll} />;
  return (
    // A scrolling area must be reachable by keyboard.
    <section
      ref={area}
      aria-label={historyTexts.entries}
      aria-busy={history.isFetching}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="relative -mx-1 h-[300px] overflow-y-auto overscroll-contain rounded-md px-1 lg:h-[400px]"
    >
      {search !== "" && <output className="sr-only">{historyTexts.found(count, hasNextPage)}</output>}
      {pages.map(({ items }, index) => (
        <HistoryPage key={String(pageParams[index])} entries={items} now={now} area={area} />
      ))}
      <div ref={end} className="grid justify-items-center gap-2 py-3">
        {isFetchNextPageError && (
          <p role="alert" className="text-sm text-destructive-text">
            {historyTexts.olderFailed}
          </p>
        )}
        {count === 0 && <p className="text-sm text-muted-foreground">{historyTexts.searching}</p>}
        {hasNextPage ? (
          <Button
            variant="outline"
            size="sm"
            loading={isFetchingNextPage}
            onClick={() => {
              void fetchNextPage();
            }}
          >
            {historyTexts.loadMore}
          </Button>
        ) : (
          <p className="text-sm text-muted-foreground">{historyTexts.end}</p>
        )}
      </div>
    </section>
  );
}
