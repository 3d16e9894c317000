import { ApiError, fetchChunk } from "@/lib/api-client.ts";
import { createStore, useStore } from "@/lib/store.ts";
import { toast } from "@/lib/toast.ts";
import { setFormPhoto } from "../caption-form.ts";

/**
 * Counts choices, so that a slow photo never replaces one that was chosen after it, and never reappears after its
 * removal.
 */
let lastChoice = 0;
const preparing = createStore(false);

/** Checks and prepares a photo and puts it into the form; a photo that cannot be used gets a message. */
export async function choosePhoto(file: File): Promise<void> {
  lastChoice += 1;
  const choice = lastChoice;
  preparing.set(true);
  try {
    const { preparePhoto } = await fetchChunk(() => import("./prepare-photo.ts"));
    const photo = await preparePhoto(file);
    if (choice !== lastChoice) return;
    if (photo.ok) setFormPhoto(photo.file, file.name);
    else toast({ ...photo.refusal, variant: "destructive" });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    toast({ title: "The photo could not be prepared", description: error.readable, variant: "destructive" });
  } finally {
    if (choice === lastChoice) preparing.set(false);
  }
}

function removePhoto(): void {
  lastChoice += 1;
  preparing.set(false);
  setFormPhoto(null);
}

function chooseFirst(files: FileList | null): void {
  const file = files?.[0];
  if (file) void choosePhoto(file);
}

/**
 * Takes files from an input, a drop or the clipboard into the form.
 * @returns `preparing` while a photo is being prepared; `choose` uses the first file; `remove` removes the photo
 */
export function usePhotoChoice(): { preparing: boolean; choose: (files: FileList | null) => void; remove: () => void } {
  return { preparing: useStore(preparing), choose: chooseFirst, remove: removePhoto };
}
