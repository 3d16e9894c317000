import { articleCategoryLabels, type Article } from "@contract/wire/articles.ts";
import type { To } from "react-router-dom";
import { Link } from "@/components/link.tsx";
import { articleDate } from "../article-date.ts";
import { ArticlePicture } from "@/components/article-picture.tsx";

/** The id of an article card's link, which gets the focus back. */
export const articleLinkId = (id: string) => `article-${id}`;

/** 304 px wide, so that with the gap of 16 px, one step of the carousel (320 px) is one card. */
export function ArticleCard({ article, to, onOpen }: { article: Article; to: To; onOpen: () => void }) {
  return (
    <article className="group relative flex h-[22rem] w-[19rem] flex-col overflow-hidden rounded-lg border border-border bg-card shadow-sm transition-colors duration-150 hover:border-input">
      <ArticlePicture article={article} />
      <div className="flex min-h-0 flex-1 flex-col gap-1.5 p-4">
        <p className="text-xs font-semibold text-info-text">{articleCategoryLabels[article.category]}</p>
        <h3 className="line-clamp-2 shrink-0 text-lg leading-snug">
          <Link
            id={articleLinkId(article.id)}
            to={to}
            onClick={onOpen}
            className="after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-ring group-hover:underline decoration-primary-text/40 underline-offset-4"
          >
            {article.title}
          </Link>
        </h3>
        <p className="line-clamp-2 text-[0.9375rem] text-muted-foreground">{article.summary}</p>
        <p className="mt-auto text-sm text-muted-foreground">
          <time dateTime={article.createdAt}>{articleDate(article.createdAt)}</time>
        </p>
      </div>
    </article>
  );
}
