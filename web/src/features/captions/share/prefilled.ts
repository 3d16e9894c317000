import { createStore } from "@/lib/store.ts";
import type { CaptionFormState } from "../caption-form.ts";

/** What the form contains that the person did not enter: it came with a link, or from another app or website. */
export interface Prefilled {
  from: "share" | "link";
  keyword: string;
  /** The object URL of the photo. */
  photo: string | undefined;
}

export const prefilled = createStore<Prefilled | null>(null);

/** Where the form's content came from, as long as the person has changed none of it; null if they entered it. */
export function originOf({ keyword, photo }: CaptionFormState, filled: Prefilled | null): Prefilled["from"] | null {
  if (filled === null) return null;
  const isKeyword = filled.keyword !== "" && filled.keyword === keyword;
  const isPhoto = filled.photo !== undefined && filled.photo === photo?.url;
  return isKeyword || isPhoto ? filled.from : null;
}
