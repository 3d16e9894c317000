import { useState } from "react";

interface LeaveQuestion {
  /** Closes the dialog, or asks first if something is not saved. Does nothing while it is being saved. */
  leave: () => void;
  /** The properties of the question while it is asked; null otherwise. */
  asking: { onConfirm: () => void; onClose: () => void } | null;
}

/** For a dialog with a form: asks before unsaved values are discarded, for example by Escape or Back. */
export function useLeaveQuestion(changed: boolean, pending: boolean, close: () => void): LeaveQuestion {
  const [leaving, setLeaving] = useState(false);
  return {
    leave() {
      if (pending) return;
      if (changed) setLeaving(true);
      else close();
    },
    asking: leaving
      ? {
          onConfirm: close,
          onClose: () => {
            setLeaving(false);
          },
        }
      : null,
  };
}
