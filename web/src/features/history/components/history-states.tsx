import { History, SearchX, Star } from "lucide-react";
import { Button } from "@/components/ui/button.tsx";
import { Skeleton } from "@/components/ui/skeleton.tsx";
import { readableError } from "@/lib/api-error.ts";
import type { HistoryFilter } from "../history-filter.ts";
import { historyTexts } from "../history-texts.ts";

/** All of them are as high as the list, so that nothing moves when it arrives. */
const area = "grid h-[300px] lg:h-[400px]";

export function HistoryLoading() {
  return (
    <div className={`${area} content-start gap-6 overflow-hidden pt-1`} aria-busy="true">
      <output className="sr-only">{historyTexts.loading}</output>
      {[0, 1, 2].map((index) => (
        <div key={index} className="grid gap-2.5">
          <Skeleton className="h-5 w-48" />
          <Skeleton className="h-14 w-full" />
          <Skeleton className="h-14 w-full" />
        </div>
      ))}
    </div>
  );
}

export function HistoryEmpty() {
  return (
    <div className={`${area} place-content-center justify-items-center gap-2 text-center`}>
      <History aria-hidden="true" className="size-8 text-info-text" />
      <p className="font-display text-lg font-semibold">{historyTexts.empty}</p>
      <p className="max-w-sm text-[0.9375rem] text-muted-foreground">{historyTexts.emptyText}</p>
    </div>
  );
}

/** Nothing matches the filter. */
export function NothingFound({ filter, onShowAll }: { filter: HistoryFilter; onShowAll: () => void }) {
  const onlyFavorites = filter.favorites && !filter.query.trim() && !filter.platform;
  const Icon = onlyFavorites ? Star : SearchX;
  return (
    <div className={`${area} place-content-center justify-items-center gap-2 text-center`}>
      <Icon aria-hidden="true" className="size-8 text-info-text" />
      <output className="grid gap-2">
        <p className="font-display text-lg font-semibold">
          {onlyFavorites ? historyTexts.noFavorites : historyTexts.nothingFound}
        </p>
        <p className="max-w-sm text-[0.9375rem] text-muted-foreground">
          {onlyFavorites ? historyTexts.noFavoritesText : historyTexts.nothingFoundText}
        </p>
      </output>
      <Button variant="outline" onClick={onShowAll}>
        {historyTexts.showAll}
      </Button>
    </div>
  );
}

export function HistoryError({ error, retrying, onRetry }: { error: unknown; retrying: boolean; onRetry: () => void }) {
  return (
    <div className={`${area} place-content-center justify-items-center gap-3 text-center`}>
      <div role="alert" className="grid gap-1">
        <p className="font-display text-lg font-semibold">{historyTexts.loadFailed}</p>
        <p className="text-[0.9375rem] text-muted-foreground">{readableError(error, historyTexts.pleaseTryAgain)}</p>
      </div>
      <Button variant="outline" loading={retrying} onClick={onRetry}>
        {historyTexts.tryAgain}
      </Button>
    </div>
  );
}
