import * as z from "zod/mini";
import {
  hashtagSetNameLengthMax,
  hashtagSetsMax,
  hashtagsPerSetMax,
  signatureLengthMax,
} from "../rules/text-lengths.ts";
import { storable, visible, visibleLine } from "./text.ts";

export const captionEndingMessages = {
  nameMissing: "Please give the hashtag set a name.",
  nameLong: `Please keep the name to ${hashtagSetNameLengthMax} characters or fewer.`,
  hashtagsMissing: "Please enter at least one hashtag.",
  hashtagsMany: `A set holds at most ${hashtagsPerSetMax} hashtags.`,
  hashtag: "A hashtag is one word of letters, digits and underscores, at most 100 characters long.",
  setsMany: `You can keep ${hashtagSetsMax} hashtag sets. Please delete one first.`,
  setNotFound: "This hashtag set no longer exists.",
  signature: "Please enter your signature.",
  signatureLong: `Please keep the signature to ${signatureLengthMax} characters or fewer.`,
} as const;

/** A set of hashtags, each without its '#', in their order. */
export const hashtagSet = z.object({ id: z.string(), name: z.string(), hashtags: z.array(z.string()) });
export type HashtagSet = z.infer<typeof hashtagSet>;

/** `GET /api/hashtag-sets`, and the response of every call that changes them. The signature is '' if there is none. */
export const captionEndings = z.object({ sets: z.array(hashtagSet), signature: z.string() });
export type CaptionEndings = z.infer<typeof captionEndings>;

/** One word, as the database accepts it; what a person types may begin with '#'. */
const hashtag = z.string({ error: captionEndingMessages.hashtag }).check(
  z.overwrite((text: string) =>
    text
      .trim()
      .replace(/^[#＃]+/u, "")
      .normalize("NFC"),
  ),
  z.regex(/^[\p{L}\p{N}\p{M}_]{1,100}$/u, captionEndingMessages.hashtag),
);

export const hashtagSetRequest = z.object({
  name: z
    .string({ error: captionEndingMessages.nameMissing })
    .check(
      storable(),
      visibleLine(),
      z.minLength(1, captionEndingMessages.nameMissing),
      z.maxLength(hashtagSetNameLengthMax, captionEndingMessages.nameLong),
    ),
  hashtags: z
    .array(hashtag, { error: captionEndingMessages.hashtagsMissing })
    .check(
      z.minLength(1, captionEndingMessages.hashtagsMissing),
      z.maxLength(hashtagsPerSetMax, captionEndingMessages.hashtagsMany),
    ),
});
export type HashtagSetRequest = z.infer<typeof hashtagSetRequest>;

/** An empty text removes the signature. */
export const signatureRequest = z.object({
  signature: z
    .string({ error: captionEndingMessages.signature })
    .check(storable(), visible(), z.maxLength(signatureLengthMax, captionEndingMessages.signatureLong)),
});
