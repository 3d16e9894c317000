import { useEffect, useState } from "react";
import { useForm, type Form, type FormOptions } from "@/lib/use-form.ts";
import { deleteSavedForm, readSavedForm, saveForm } from "./saved-forms.ts";
import { useLeaveQuestion } from "./use-leave-question.ts";
import { sameValues } from "./use-saved-form.ts";

interface EditedFormOptions<Values extends object> extends FormOptions<Values> {
  /** Whether the values are being saved at the moment. */
  pending: boolean;
  /** Closes the dialog. */
  onClose: () => void;
}

type EditedForm<Values extends object> = Form<Values> &
  ReturnType<typeof useLeaveQuestion> & {
    /** Whether the values were typed before the page was reloaded or the session expired. */
    kept: boolean;
    /** Closes the dialog and forgets what was typed, for example after it was saved. */
    finish: () => void;
  };

/**
 * The form of a dialog that edits something. Unsaved values are kept over a reload and an expired session, and the
 * person is asked before they are discarded.
 * @param name of the form
 */
export function useEditedForm<Values extends object>(
  name: string,
  { pending, onClose, ...options }: EditedFormOptions<Values>,
): EditedForm<Values> {
  const { initial } = options;
  const [kept] = useState(() => readSavedForm<Values>(name));
  const form = useForm<Values>({ ...options, initial: kept ?? initial });
  const { values } = form;
  const changed = !sameValues(initial, values);
  useEffect(() => {
    if (changed) saveForm(name, values);
    else deleteSavedForm(name);
  }, [changed, name, values]);
  function finish() {
    deleteSavedForm(name);
    onClose();
  }
  return { ...form, ...useLeaveQuestion(changed, pending, finish), kept: kept !== undefined, finish };
}
