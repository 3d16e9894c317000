import type { ComponentProps, ReactNode } from "react";
import { Button } from "@/components/ui/button.tsx";
import { Dialog, DialogContent, DialogDescription, DialogFooter, DialogTitle } from "@/components/ui/dialog.tsx";
import type { Form } from "@/lib/use-form.ts";
import { panelTexts } from "../admin-texts.ts";
import { KeptNote, LeaveDialog } from "./leave-dialog.tsx";

interface EditDialogProps {
  /** See `useEditedForm`. */
  form: {
    formProps: Form<object>["formProps"];
    leave: () => void;
    kept: boolean;
    asking: ComponentProps<typeof LeaveDialog>["asking"];
  };
  title: string;
  hint: string;
  /** The label of the button that saves. */
  submit: string;
  saving: boolean;
  /** The size of the dialog. */
  className?: string;
  /** The space between the fields. */
  gap?: "gap-4" | "gap-5";
  /** The fields. */
  children: ReactNode;
  /** What else may be asked before it is saved. */
  question?: ReactNode;
}

/** The dialog of a form that edits something. Unsaved values are kept, and asked about before they are lost. */
export function EditDialog({ form, gap = "gap-4", ...props }: EditDialogProps) {
  const { title, hint, submit, saving, className, children, question } = props;
  return (
    <Dialog open onClose={form.leave}>
      <DialogContent className={className}>
        <DialogTitle>{title}</DialogTitle>
        <DialogDescription>{hint}</DialogDescription>
        <KeptNote kept={form.kept} />
        <form {...form.formProps} className={`grid grid-cols-[minmax(0,1fr)] ${gap}`}>
          {children}
          <DialogFooter>
            <Button variant="ghost" onClick={form.leave}>
              {panelTexts.cancel}
            </Button>
            <Button type="submit" loading={saving}>
              {submit}
            </Button>
          </DialogFooter>
        </form>
        {question}
        <LeaveDialog asking={form.asking} />
      </DialogContent>
    </Dialog>
  );
}
