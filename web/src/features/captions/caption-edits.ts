import type { PostPlatformId } from "@contract/rules/platforms.ts";
import { useSyncExternalStore } from "react";
import { createStore } from "@/lib/store.ts";
import type { CaptionId } from "./caption-batches.ts";

/** The texts that a caption has had. */
export interface Versions {
  /** Oldest first; the first one is what was generated. */
  texts: readonly string[];
  /** The index of the current text. */
  current: number;
  /** Whether typing changes the current version; otherwise it begins another one. */
  open: boolean;
}

/** A caption on one platform. */
export interface VariantId extends CaptionId {
  platform: PostPlatformId;
}

/**
 * `waiting`: not on the server yet; `refused`: the server does not take it as it is; `detached`: the entry is no longer
 * in the history, so that the text exists in this tab only.
 */
export type SaveState = "saved" | "waiting" | "refused" | "detached";

/** A caption that was changed, or opened with its versions. */
export interface CaptionEdit extends VariantId {
  /** Whose it is. */
  userId: string;
  versions: Versions;
  /** The revision that the server stored last, as far as this tab knows; 0 if none. */
  revision: number;
  state: SaveState;
}

/** The edits of this tab by `variantKey`. The functions that change them are in `editor/edits.ts`, which is lazy. */
export const captionEdits = createStore<ReadonlyMap<string, CaptionEdit>>(new Map());

export function variantKey({ entryId, place, platform }: VariantId): string {
  return `${entryId}:${place}:${platform}`;
}

/** The edit of one caption, in React; undefined if it was never edited. Other captions' edits do not render it. */
export function useCaptionEdit(id: VariantId): CaptionEdit | undefined {
  const key = variantKey(id);
  return useSyncExternalStore(captionEdits.subscribe, () => captionEdits.get().get(key));
}
