import { articlePath } from "@contract/rules/article-address.ts";
import { articleByline, articleCategoryLabels, type Article } from "@contract/wire/articles.ts";
import { useEffect, useMemo, useRef } from "react";
import { Badge } from "@/components/ui/badge.tsx";
import { DialogDescription, DialogTitle } from "@/components/ui/dialog.tsx";
import { articleDate } from "../article-date.ts";
import { articleTexts } from "../article-texts.ts";
import { safeHtml } from "@/lib/safe-html.ts";
import { Link } from "@/components/link.tsx";
import { ArticlePicture } from "@/components/article-picture.tsx";
import { proseStyles } from "@/components/prose-styles.ts";

/** The text of an article in its own scrolling area, below the dialog's close button. */
export function ArticleText({ article }: { article: Article }) {
  const area = useRef<HTMLElement>(null);
  const html = useMemo(() => safeHtml(article.content), [article.content]);
  // With the focus here, arrow keys and Space scroll the text immediately.
  useEffect(() => {
    area.current?.focus({ preventScroll: true });
  }, []);
  return (
    // A scrolling area must be reachable by keyboard.
    <article
      ref={area}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label={article.title}
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain focus-visible:-outline-offset-2"
    >
      <ArticlePicture article={article} className="max-h-[50dvh]" />
      <div className="mx-auto max-w-[42rem] px-5 pb-12 pt-6 sm:px-8">
        <Badge variant="info">{articleCategoryLabels[article.category]}</Badge>
        <DialogTitle className="mt-3 text-3xl! sm:text-4xl! leading-tight">{article.title}</DialogTitle>
        <p className="mt-3 text-sm text-muted-foreground">
          {articleByline} · <time dateTime={article.createdAt}>{articleDate(article.createdAt)}</time>
        </p>
        <DialogDescription className="mt-5 text-lg! text-foreground!">{article.summary}</DialogDescription>
        {/* Sanitized when it was written and here again. */}
        <div className={proseStyles} dangerouslySetInnerHTML={{ __html: html }} />
        <p className="mt-8">
          <Link to={articlePath(article)} className="font-medium text-primary-text underline-offset-4 hover:underline">
            {articleTexts.ownPage}
          </Link>
        </p>
      </div>
    </article>
  );
}
