import { getUser, onLogout } from "@/lib/session.ts";
import { captionEdits, variantKey, type VariantId } from "../caption-edits.ts";
import { addVersion } from "../editor/edits.ts";
import { keepEdit } from "../editor/kept-edits.ts";
import { putEdit } from "../editor/put-edit.ts";
import { saveNow } from "../editor/autosave.ts";
import { fittedTexts } from "./variants.ts";

/** Notes the text that a tab got by adapting, so that a later edit is told from it. */
export function markFitted(id: VariantId, text: string): void {
  fittedTexts.set(new Map(fittedTexts.get()).set(variantKey(id), text));
}

/**
 * Puts a fitted text into the variant of a platform and saves it: a new variant, or a new version of the existing one.
 */
export function putAdaptation(id: VariantId, text: string): void {
  const user = getUser();
  if (!user) return;
  markFitted(id, text);
  const key = variantKey(id);
  if (captionEdits.get().has(key)) return addVersion(id, text);
  const versions = { texts: [text], current: 0, open: false };
  const edit = { ...id, userId: user.id, versions, revision: 0, state: "waiting" as const };
  putEdit(edit);
  keepEdit(edit);
  saveNow(key);
}

/** Puts the text of one tab into the others as a new version each. */
export function takeOver(from: VariantId, text: string, platforms: readonly VariantId["platform"][]): void {
  markFitted(from, text);
  for (const platform of platforms) {
    if (platform === from.platform) continue;
    addVersion({ ...from, platform }, text);
    markFitted({ ...from, platform }, text);
  }
}

onLogout(() => {
  fittedTexts.set(new Map());
});
