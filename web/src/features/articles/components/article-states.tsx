import { articleMessages } from "@contract/wire/articles.ts";
import { Button } from "@/components/ui/button.tsx";
import { Skeleton } from "@/components/ui/skeleton.tsx";
import { articleTexts } from "../article-texts.ts";

/** All states are as high as a row of cards, so that the layout does not shift. */
const area = "h-[22rem]";

export function ArticlesLoading() {
  return (
    <div aria-busy="true" className={`${area} flex gap-4 overflow-hidden`}>
      <output className="sr-only">{articleTexts.loading}</output>
      {[0, 1, 2, 3].map((index) => (
        <Skeleton key={index} className="h-full w-[19rem] shrink-0 rounded-lg" />
      ))}
    </div>
  );
}

export function ArticlesFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div
      className={`${area} grid place-content-center justify-items-center gap-3 rounded-lg border border-dashed border-input/60 px-4 text-center`}
    >
      <p className="font-display text-lg font-semibold">{articleMessages.loadFailed}</p>
      <Button variant="outline" onClick={onRetry}>
        {articleTexts.retry}
      </Button>
    </div>
  );
}

export function ArticlesEmpty() {
  return (
    <div
      className={`${area} grid place-content-center gap-1 rounded-lg border border-dashed border-input/60 px-4 text-center`}
    >
      <p className="font-display text-lg font-semibold">{articleMessages.empty}</p>
      <p className="text-[0.9375rem] text-muted-foreground">{articleTexts.emptyHint}</p>
    </div>
  );
}
