import { carouselStepPx } from "@contract/rules/display.ts";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button.tsx";
import { loadArticles, loadMoreArticles } from "../article-feed.ts";
import { articleTexts } from "../article-texts.ts";
import { useArticles } from "../use-articles.ts";
import { useScrollEnds } from "../use-scroll-ends.ts";
import { ArticleRow } from "./article-row.tsx";
import { ArticlesEmpty, ArticlesFailed, ArticlesLoading } from "./article-states.tsx";

interface ArticleCarouselProps {
  onOpen: () => void;
  /** Called when the carousel shows more than the loading state. */
  onFilled: (filled: true) => void;
}

/** The articles in one row that scrolls by 320 px per click, with arrow keys, or by touch. */
export default function ArticleCarousel({ onOpen, onFilled }: ArticleCarouselProps) {
  const { status, articles, next } = useArticles();
  const [row, setRow] = useState<HTMLUListElement | null>(null);
  const { atStart, atEnd, nearEnd } = useScrollEnds(row);
  const filled = articles.length > 0;
  const step = (direction: -1 | 1) => {
    row?.scrollBy({ left: direction * carouselStepPx });
  };
  const settled = filled || status !== "loading";
  useEffect(() => {
    if (settled) onFilled(true);
  }, [settled, onFilled]);

  useEffect(() => {
    if (nearEnd && next) void loadMoreArticles();
  }, [nearEnd, next]);

  return (
    <section aria-labelledby="articles-title">
      <div className="mb-4 flex min-h-11 items-center justify-between gap-4">
        <h2 id="articles-title" className="text-2xl">
          {articleTexts.title}
        </h2>
        {filled && (
          <div className="flex gap-2">
            <Button
              variant="outline"
              size="icon"
              aria-label={articleTexts.previous}
              aria-disabled={atStart || undefined}
              onClick={() => {
                step(-1);
              }}
            >
              <ChevronLeft aria-hidden="true" className="size-5" />
            </Button>
            <Button
              variant="outline"
              size="icon"
              aria-label={articleTexts.next}
              aria-disabled={(atEnd && !next) || undefined}
              onClick={() => {
                step(1);
              }}
            >
              <ChevronRight aria-hidden="true" className="size-5" />
            </Button>
          </div>
        )}
      </div>
      {filled && <ArticleRow ref={setRow} articles={articles} onOpen={onOpen} onStep={step} />}
      {!filled && status === "loading" && <ArticlesLoading />}
      {!filled && status === "failed" && (
        <ArticlesFailed
          onRetry={() => {
            void loadArticles();
          }}
        />
      )}
      {!filled && status === "ready" && <ArticlesEmpty />}
    </section>
  );
}
