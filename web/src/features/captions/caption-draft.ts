import type { CaptionRequest } from "@contract/captions.ts";
import { sliderDefault } from "@contract/limits.ts";
import { createStore } from "@/lib/store.ts";

/** A chosen picture, ready for upload, with an object URL that shows it. */
export interface DraftPhoto { file: File; name: string; url: string }

/** What the panel's controls hold; kept while the person looks at another tab. */
export interface CaptionDraft extends CaptionRequest { photo: DraftPhoto | null }

/** The style controls as Reset restores them. */
export const defaultStyle = { emojiLevel: sliderDefault, hashtagLevel: sliderDefault, aiControlled: true, platform: "general" } as const;

const emptyDraft: CaptionDraft = { keyword: "", photo: null, ...defaultStyle };

export const captionDraft = createStore<CaptionDraft>(emptyDraft);

export function changeDraft(change: Partial<Omit<CaptionDraft, "photo">>): void {
  captionDraft.set({ ...captionDraft.get(), ...change });
}

/** Puts a picture in the draft, or takes it out; the one before gives its memory back. */
export function setDraftPhoto(file: File | null, name = file?.name ?? ""): void {
  const before = captionDraft.get();
  if (before.photo) URL.revokeObjectURL(before.photo.url);
  captionDraft.set({ ...before, photo: file && { file, name, url: URL.createObjectURL(file) } });
}

export function clearDraft(): void {
  setDraftPhoto(null);
  captionDraft.set(emptyDraft);
}
