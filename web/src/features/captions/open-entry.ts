import { historyEntryDetails } from "@contract/wire/history.ts";
import * as operations from "@contract/wire/operations.ts";
import { api } from "@/lib/api-client.ts";
import { readableError } from "@/lib/api-error.ts";
import { toast } from "@/lib/toast.ts";
import { captionBatches, showFirst, type CaptionBatch } from "./caption-batches.ts";

/** The functions that keep versions, and the controls that show them, so that both appear with the captions. */
async function loadEditing() {
  const [{ openVariants }, { editorChunk }] = await Promise.all([
    import("./editor/resume.ts"),
    import("./components/editable-text.tsx"),
  ]);
  await editorChunk.load();
  return openVariants;
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
    return true;
  }
  try {
    const entry = await api(operations.getHistoryEntry, { params: { id }, schema: historyEntryDetails });
    const openVariants = entry.variants.length > 0 ? await loadEditing() : null;
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
      reading: null,
      arriving: false,
      note: null,
      seen: null,
    };
    showFirst(batch);
    openVariants?.(entry.id, entry.variants);
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
