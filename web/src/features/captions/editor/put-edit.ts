import { captionBatches, changeCaption } from "../caption-batches.ts";
import { captionEdits, variantKey, type CaptionEdit } from "../caption-edits.ts";
import { currentText } from "./versions.ts";

/** Puts an edit into the store, and its text into the list if that shows the same platform. */
export function putEdit(edit: CaptionEdit): void {
  captionEdits.set(new Map(captionEdits.get()).set(variantKey(edit), edit));
  const batch = captionBatches.get().find(({ id }) => id === edit.entryId);
  if (batch?.platform === edit.platform) changeCaption(edit.entryId, edit.place, currentText(edit.versions));
}
