import { postPlatformIds, type PostPlatformId } from "@contract/rules/platforms.ts";
import { useSyncExternalStore } from "react";
import { createStore, useStore } from "@/lib/store.ts";
import type { CaptionId } from "../caption-batches.ts";
import { captionEdits, useCaptionEdit, variantKey, type VariantId } from "../caption-edits.ts";

/** The text that a variant got when it was adapted or taken over in this session, by `variantKey`. */
export const fittedTexts = createStore<ReadonlyMap<string, string>>(new Map());

/**
 * The platforms of a caption's tabs, in React: its own first, then those that it has a variant for; its own alone if it
 * has none.
 */
export function useVariantPlatforms({ entryId, place }: CaptionId, own: PostPlatformId): readonly PostPlatformId[] {
  // A text, because a list would be another one each time and render forever.
  const names = useSyncExternalStore(captionEdits.subscribe, () =>
    postPlatformIds
      .filter((platform) => platform !== own && captionEdits.get().has(variantKey({ entryId, place, platform })))
      .join(" "),
  );
  return [own, ...postPlatformIds.filter((platform) => names.split(" ").includes(platform))];
}

/** Whether a variant was changed after it had been fitted for its platform. */
export function useIsForked(id: VariantId, own: PostPlatformId): boolean {
  const fitted = useStore(fittedTexts).get(variantKey(id));
  const edit = useCaptionEdit(id);
  if (!edit) return false;
  const { texts, current } = edit.versions;
  // A variant of an earlier session was fitted with its first version.
  const first = id.platform === own ? fitted : (fitted ?? texts[0]);
  return first !== undefined && texts[current] !== first;
}
