import { takeShared } from "@/lib/shared-content.ts";
import { toast } from "@/lib/toast.ts";
import { captionForm, changeForm } from "../caption-form.ts";
import { captionTexts } from "../caption-texts.ts";
import { choosePhoto } from "../photo/use-photo-choice.ts";
import { prefilled } from "./prefilled.ts";
import { sharedKeyword } from "./shared-keyword.ts";

/**
 * Puts what was shared with the app into the form, once.
 * @param expected the person has just shared something, so that nothing is worth a message
 */
export async function receiveShared(expected: boolean): Promise<void> {
  const shared = await takeShared(Date.now());
  const { keyword, cut } = sharedKeyword(shared ?? { title: "", text: "", url: "" });
  if (!shared || (!keyword && !shared.photo)) {
    if (expected) toast(captionTexts.nothingShared);
    return;
  }
  const before = captionForm.get().keyword.trim();
  if (keyword) changeForm({ keyword });
  prefilled.set({ from: "share", keyword, photo: undefined });
  if (cut) toast(captionTexts.sharedCut);
  else if (keyword && before && before !== keyword) toast(captionTexts.sharedReplaced(before));
  // Last, so that the refusal of a photo is the message that stays.
  if (!shared.photo) return;
  await choosePhoto(shared.photo);
  prefilled.set({ from: "share", keyword, photo: captionForm.get().photo?.url });
}
