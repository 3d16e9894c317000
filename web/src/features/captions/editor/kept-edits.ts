import { parseJson } from "@contract/wire/json.ts";
import { variantPlatform } from "@contract/wire/caption-variants.ts";
import * as z from "zod/mini";
import { keptEditPrefix } from "@/lib/kept-edits.ts";
import { lastSeenDays } from "@/lib/last-seen-days.ts";
import { variantKey, type CaptionEdit } from "../caption-edits.ts";

/** When to look again for edits that another tab left. */
export const lookAgainMs = 11_000;
const ageMaxMs = lastSeenDays * 24 * 60 * 60 * 1000;

/**
 * Edits that are not on the server yet, in this browser's local storage: one item per caption, under the account's ID,
 * so that another person who signs in here never gets them.
 */
const keptEdit = z.object({
  userId: z.string(),
  entryId: z.string(),
  place: z.int(),
  platform: variantPlatform,
  texts: z.array(z.string()).check(z.minLength(1)),
  current: z.int(),
  revision: z.int(),
  keptAt: z.number(),
  /** Which tab kept it; a reload does not change that. */
  tab: z.string(),
});

/** Without storage (private windows, a full disk), edits live in the tab alone. */
function withStorage<T>(step: (storage: Storage) => T): T | undefined {
  try {
    return step(window.localStorage);
  } catch (error) {
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}

const tabName = "caption-edit-tab";
/** While a tab is open, it keeps what is typed there every few hundred milliseconds and saves it itself. */
const openTabMs = 10_000;

/** The name of this tab, which survives a reload. */
function thisTab(): string {
  return (
    withStorage(() => {
      const known = window.sessionStorage.getItem(tabName) ?? crypto.randomUUID();
      window.sessionStorage.setItem(tabName, known);
      return known;
    }) ?? ""
  );
}

const keyOf = (edit: CaptionEdit) => `${keptEditPrefix}${edit.userId}:${variantKey(edit)}`;

/** Keeps an edit until it is saved. */
export function keepEdit(edit: CaptionEdit): void {
  const { userId, entryId, place, platform, versions, revision } = edit;
  const { texts, current } = versions;
  const value = { userId, entryId, place, platform, texts, current, revision, keptAt: Date.now(), tab: thisTab() };
  withStorage((storage) => storage.setItem(keyOf(edit), JSON.stringify(value)));
}

/** Forgets an edit that was saved, unless another tab has kept another text of the same caption meanwhile. */
export function forgetEdit(edit: CaptionEdit): void {
  withStorage((storage) => {
    const kept = keptEdit.safeParse(parseJson(storage.getItem(keyOf(edit)) ?? ""));
    const text = kept.data?.texts[kept.data.current];
    if (!kept.success || edit.versions.texts.includes(text ?? "")) storage.removeItem(keyOf(edit));
  });
}

/**
 * The kept edits of a person. Those of anybody that are unreadable or older than 30 days are deleted.
 * @returns `left`: whether others were just kept by another tab, which may still be open and save them itself
 */
export function keptEdits(userId: string): { edits: CaptionEdit[]; left: boolean } {
  return (
    withStorage((storage) => {
      const edits: CaptionEdit[] = [];
      let left = false;
      for (const key of Object.keys(storage).filter((name) => name.startsWith(keptEditPrefix))) {
        const { data } = keptEdit.safeParse(parseJson(storage.getItem(key) ?? ""));
        if (!data || data.texts[data.current] === undefined || Date.now() - data.keptAt > ageMaxMs) {
          storage.removeItem(key);
          continue;
        }
        if (data.userId !== userId) continue;
        const { texts, current, keptAt, tab, ...rest } = data;
        if (tab !== thisTab() && Date.now() - keptAt < openTabMs) left = true;
        else edits.push({ ...rest, versions: { texts, current, open: false }, state: "waiting" });
      }
      return { edits, left };
    }) ?? { edits: [], left: false }
  );
}
