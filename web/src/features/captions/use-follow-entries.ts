import { useEffect } from "react";
import { onLiveChange } from "@/lib/live-changes.ts";
import { captionBatches } from "./caption-batches.ts";

const sameTexts = (texts: unknown, captions: readonly string[]) =>
  Array.isArray(texts) && texts.length === captions.length && captions.every((text, place) => text === texts[place]);

/** Reads an entry of the list again when another tab or device has changed a text or a favorite of it. */
export function useFollowEntries(): void {
  useEffect(
    () =>
      onLiveChange(({ table, type, row }) => {
        if (table !== "caption_history" || type !== "UPDATE") return;
        const batch = captionBatches.get().find(({ id }) => id === String(row["id"]));
        // This tab's own saves come back as changes, too.
        if (!batch || batch.arriving) return;
        if (sameTexts(row["captions"], batch.captions) && String(row["favorites"] ?? []) === String(batch.favorites))
          return;
        void import("./open-entry.ts").then(({ refreshEntry }) => refreshEntry(batch.id)).catch(() => undefined);
      }),
    [],
  );
}
