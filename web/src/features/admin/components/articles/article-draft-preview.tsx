import { articleCategoryLabels, type ArticleRequest } from "@contract/wire/articles.ts";
import { useState } from "react";
import { ArticlePicture } from "@/components/article-picture.tsx";
import { Badge } from "@/components/ui/badge.tsx";
import { Button } from "@/components/ui/button.tsx";
import { articleAdminTexts } from "../../admin-texts.ts";
import { draftFormName, type KeptDraft } from "../../article-draft.ts";
import { articleValues } from "../../article-form.ts";
import { useCreateArticle } from "../../use-article-actions.ts";
import { ConfirmDialog } from "../confirm-dialog.tsx";
import { ArticleBody } from "./article-body.tsx";
import { ArticleFormDialog } from "./article-form-dialog.tsx";

interface ArticleDraftPreviewProps {
  draft: KeptDraft;
  onEdit: (article: ArticleRequest) => void;
  /** The draft was published or discarded. */
  onDone: () => void;
}

/** A draft as readers would see it. It stays if publishing fails, and is only discarded after a question. */
export function ArticleDraftPreview({ draft, onEdit, onDone }: ArticleDraftPreviewProps) {
  const publishing = useCreateArticle();
  const [open, setOpen] = useState<"edit" | "discard" | null>(null);
  const close = () => {
    setOpen(null);
  };
  function publish() {
    const { source: _source, id: _id, ...article } = draft;
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
            if (!publishing.isPending) setOpen("discard");
          }}
        >
          {articleAdminTexts.discard}
        </Button>
        <Button
          variant="outline"
          onClick={() => {
            if (!publishing.isPending) setOpen("edit");
          }}
        >
          {articleAdminTexts.editDraft}
        </Button>
        <Button loading={publishing.isPending} onClick={publish}>
          {articleAdminTexts.publish}
        </Button>
      </div>
      {open === "edit" && (
        <ArticleFormDialog
          name={draftFormName(draft.id)}
          initial={articleValues(draft)}
          title={articleAdminTexts.editDraftTitle}
          hint={articleAdminTexts.editDraftHint}
          submit={articleAdminTexts.saveDraft}
          pending={false}
          onSave={(article, done) => {
            onEdit(article);
            done();
            return Promise.resolve();
          }}
          onClose={close}
        />
      )}
      {open === "discard" && (
        <ConfirmDialog
          title={articleAdminTexts.discardTitle}
          description={articleAdminTexts.discardHint(draft.title)}
          confirm={articleAdminTexts.discardConfirm}
          pending={false}
          onConfirm={onDone}
          onClose={close}
        />
      )}
    </section>
  );
}
