import * as z from "zod/mini";
import { languages } from "../rules/brief.ts";
import { postPlatformIds } from "../rules/platforms.ts";
import { likeTextLengthMax, rewriteKinds, rewriteTextLengthMax } from "../rules/rewrites.ts";
import { usage } from "./accounts.ts";
import { writerKind } from "./captions.ts";
import { postPlatformId } from "./platform.ts";
import { storable, visible } from "./text.ts";

export const rewriteMessages = {
  kind: "Please choose one of the rewrites that are listed.",
  text: "Please send the caption that is to be changed.",
  textLong: `Please keep the caption to ${rewriteTextLengthMax.toLocaleString("en")} characters or fewer.`,
  language: "Please choose the language of the new caption.",
  likeText: "Please add the caption that yours should be like.",
  likeTextLong: `Please keep the example to ${likeTextLengthMax.toLocaleString("en")} characters or fewer.`,
  platforms: `Please choose up to ${postPlatformIds.length} different platforms from the list.`,
  notOffered: "This caption cannot be rewritten that way. Nothing was counted.",
  rejected: "The new caption did not pass our checks, so yours stays as it is. Nothing was counted, please try again.",
  refused: "The caption writer declined to change this caption. Nothing was counted.",
} as const;

const text = z
  .string({ error: rewriteMessages.text })
  .check(
    storable(),
    visible(),
    z.minLength(1, rewriteMessages.text),
    z.maxLength(rewriteTextLengthMax, rewriteMessages.textLong),
  );
const kind = z.enum(rewriteKinds, { error: rewriteMessages.kind });

/** The body of `POST /api/captions/:id/:place/rewrite-options`: the caption as it is now. */
export const rewriteOptionsRequest = z.object({ text, platform: postPlatformId });

/** What the writer in use can do well with this caption. */
export const rewriteOptions = z.object({
  kinds: z.array(kind),
  /** Rewrites of this generation that do not count; null with premium access. */
  rewritesLeft: z.nullable(z.int()),
});
export type RewriteOptions = z.infer<typeof rewriteOptions>;

/** The languages that can be requested: those whose text can be checked. */
export const rewriteLanguage = z.enum(
  languages.filter((language) => language !== "other"),
  { error: rewriteMessages.language },
);

/** The body of `POST /api/captions/:id/:place/rewrite`. */
export const rewriteRequest = z
  .object({
    kind,
    text,
    platform: postPlatformId,
    /** Required for "language". */
    language: z.optional(rewriteLanguage),
    /** Required for "like": the caption whose style is wanted. */
    likeText: z.optional(
      z
        .string({ error: rewriteMessages.likeText })
        .check(storable(), visible(), z.maxLength(likeTextLengthMax, rewriteMessages.likeTextLong)),
    ),
  })
  .check(
    z.refine(({ kind: asked, language }) => asked !== "language" || language !== undefined, {
      path: ["language"],
      error: rewriteMessages.language,
    }),
    z.refine(({ kind: asked, likeText }) => asked !== "like" || !!likeText, {
      path: ["likeText"],
      error: rewriteMessages.likeText,
    }),
  );
export type RewriteRequest = z.infer<typeof rewriteRequest>;

export const rewriteResult = z.object({
  text: z.string(),
  writer: writerKind,
  /** Rewrites of this generation that do not count; null with premium access. */
  rewritesLeft: z.nullable(z.int()),
  usage,
});
export type RewriteResult = z.infer<typeof rewriteResult>;

/** The body of `POST /api/captions/:id/:place/adapt`. */
export const adaptRequest = z.object({
  text,
  /** By default every platform except General and the caption's own. */
  platforms: z.optional(
    z.array(postPlatformId, { error: rewriteMessages.platforms }).check(
      z.minLength(1, rewriteMessages.platforms),
      z.maxLength(postPlatformIds.length, rewriteMessages.platforms),
      z.refine((ids) => new Set(ids).size === ids.length, rewriteMessages.platforms),
    ),
  ),
});
export type AdaptRequest = z.infer<typeof adaptRequest>;

/** A caption fitted for one platform. */
const adaptation = z.object({
  platform: postPlatformId,
  /** The whole text, with its hashtags at the end. */
  text: z.string(),
  /** What is copied: one post, or the numbered posts of a thread; without the hashtags for a first comment. */
  posts: z.array(z.string()),
  /** The hashtags for a first comment, on platforms where they belong there; otherwise null. */
  firstComment: z.nullable(z.string()),
  /** "model": written for this platform; "rules": the caption itself, fitted by the platform's rules. */
  by: z.enum(["model", "rules"]),
});
export type Adaptation = z.infer<typeof adaptation>;

export const adaptResult = z.object({ adaptations: z.array(adaptation), writer: writerKind, usage });
export type AdaptResult = z.infer<typeof adaptResult>;
