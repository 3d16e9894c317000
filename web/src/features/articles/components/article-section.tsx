import { lazy, useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { OptionalChunk } from "@/components/optional-chunk.tsx";
import { Skeleton } from "@/components/ui/skeleton.tsx";
import { cn } from "@/lib/cn.ts";
import { articleParameter } from "@/lib/paths.ts";
import { useNear } from "@/lib/use-near.ts";

const ArticleCarousel = lazy(() => import("./article-carousel.tsx"));
const ArticleDialog = lazy(() => import("./article-dialog.tsx"));

/**
 * The section of the articles. The carousel is loaded when it comes near the viewport, an article when the URL contains
 * one.
 */
export function ArticleSection({ className }: { className?: string }) {
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place, 64);
  const [filled, setFilled] = useState(false);
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const id = params.get(articleParameter);
  const openedHere = useRef(false);

  function close() {
    // Goes back in the browser's history, so that the back button does not open the article again.
    if (openedHere.current) void navigate(-1);
    else
      setParams(
        (before) => {
          before.delete(articleParameter);
          return before;
        },
        { replace: true },
      );
    openedHere.current = false;
  }
  return (
    // While nothing inside can take the focus, the section itself can, so that keyboard users bring it into view and
    // load it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div
      ref={place}
      {...(filled ? { tabIndex: -1 } : { tabIndex: 0, role: "region", "aria-label": "Articles" })}
      className={cn("flow-root min-h-[25.75rem] rounded-lg", className)}
    >
      {near && (
        <OptionalChunk waiting={<Skeleton className="mt-15 h-[22rem] rounded-lg" />}>
          <ArticleCarousel
            onFilled={setFilled}
            onOpen={() => {
              openedHere.current = true;
            }}
          />
        </OptionalChunk>
      )}
      {id && (
        <OptionalChunk>
          <ArticleDialog key={id} id={id} onClose={close} />
        </OptionalChunk>
      )}
    </div>
  );
}
