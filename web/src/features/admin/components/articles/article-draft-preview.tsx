import type { ArticleDraft } from "@contract/wire/article-editing.ts";
import { articleCategoryLabels } from "@contract/wire/articles.ts";
import { ArticlePicture } from "@/components/article-picture.tsx";
import { Badge } from "@/components/ui/badge.tsx";
import { Button } from "@/components/ui/button.tsx";
import { articleAdminTexts } from "../../admin-texts.ts";
import { useCreateArticle } from "../../use-article-actions.ts";
import { ArticleBody } from "./article-body.tsx";

/** A draft as readers would see it. It stays if publishing fails. */
export function ArticleDraftPreview({ draft, onDone }: { draft: ArticleDraft; onDone: () => void }) {
  const publishing = useCreateArticle();
  function publish() {
    const { source: _source, ...article } = draft;
    publishing.mutate(article, { onSuccess: onDone });
  }
  return (
    <section
      aria-label={articleAdminTexts.draft}
      className="overflow-hidden rounded-lg border border-border bg-card wrap-anywhere"
    >
      <ArticlePicture article={draft} className="max-h-56" />
      <div className="grid gap-3 p-5">
        <p className="flex flex-wrap items-center gap-2">
          <Badge>{articleAdminTexts.draft}</Badge>
          <Badge variant="info">{articleCategoryLabels[draft.category]}</Badge>
        </p>
        {draft.source === "built-in" && <p className="text-sm text-muted-foreground">{articleAdminTexts.builtIn}</p>}
        <h3 dir="auto" className="mt-1 text-2xl">
          {draft.title}
        </h3>
        <p dir="auto">{draft.summary}</p>
        <ArticleBody html={draft.content} ruled />
      </div>
      <div className="flex flex-wrap justify-end gap-2 border-t border-border px-5 py-4">
        <Button
          variant="ghost"
          onClick={() => {
            if (!publishing.isPending) onDone();
          }}
        >
          {articleAdminTexts.discard}
        </Button>
        <Button loading={publishing.isPending} onClick={publish}>
          {articleAdminTexts.publish}
        </Button>
      </div>
    </section>
  );
}
