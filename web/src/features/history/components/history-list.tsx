import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button.tsx";
import { useNow } from "@/lib/use-now.ts";
import { historyOptions } from "../api/list-history.ts";
import { HistoryPage } from "./history-page.tsx";
import { historyTexts } from "../history-texts.ts";
import { HistoryEmpty, HistoryError, HistoryLoading } from "./history-states.tsx";

/** The loaded entries; the next page is loaded when the end comes near. */
export function HistoryList() {
  const history = useInfiniteQuery(historyOptions);
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
  const { pages } = history.data;
  if (pages.every(({ entries }) => entries.length === 0)) return <HistoryEmpty />;
  return (
    // A scrolling area must be reachable by keyboard.
    <section
      ref={area}
      aria-label={historyTexts.entries}
      aria-busy={history.isFetching}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="-mx-1 h-[300px] overflow-y-auto overscroll-contain rounded-md px-1 lg:h-[400px]"
    >
      {pages.map(({ entries }) => (
        <HistoryPage key={entries[0]?.id ?? "empty"} entries={entries} now={now} area={area} />
      ))}
      <div ref={end} className="grid justify-items-center gap-2 py-3">
        {isFetchNextPageError && (
          <p role="alert" className="text-sm text-destructive-text">
            {historyTexts.olderFailed}
          </p>
        )}
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
