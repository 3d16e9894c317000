import { undoMs } from "@contract/rules/display.ts";
import { toast } from "./toast.ts";

/** Says what was deleted and offers to undo it for ten seconds, also when other notifications come in between. */
export function offerUndo(title: string, onUndo: () => void): void {
  toast({ title, duration: undoMs, action: { label: "Undo", onPress: onUndo } });
}
