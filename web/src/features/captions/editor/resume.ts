import type { CaptionVariant } from "@contract/wire/caption-variants.ts";
import { getUser } from "@/lib/session.ts";
import { toast } from "@/lib/toast.ts";
import { captionEdits, variantKey } from "../caption-edits.ts";
import { editorTexts } from "./editor-texts.ts";
import { keptEdits, lookAgainMs } from "./kept-edits.ts";
import { putEdit } from "./put-edit.ts";
import { saveAll } from "./autosave.ts";

/** Sends the edits that an earlier visit could not save, and says so when all of them are saved. */
export function resumeEdits(userId: string): void {
  const { edits, left } = keptEdits(userId);
  if (left)
    setTimeout(() => {
      if (getUser()?.id === userId) resumeEdits(userId);
    }, lookAgainMs);
  const kept = edits.filter((edit) => !captionEdits.get().has(variantKey(edit)));
  if (kept.length === 0) return;
  for (const edit of kept) putEdit(edit);
  const stop = captionEdits.subscribe(() => {
    const states = kept.map((edit) => captionEdits.get().get(variantKey(edit))?.state);
    if (states.includes("waiting")) return;
    stop();
    if (states.every((state) => state === "saved")) toast(editorTexts.savedNow(kept.length));
  });
  saveAll();
}

/**
 * Adds the versions of an entry that was opened or read again. An edit of this tab or browser stays as it is if it is
 * not saved yet, or newer than what was read.
 * @param entryId the entry, whose captions are already in the list
 */
export function openVariants(entryId: string, variants: readonly CaptionVariant[]): void {
  const user = getUser();
  if (!user) return;
  resumeEdits(user.id);
  for (const { place, platform, versions: texts, current, revision } of variants) {
    const id = { entryId, place, platform };
    const known = captionEdits.get().get(variantKey(id));
    if (known && (known.state !== "saved" || known.revision > revision)) putEdit(known);
    else putEdit({ ...id, userId: user.id, versions: { texts, current, open: false }, revision, state: "saved" });
  }
}
