import { useSyncExternalStore } from "react";
import { createStore } from "@/lib/store.ts";
import type { CaptionId } from "./caption-batches.ts";

/** A rewrite or an adaptation that is running for one caption. */
export interface CaptionChange {
  /** What the writer is doing, for the person: "Making it shorter…". */
  label: string;
  controller: AbortController;
}

/** The running changes of this tab by `changeKey`; at most one for each caption. */
export const captionChanges = createStore<ReadonlyMap<string, CaptionChange>>(new Map());

export function changeKey({ entryId, place }: CaptionId): string {
  return `${entryId}:${place}`;
}

/** The running change of one caption, in React; undefined if there is none. */
export function useCaptionChange(id: CaptionId): CaptionChange | undefined {
  const key = changeKey(id);
  return useSyncExternalStore(captionChanges.subscribe, () => captionChanges.get().get(key));
}

/** Cancels the running change of a caption; the server stops and counts nothing. */
export function cancelChange(id: CaptionId): void {
  captionChanges.get().get(changeKey(id))?.controller.abort();
}
