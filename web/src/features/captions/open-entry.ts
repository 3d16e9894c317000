import { historyEntryDetails, type HistoryEntryDetails } from "@contract/wire/history.ts";
import * as operations from "@contract/wire/operations.ts";
import { api } from "@/lib/api-client.ts";
import { readableError } from "@/lib/api-error.ts";
import { favoritesChanged } from "@/lib/toggle-favorite.ts";
import { toast } from "@/lib/toast.ts";
import { captionBatches, showFirst, type CaptionBatch } from "./caption-batches.ts";

/**
 * Reads an entry and, if its captions have versions, loads the functions that keep them and the controls that show
 * them, so that both appear with the captions. Rejects if something cannot be read.
 */
async function readEntry(id: string): Promise<{ entry: HistoryEntryDetails; openVariants: (() => void) | null }> {
  const entry = await api(operations.getHistoryEntry, { params: { id }, schema: historyEntryDetails });
  if (entry.variants.length === 0) return { entry, openVariants: null };
  const [{ openVariants }, { editorChunk }] = await Promise.all([
    import("./editor/resume.ts"),
    import("./components/editable-text.tsx"),
  ]);
  await editorChunk.load();
  return { entry, openVariants: () => openVariants(entry.id, entry.variants) };
}

/**
 * Reads an entry of the list again, because another tab or device may have changed it. After a failure, what is shown
 * stays; the next save would notice the difference.
 */
export async function refreshEntry(id: string): Promise<void> {
  const read = await readEntry(id).catch(() => null);
  if (!read || !captionBatches.get().some((batch) => batch.id === id)) return;
  read.openVariants?.();
  favoritesChanged.emit({ entryId: id, favorites: read.entry.favorites ?? [], isStored: true });
}

/**
 * Puts an entry of the history at the front of the session's list, with the versions of its captions and the platforms
 * that they were adapted to. One that is already there moves to the front.
 * @returns whether it is there; otherwise a notification says why
 */
export async function openEntry(id: string): Promise<boolean> {
  const known = captionBatches.get().find((batch) => batch.id === id);
  if (known) {
    showFirst(known);
    void refreshEntry(id);
    return true;
  }
  try {
    const { entry, openVariants } = await readEntry(id);
    const batch: CaptionBatch = {
      id: entry.id,
      keyword: entry.keyword,
      platform: entry.platform,
      captions: entry.captions,
      timestamp: Date.parse(entry.createdAt),
      writer: null,
      photoUrl: null,
      hasPhoto: entry.hasPhoto ?? false,
      favorites: entry.favorites ?? [],
      requested: entry.captions.length,
      brief: null,
      arriving: false,
      note: null,
      seen: null,
    };
    showFirst(batch);
    openVariants?.();
    return true;
  } catch (error) {
    toast({
      title: "The caption could not be opened",
      description: readableError(error, "Please try again."),
      variant: "destructive",
    });
    return false;
  }
}
