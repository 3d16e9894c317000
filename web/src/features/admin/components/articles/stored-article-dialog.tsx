import type { Article, ArticleRequest } from "@contract/wire/articles.ts";
import { ApiError } from "@/lib/api-client.ts";
import { articleAdminTexts } from "../../admin-texts.ts";
import { articleValues } from "../../article-form.ts";
import { useCreateArticle, useUpdateArticle } from "../../use-article-actions.ts";
import { ArticleFormDialog } from "./article-form-dialog.tsx";

/** Creates an article, or edits the selected one. */
export function StoredArticleDialog({ selected, onClose }: { selected: Article | null; onClose: () => void }) {
  const creating = useCreateArticle();
  const updating = useUpdateArticle();

  async function save(article: ArticleRequest, done: () => void) {
    try {
      await (selected ? updating.mutateAsync({ selected, article }) : creating.mutateAsync(article));
      done();
    } catch (error) {
      // The failure was shown by the mutation.
      if (!(error instanceof ApiError)) throw error;
      return error.fields;
    }
  }

  return (
    <ArticleFormDialog
      name={selected ? `article-${selected.id}` : "article-new"}
      initial={articleValues(selected)}
      title={selected ? articleAdminTexts.editTitle : articleAdminTexts.createTitle}
      hint={articleAdminTexts.formHint}
      submit={selected ? articleAdminTexts.saveEdit : articleAdminTexts.saveNew}
      pending={creating.isPending || updating.isPending}
      onSave={save}
      onClose={onClose}
    />
  );
}
