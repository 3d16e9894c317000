import * as z from "zod/mini";
import { toneLengthMax } from "../rules/text-lengths.ts";
import { fitsCodePoints, storable, visible } from "./text.ts";

export const toneMessages = {
  saved: "Tone preference saved",
  missing: "Please enter your caption style.",
  point: "Please switch off only what was read from your caption style.",
  long: `Please keep the caption style to ${toneLengthMax.toLocaleString("en")} characters or fewer.`,
} as const;

/**
 * Everything that can be read from a tone and turned off individually. `domain/captions/voice/` defines what each point
 * means.
 */
export const voicePointIds = [
  "length",
  "casing",
  "emoji",
  "hashtags",
  "exclamation",
  "questions",
  "openEnd",
  "capsWord",
  "slang",
  "opener",
  "signature",
  "register",
  "language",
] as const;
export type VoicePointId = (typeof voicePointIds)[number];

const voiceOff = z
  .array(z.enum(voicePointIds, { error: toneMessages.point }), { error: toneMessages.point })
  .check(z.maxLength(voicePointIds.length, toneMessages.point));

/**
 * Free text with examples of the person's own captions; empty if there is none. `off`: voice points that are turned
 * off.
 */
export const tonePreference = z.object({ tone: z.string(), off: z.optional(z.array(z.string())) });

/** An empty text removes the tone. Without `off`, all voice points count. */
export const toneRequest = z.object({
  tone: z
    .string({ error: toneMessages.missing })
    .check(storable(), visible(), fitsCodePoints(toneLengthMax, toneMessages.long)),
  off: z.optional(voiceOff),
});
export type ToneRequest = z.infer<typeof toneRequest>;

/** What the form checks: it takes a tone of any length, and the server decides. */
export const toneForm = z.object({
  tone: z.string().check(storable(), visible()),
  off: z.optional(voiceOff),
});

export const toneSaved = z.extend(tonePreference, { message: z.string() });
export type ToneSaved = z.infer<typeof toneSaved>;
