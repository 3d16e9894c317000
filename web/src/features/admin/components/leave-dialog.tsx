import { panelTexts } from "../admin-texts.ts";
import { ConfirmDialog } from "./confirm-dialog.tsx";

/** Asks before unsaved values are discarded. @param asking of `useLeaveQuestion` */
export function LeaveDialog({ asking }: { asking: { onConfirm: () => void; onClose: () => void } | null }) {
  if (!asking) return null;
  return (
    <ConfirmDialog
      title={panelTexts.leaveTitle}
      description={panelTexts.leaveHint}
      confirm={panelTexts.leaveConfirm}
      cancel={panelTexts.stay}
      pending={false}
      {...asking}
    />
  );
}

/** Says that unsaved values were restored. */
export function KeptNote({ kept }: { kept: boolean }) {
  if (!kept) return null;
  return <output className="block rounded-md bg-sunken px-4 py-3 text-sm font-medium">{panelTexts.kept}</output>;
}
