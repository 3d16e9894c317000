import type { CaptionRequest } from "@contract/wire/captions.ts";
import { sliderDefault } from "@contract/rules/levels.ts";
import { createStore } from "@/lib/store.ts";

/** A chosen photo that is ready for upload, with an object URL that shows it. */
export interface FormPhoto {
  file: File;
  name: string;
  url: string;
}

/** The values of the form's controls; kept while the person visits another tab. */
export interface CaptionFormState extends CaptionRequest {
  photo: FormPhoto | null;
}

/** The style controls after a reset. */
export const defaultStyle: Partial<CaptionFormState> &
  Pick<CaptionFormState, "emojiLevel" | "hashtagLevel" | "aiControlled" | "platform"> = {
  emojiLevel: sliderDefault,
  hashtagLevel: sliderDefault,
  aiControlled: true,
  platform: "general",
  intent: undefined,
  language: undefined,
};

const emptyForm: CaptionFormState = { keyword: "", photo: null, ...defaultStyle };

export const captionForm = createStore<CaptionFormState>(emptyForm);

export function changeForm(change: Partial<Omit<CaptionFormState, "photo">>): void {
  captionForm.set({ ...captionForm.get(), ...change });
}

/** Sets or removes the photo of the form, and frees the memory of the previous one. */
export function setFormPhoto(file: File | null, name = file?.name ?? ""): void {
  const { photoNote: _, ...before } = captionForm.get();
  if (before.photo) URL.revokeObjectURL(before.photo.url);
  // The note about one photo does not apply to the next.
  captionForm.set({ ...before, photo: file && { file, name, url: URL.createObjectURL(file) } });
}

export function clearForm(): void {
  setFormPhoto(null);
  captionForm.set(emptyForm);
}
