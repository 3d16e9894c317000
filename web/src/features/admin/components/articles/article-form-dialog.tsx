import type { ArticleRequest } from "@contract/wire/articles.ts";
import { Button } from "@/components/ui/button.tsx";
import { Dialog, DialogContent, DialogDescription, DialogFooter, DialogTitle } from "@/components/ui/dialog.tsx";
import type { FieldErrors } from "@/lib/use-form.ts";
import { panelTexts } from "../../admin-texts.ts";
import { articleRules, type ArticleValues } from "../../article-form.ts";
import { useEditedForm } from "../../use-edited-form.ts";
import { KeptNote, LeaveDialog } from "../leave-dialog.tsx";
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
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) form.leave();
      }}
    >
      <DialogContent className="max-w-3xl!">
        <DialogTitle>{props.title}</DialogTitle>
        <DialogDescription>{props.hint}</DialogDescription>
        <KeptNote kept={form.kept} />
        <form {...form.formProps} className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <ArticleFields form={form} />
          <DialogFooter>
            <Button variant="ghost" onClick={form.leave}>
              {panelTexts.cancel}
            </Button>
            <Button type="submit" loading={form.submitting || pending}>
              {props.submit}
            </Button>
          </DialogFooter>
        </form>
        <LeaveDialog asking={form.asking} />
      </DialogContent>
    </Dialog>
  );
}
