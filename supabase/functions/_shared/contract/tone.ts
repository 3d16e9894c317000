import * as z from "zod/mini";
import { toneLengthMax } from "./limits.ts";
import { storable, visible } from "./text.ts";

export const toneMessages = {
  saved: "Tone preference saved",
  missing: "Please enter your caption style.",
  long: `Please keep the caption style to ${toneLengthMax} characters or fewer.`,
} as const;

/** Free text with examples of the person's own captions; empty when there is none. */
export const tonePreference = z.object({ tone: z.string() });

/** An empty text removes the preference. */
export const toneRequest = z.object({
  tone: z.string({ error: toneMessages.missing }).check(storable(), visible(), z.maxLength(toneLengthMax, toneMessages.long)),
});
export type ToneRequest = z.infer<typeof toneRequest>;

export const toneSaved = z.extend(tonePreference, { message: z.string() });
export type ToneSaved = z.infer<typeof toneSaved>;
