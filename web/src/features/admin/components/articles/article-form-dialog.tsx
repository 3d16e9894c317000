import type { ArticleRequest } from "@contract/wire/articles.ts";
import type { FieldErrors } from "@/lib/use-form.ts";
import { articleRules, type ArticleValues } from "../../article-form.ts";
import { useEditedForm } from "../../use-edited-form.ts";
import { EditDialog } from "../edit-dialog.tsx";
import { ArticleFields } from "./article-fields.tsx";

interface ArticleFormDialogProps {
  /** The name under which unsaved values are kept. */
  name: string;
  initial: ArticleValues;
  title: string;
  hint: string;
  submit: string;
  pending: boolean;
  /** Saves the article and closes the dialog with `done`. It may return messages for fields. */
  onSave: (article: ArticleRequest, done: () => void) => Promise<FieldErrors<ArticleValues> | void>;
  onClose: () => void;
}

/** The form of an article or a draft. It keeps its values if saving fails. */
export function ArticleFormDialog(props: ArticleFormDialogProps) {
  const { pending } = props;
  const form = useEditedForm<ArticleValues>(props.name, {
    initial: props.initial,
    rules: async () => articleRules(save, props.initial.imageUrl),
    pending,
    onClose: props.onClose,
  });

  async function save(article: ArticleRequest): Promise<FieldErrors<ArticleValues> | void> {
    return props.onSave(article, form.finish);
  }

  return (
    <EditDialog
      form={form}
      title={props.title}
      hint={props.hint}
      submit={props.submit}
      saving={form.submitting || pending}
      className="max-w-3xl!"
    >
      <ArticleFields form={form} />
    </EditDialog>
  );
}
