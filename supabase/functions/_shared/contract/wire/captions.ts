import * as z from "zod/mini";
import { usage } from "./accounts.ts";
import { intent, language } from "./brief.ts";
import { intents, languages } from "../rules/brief.ts";
import { keywordLengthMax } from "../rules/text-lengths.ts";
import { sliderMax, sliderMin } from "../rules/levels.ts";
import { platformId } from "./platform.ts";
import { storable, visible } from "./text.ts";

export const captionMessages = {
  keywordLong: `Please keep the keyword to ${keywordLengthMax} characters or fewer.`,
  keywordMissing: "Please enter a keyword or topic for your caption.",
  level: "The level must be a whole number from 0 to 100.",
  aiControlled: "aiControlled must be true or false.",
  fileTooLarge: { title: "File too large", description: "Image must be less than 5MB" },
  fileType: { title: "Unsupported file type", description: "Please upload a PNG, JPG or GIF image." },
  fileBroken: "This image could not be read. Please try another file.",
  imageField: "Please send one image at most, as a file.",
  /** A visitor has used the free caption of the day. */
  trialSpent: {
    title: "Daily Limit Reached",
    description: "You've reached your free caption limit for today. Sign up for more!",
  },
  modelFailed: "The caption writer could not finish. Nothing was counted, please try again.",
  modelRejected:
    "No caption passed our checks this time. Nothing was counted; please try again, perhaps with a few more words about your subject.",
  /** The keyword is letters at random. */
  keywordUnreadable:
    "These letters are no words that we know. Type what your post is about, for example “iced latte” or “our dog turned 3 today”. Nothing was counted.",
  intent: "Please choose one of the kinds of post that are listed.",
  language: "Please choose one of the listed languages.",
  noteLong: `Please keep what the photo shows to ${keywordLengthMax} characters or fewer.`,
  modelRefused: "The caption writer declined this topic or picture. Nothing was counted, please try another one.",
  modelNotConfigured: "The caption writer is not set up correctly. Nothing was counted, please tell support.",
  aborted: "The request was cancelled. Nothing was counted.",
  /** The writer failed after captions had been sent. */
  modelStopped: "The caption writer stopped early. The captions that arrived are kept and counted once.",
  historyCleared: "History cleared",
  imagePixels: "This image has too many pixels. Please upload a smaller version.",
} as const;

const keyword = z
  .string({ error: captionMessages.keywordMissing })
  .check(storable(), visible(), z.maxLength(keywordLengthMax, captionMessages.keywordLong));
const level = z
  .int({ error: captionMessages.level })
  .check(z.minimum(sliderMin, captionMessages.level), z.maximum(sliderMax, captionMessages.level));

/**
 * The fields of `POST /api/generate-caption`, in addition to the optional file `image`. The keyword and the image may
 * both be missing.
 */
export const captionRequest = z.object({
  keyword,
  platform: platformId,
  emojiLevel: level,
  hashtagLevel: level,
  aiControlled: z.boolean({ error: captionMessages.aiControlled }),
  /** The kind of post, if the person chose one; otherwise it is read from the keyword. */
  intent: z.optional(z.enum(intents, { error: captionMessages.intent })),
  /** The language of the captions, if the person chose one. */
  language: z.optional(z.enum(languages, { error: captionMessages.language })),
  /** What the photo shows, in the person's words. */
  photoNote: z.optional(
    z.string().check(storable(), visible(), z.maxLength(keywordLengthMax, captionMessages.noteLong)),
  ),
});
export type CaptionRequest = z.infer<typeof captionRequest>;

export const freeCaptionRequest = z.object({
  keyword: keyword.check(z.minLength(1, captionMessages.keywordMissing)),
  platform: platformId,
});
export type FreeCaptionRequest = z.infer<typeof freeCaptionRequest>;

/** Which writer wrote the captions: a language model, or the built-in writer, which needs no key. */
export const writerKind = z.enum(["model", "built-in"]);
export type WriterKind = z.infer<typeof writerKind>;

/** What was read from a keyword; `gravity` is "crisis" if somebody may be in danger. */
export const captionBrief = z.object({ intent, language, gravity: z.enum(["light", "grave", "crisis"]) });
export type CaptionBrief = z.infer<typeof captionBrief>;

/** What a model saw in the photo. */
const photoDescription = z.object({ facts: z.array(z.string()), altText: z.string() });

export const captionResult = z.object({
  id: z.string(),
  keyword: z.string(),
  platform: platformId,
  captions: z.array(z.string()),
  createdAt: z.string(),
  writer: writerKind,
  usage,
  /** The number of captions requested; `captions` has fewer if fewer passed the checks. */
  requested: z.optional(z.int()),
  brief: z.optional(captionBrief),
  photo: z.optional(photoDescription),
});
export type CaptionResult = z.infer<typeof captionResult>;

export const freeCaptionResult = z.object({
  caption: z.string(),
  writer: writerKind,
  brief: z.optional(captionBrief),
});
export type FreeCaptionResult = z.infer<typeof freeCaptionResult>;
