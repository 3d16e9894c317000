import type { Article } from "@contract/wire/articles.ts";
import type { KeyboardEvent, Ref } from "react";
import { useSearchParams } from "react-router-dom";
import { articleParameter } from "@/lib/paths.ts";
import { ArticleCard } from "./article-card.tsx";

interface ArticleRowProps {
  ref: Ref<HTMLUListElement>;
  articles: Article[];
  onOpen: () => void;
  onStep: (direction: -1 | 1) => void;
}

export function ArticleRow({ ref, articles, onOpen, onStep }: ArticleRowProps) {
  const [params] = useSearchParams();

  const linkTo = (id: string) => {
    const search = new URLSearchParams(params);
    search.set(articleParameter, id);
    return { search: search.toString() };
  };
  function handleKeyDown(event: KeyboardEvent) {
    const direction = { ArrowLeft: -1, ArrowRight: 1 }[event.key] as -1 | 1 | undefined;
    if (!direction) return;
    event.preventDefault();
    onStep(direction);
  }
  return (
    // The links inside are focusable; the row only handles their keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <ul
      ref={ref}
      onKeyDown={handleKeyDown}
      className="-mx-4 flex snap-x snap-mandatory scroll-px-4 gap-4 overflow-x-auto overscroll-x-contain scroll-smooth px-4 [scrollbar-width:none] sm:-mx-6 sm:scroll-px-6 sm:px-6 [&::-webkit-scrollbar]:hidden"
    >
      {articles.map((article) => (
        <li key={article.id} className="shrink-0 snap-start">
          <ArticleCard article={article} to={linkTo(article.id)} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  );
}
