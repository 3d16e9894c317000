import { postTexts } from "../../admin-texts.ts";
import { localMoment } from "../../local-time.ts";
import type { usePastQuestion } from "../../use-past-question.ts";
import { ConfirmDialog } from "../confirm-dialog.tsx";

/** Asks about a time in the past. */
export function PastDialog({ past }: { past: ReturnType<typeof usePastQuestion> }) {
  if (past.scheduledFor === null) return null;
  return (
    <ConfirmDialog
      title={postTexts.pastTitle}
      description={postTexts.pastHint(localMoment(past.scheduledFor))}
      confirm={postTexts.pastConfirm}
      cancel={postTexts.pastCancel}
      variant="primary"
      pending={false}
      onConfirm={past.confirm}
      onClose={past.cancel}
    />
  );
}
