import * as z from "zod/mini";
import { platforms } from "../rules/platforms.ts";
import { storable, visible } from "./text.ts";
import { webAddress } from "./web-address.ts";
import { postIdLengthMax } from "../rules/text-lengths.ts";

/** Validation messages of the social post form. */
export const postMessages = {
  platform: "Please select a platform.",
  scheduledFor: "Please select a scheduled date and time.",
  content: "Please enter content for your post or use AI generation.",
  contentLong: `Content must be at most ${platforms.instagram.lengthMax} characters, hashtags included.`,
  hashtags: "Hashtags must be a list of words.",
  hashtag: "A hashtag is one word of letters, digits or underscores, 100 at most. Separate several by commas.",
  hashtagsMany: `Instagram takes at most ${platforms.instagram.hashtagsMax} hashtags per post.`,
  mediaUrl: "Must be a valid URL",
  isPosted: "A post can only be marked as posted.",
  alreadyPosted: "This post is marked as posted and can no longer be changed.",
  postId: "The post ID must be at most 200 characters.",
  metric: "Must be a whole number, 0 or more.",
  metricLarge: "Must be at most 2147483647.",
  deleted: "Post Deleted",
} as const;

/** The only platform for which posts can be scheduled. */
export const postPlatforms = ["instagram"] as const;
/** Sent as the content, it makes the server write the post. */
export const autoGenerateMarker = "AUTO_GENERATE";
export const metricMax = 2_147_483_647;

const { lengthMax, hashtagsMax } = platforms.instagram;

/** A hashtag as it is stored, without '#'. */
const hashtag = z.string({ error: postMessages.hashtag }).check(
  storable(),
  z.overwrite((text) => text.trim().replace(/^#+/, "")),
  z.regex(/^[\p{L}\p{M}\p{N}_]{0,100}$/u, postMessages.hashtag),
);

/** A date that does not exist, such as 31 February, would be parsed as another date. */
function isDay(text: string): boolean {
  const midnight = new Date(`${text.slice(0, 10)}T00:00Z`);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(text.slice(0, 10));
}

/** The end of a time that names its zone. */
const timeZone = /(?:Z|[+-]\d\d:\d\d)$/;

/** A time; without an offset it is interpreted as UTC. */
const toInstant = (text: string) => new Date(timeZone.test(text) ? text : `${text}Z`);
/**
 * With its offset, a time can lie outside the years that four digits can express. Nobody means such a time, and
 * Postgres cannot read it.
 */
const isInRange = (date: Date) =>
  !Number.isNaN(date.getTime()) && date.getUTCFullYear() >= 1 && date.getUTCFullYear() <= 9999;
/** A date and time in the format of ISO 8601, with or without seconds and an offset. */
const isoMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)?$/;
const instant = z.string({ error: postMessages.scheduledFor }).check(
  z.trim(),
  z.refine((text) => isoMoment.test(text) && isDay(text) && isInRange(toInstant(text)), {
    error: postMessages.scheduledFor,
    abort: true,
  }),
  z.overwrite((text) => (Number.isNaN(toInstant(text).getTime()) ? text : toInstant(text).toISOString())),
);

const metric = z
  .int(postMessages.metric)
  .check(z.minimum(0, postMessages.metric), z.maximum(metricMax, postMessages.metricLarge));

/** An empty address counts as no address. */
const optionalMediaUrl = z.pipe(
  z.transform((value) => (value === null || (typeof value === "string" && value.trim() === "") ? undefined : value)),
  z.optional(webAddress(postMessages.mediaUrl)),
);

/** `POST /api/admin/social-media/posts`. The order of the fields is the order in which problems are reported. */
export const postRequest = z
  .object({
    platform: z.enum(postPlatforms, { error: postMessages.platform }),
    scheduledFor: instant,
    content: z
      .string({ error: postMessages.content })
      .check(
        storable(),
        visible(),
        z.minLength(1, postMessages.content),
        z.maxLength(lengthMax, postMessages.contentLong),
      ),
    hashtags: z._default(
      z.pipe(
        z.array(hashtag, { error: postMessages.hashtags }),
        z.pipe(
          z.transform((tags: string[]) => [
            ...new Map(tags.filter((tag) => tag !== "").map((tag) => [tag.toLowerCase(), tag])).values(),
          ]),
          z.array(z.string()).check(z.maxLength(hashtagsMax ?? 30, postMessages.hashtagsMany)),
        ),
      ),
      [],
    ),
    mediaUrl: z.optional(optionalMediaUrl),
  })
  .check(
    z.refine(({ content, hashtags }) => postLength(content, hashtags) <= lengthMax, {
      path: ["content"],
      error: postMessages.contentLong,
    }),
  );
export type PostRequest = z.infer<typeof postRequest>;

/** `PUT …/:id`: all fields of a post that is not posted yet. Its text is not generated again. */
export const postEditRequest = postRequest.check(
  z.refine(({ content }) => content !== autoGenerateMarker, { path: ["content"], error: postMessages.content }),
);

/** Length of a post as it is published, in characters: its text, an empty line and its hashtags. */
export function postLength(content: string, hashtags: readonly string[]): number {
  return content.length + (hashtags.length === 0 ? 0 : 2 + hashtags.reduce((sum, tag) => sum + tag.length + 2, -1));
}

/**
 * `PATCH …/status`: marks a post as posted; this cannot be undone. `postId` is the platform's ID of the published post.
 */
export const postStatusRequest = z.object({
  isPosted: z.literal(true, { error: postMessages.isPosted }),
  postId: z.optional(
    z.nullable(
      z.string(postMessages.postId).check(storable(), z.trim(), z.maxLength(postIdLengthMax, postMessages.postId)),
    ),
  ),
});
export type PostStatusRequest = z.infer<typeof postStatusRequest>;

export const engagementMetrics = ["likes", "comments", "shares", "clicks", "conversions"] as const;
export type EngagementMetric = (typeof engagementMetrics)[number];

/** `PATCH …/engagement`: totals, not increments; a metric that is missing keeps its value. */
export const engagementRequest = z.object({
  likes: z.optional(metric),
  comments: z.optional(metric),
  shares: z.optional(metric),
  clicks: z.optional(metric),
  conversions: z.optional(metric),
});
export type EngagementRequest = z.infer<typeof engagementRequest>;

/** `isDue`: its scheduled time has passed and nobody has marked it as posted. Metrics start at 0. */
export const socialPost = z.object({
  id: z.string(),
  platform: z.enum(postPlatforms),
  content: z.string(),
  hashtags: z.array(z.string()),
  scheduledFor: z.string(),
  mediaUrl: z.nullable(z.string()),
  isPosted: z.boolean(),
  postId: z.nullable(z.string()),
  postedAt: z.nullable(z.string()),
  isDue: z.boolean(),
  /** Whether the server wrote it, for AUTO_GENERATE. */
  isGenerated: z.boolean(),
  likes: z.number(),
  comments: z.number(),
  shares: z.number(),
  clicks: z.number(),
  conversions: z.number(),
  createdAt: z.string(),
});
export type SocialPost = z.infer<typeof socialPost>;

/** `GET /api/admin/social-media/posts`: due and scheduled posts by their time, then published ones, newest first. */
export const postPage = z.array(socialPost);
