import { getUser, onLogout } from "@/lib/session.ts";
import { captionBatches } from "../caption-batches.ts";
import {
  captionEdits,
  variantKey,
  type CaptionEdit,
  type SaveState,
  type VariantId,
  type Versions,
} from "../caption-edits.ts";
import { keepEdit } from "./kept-edits.ts";
import { putEdit } from "./put-edit.ts";
import { forgetSaving, saveNow, saveSoon } from "./autosave.ts";
import {
  appendVersion,
  closeVersion,
  currentText,
  firstVersion,
  isBlank,
  redoVersion,
  startVersions,
  typeText,
  undoVersion,
} from "./versions.ts";

/** The edit of a caption; a new one if it has not been changed yet. Undefined if nobody is signed in. */
function editOf(id: VariantId): CaptionEdit | undefined {
  const known = captionEdits.get().get(variantKey(id));
  if (known) return known;
  const user = getUser();
  const text = captionBatches.get().find((batch) => batch.id === id.entryId)?.captions[id.place];
  if (!user || text === undefined) return undefined;
  const { entryId, place, platform } = id;
  return { entryId, place, platform, userId: user.id, versions: startVersions(text), revision: 0, state: "saved" };
}

function change(id: VariantId, next: (versions: Versions) => Versions): CaptionEdit | undefined {
  const edit = editOf(id);
  if (!edit) return undefined;
  const versions = next(edit.versions);
  if (versions === edit.versions) return edit;
  const { texts, current } = edit.versions;
  const same = versions.texts === texts && versions.current === current;
  const state: SaveState = edit.state === "detached" || (same && edit.state === "saved") ? edit.state : "waiting";
  const put = { ...edit, versions, state };
  putEdit(put);
  return put;
}

/** Changes the text of a caption while somebody types. It is saved after a pause. */
export function typeCaption(id: VariantId, text: string): void {
  const edit = change(id, (versions) => typeText(versions, text));
  if (edit?.state === "waiting")
    saveSoon(edit, () => {
      // An empty text is what stands between two words, not a version.
      change(id, (versions) => (isBlank(currentText(versions)) ? versions : closeVersion(versions)));
    });
}

function changeNow(id: VariantId, next: (versions: Versions) => Versions): void {
  const edit = change(id, next);
  if (edit?.state === "waiting") {
    keepEdit(edit);
    saveNow(variantKey(id));
  }
}

/**
 * Ends the version that was typed and saves it, for example when the person leaves the editor.
 * @returns whether an empty text was replaced by the version before it
 */
export function closeCaption(id: VariantId): boolean {
  const before = captionEdits.get().get(variantKey(id));
  changeNow(id, closeVersion);
  return before !== undefined && isBlank(currentText(before.versions));
}

export const undoCaption = (id: VariantId): void => changeNow(id, undoVersion);
export const redoCaption = (id: VariantId): void => changeNow(id, redoVersion);
export const backToFirstVersion = (id: VariantId): void => changeNow(id, firstVersion);
/** Adds a text as a version of its own, for example one that was written again. */
export const addVersion = (id: VariantId, text: string): void =>
  changeNow(id, (versions) => appendVersion(versions, text));

onLogout(() => {
  for (const edit of captionEdits.get().values()) if (edit.state === "waiting") keepEdit(edit);
  forgetSaving();
  captionEdits.set(new Map());
});
