import { articleByline, articleCategoryLabels, articleMessages, type Article } from "@contract/wire/articles.ts";
import { useMemo } from "react";
import { ArticlePicture } from "@/components/article-picture.tsx";
import { Link } from "@/components/link.tsx";
import { Page } from "@/components/page.tsx";
import { proseStyles } from "@/components/prose-styles.ts";
import { Badge } from "@/components/ui/badge.tsx";
import { Button } from "@/components/ui/button.tsx";
import { buttonStyles } from "@/components/ui/button-styles.ts";
import { Spinner } from "@/components/ui/spinner.tsx";
import { paths } from "@/lib/paths.ts";
import { safeHtml } from "@/lib/safe-html.ts";
import { utcArticleDate } from "../article-date.ts";
import { loadArticles } from "../article-feed.ts";
import { articleTexts } from "../article-texts.ts";
import { useArticle } from "../use-article.ts";

/** An article at an address of its own. */
export function ArticlePage({ slug }: { slug: string }) {
  const { status, article } = useArticle(slug);
  if (article) return <Text article={article} />;
  return (
    <Page
      title={status === "gone" ? articleTexts.gone : articleTexts.title}
      className="flex min-h-[70dvh] flex-col items-center justify-center gap-4 py-16 text-center"
    >
      {status === "loading" && (
        <span className="text-3xl text-primary-text">
          <Spinner label={articleTexts.opening} />
        </span>
      )}
      {status === "failed" && (
        <>
          <h1 className="text-2xl">{articleMessages.loadFailed}</h1>
          <Button variant="outline" onClick={() => void loadArticles()}>
            {articleTexts.retry}
          </Button>
        </>
      )}
      {status === "gone" && (
        <>
          <h1 className="text-2xl">{articleTexts.gone}</h1>
          <p className="max-w-md text-muted-foreground">{articleTexts.goneHint}</p>
          {/* Search engines are not to list the address of an article that was taken down. */}
          <meta name="robots" content="noindex" />
          <Link to={paths.home} className={buttonStyles()}>
            {articleTexts.toStart}
          </Link>
        </>
      )}
    </Page>
  );
}

function Text({ article }: { article: Article }) {
  const html = useMemo(() => safeHtml(article.content), [article.content]);
  return (
    <Page title={article.title} className="py-8 sm:py-12">
      <article className="mx-auto max-w-[46rem]">
        <ArticlePicture article={article} eager className="rounded-lg" />
        <div className="pt-6">
          <Badge variant="info">{articleCategoryLabels[article.category]}</Badge>
          <h1 className="mt-3 text-3xl leading-tight sm:text-4xl">{article.title}</h1>
          <p className="mt-3 text-sm text-muted-foreground">
            {articleByline} · <time dateTime={article.createdAt}>{utcArticleDate(article.createdAt)}</time>
          </p>
          <p className="mt-5 text-lg">{article.summary}</p>
          {/* Sanitized when it was written and here again; markup in the file was sanitized before it was built. */}
          <div className={proseStyles} dangerouslySetInnerHTML={{ __html: html }} />
          <p className="mt-10">
            <Link to={paths.home} className={buttonStyles()}>
              {articleTexts.toStart}
            </Link>
          </p>
        </div>
      </article>
    </Page>
  );
}
