import { useEffect } from "react";
import { onLiveChange, type LiveChange } from "@/lib/live-changes.ts";
import { captionBatches } from "./caption-batches.ts";

/** The digest of captions as the database makes it; undefined where the browser has no cryptography (plain http). */
async function digestOf(captions: readonly string[]): Promise<string | undefined> {
  const bytes = await globalThis.crypto?.subtle?.digest("SHA-256", new TextEncoder().encode(JSON.stringify(captions)));
  return bytes && [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

type ChangedEntry = NonNullable<LiveChange["entries"]>[number];

async function readIfChanged({ id, favorites = [], digest }: ChangedEntry): Promise<void> {
  const batch = captionBatches.get().find((listed) => listed.id === id);
  // This tab's own saves come back as changes, too.
  if (!batch || batch.arriving) return;
  if (
    digest !== undefined &&
    digest === (await digestOf(batch.captions)) &&
    String(favorites) === String(batch.favorites)
  )
    return;
  const { refreshEntry } = await import("./open-entry.ts");
  await refreshEntry(batch.id);
}

/** Reads an entry of the list again when another tab or device has changed a text or a favorite of it. */
export function useFollowEntries(): void {
  useEffect(
    () =>
      onLiveChange(({ table, type, entries }) => {
        if (table !== "caption_history" || type !== "UPDATE") return;
        for (const entry of entries ?? []) void readIfChanged(entry).catch(() => undefined);
      }),
    [],
  );
}
