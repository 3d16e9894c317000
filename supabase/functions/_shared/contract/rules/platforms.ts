// Without zod, because the first screen shows these numbers and must not load a schema library.

export const platformIds = ["general", "instagram", "x", "tiktok", "facebook"] as const;
/** The platforms for which captions are generated: those of the picker. */
export type PlatformId = (typeof platformIds)[number];

/** The platforms of the picker, then those for which a caption is only adapted and checked. */
export const postPlatformIds = [...platformIds, "threads", "bluesky", "linkedin"] as const;
export type PostPlatformId = (typeof postPlatformIds)[number];

/**
 * How a platform counts the length of a post; see `caption-length.ts`. `x-weighted`: X's weighted characters;
 * `code-units`: UTF-16 code units; `graphemes`: characters as a reader sees them; `emoji-bytes`: characters, and emoji
 * as their bytes in UTF-8.
 */
export type Counting = "x-weighted" | "code-units" | "graphemes" | "emoji-bytes";

export interface PlatformRules {
  label: string;
  /** Longest post, counted as the platform does, including hashtags. */
  lengthMax: number;
  counting: Counting;
  /** Characters that the feed shows before it folds the text, or null if it never does. */
  fold: number | null;
  /** Most hashtags in a post, or null if the platform has no rule. */
  hashtagsMax: number | null;
  /** The bands that "AI Decides" uses: what is usual on the platform, inclusive, per caption. */
  aiEmoji: Band;
  aiHashtags: Band;
  /** Whether posts have paragraphs, with the hashtags after an empty line; otherwise everything runs on in one line. */
  paragraphs: boolean;
  /** Hashtags that the built-in writer adds when nobody asked for a number. */
  hashtagsUsual: number;
  /** Which of the page's post layouts shows a caption. */
  layout: PostLayout;
  /** Whether a text that is too long becomes a numbered thread; otherwise it is shortened. */
  thread?: true;
  /** Whether the hashtags of an adapted caption belong into a first comment. */
  firstComment?: true;
}

/** `plain` belongs to no platform; the others follow X, Instagram, TikTok and Facebook, in this order. */
export type PostLayout = "plain" | "short-text" | "photo" | "video" | "page";

/** Inclusive numbers per caption. */
export interface Band {
  min: number;
  max: number;
}

/**
 * The table of platform rules, last compared with the platforms' own help pages on 2026-11-21.
 * X: 280 weighted characters (developer documentation "Counting characters"). Instagram: 2,200 characters, five
 * hashtags (announced 2025-12-18), feed fold near 125. TikTok: 2,200 characters, five hashtags (since about 2025-08).
 * Facebook: 63,206 characters; 5,000 is what schedulers accept. General: what fits on the five of the picker.
 *
 * Compared on 2026-11-22: Threads: 500 characters, an emoji counts as its bytes in UTF-8 (Meta's developer
 * documentation "Threads Posts", updated 2026-04-14), and one topic tag. Bluesky: 300 graphemes (the lexicon
 * `app.bsky.feed.post`). LinkedIn: 3,000 UTF-16 code units (Buffer's guide "Character Limits"), feed fold near 210.
 */
export const platforms: Record<PostPlatformId, PlatformRules> = {
  general: {
    label: "General",
    lengthMax: 280,
    counting: "x-weighted",
    fold: null,
    hashtagsMax: 5,
    aiEmoji: { min: 1, max: 3 },
    aiHashtags: { min: 1, max: 3 },
    paragraphs: false,
    hashtagsUsual: 1,
    layout: "plain",
  },
  instagram: {
    label: "Instagram",
    lengthMax: 2200,
    counting: "code-units",
    fold: 125,
    hashtagsMax: 5,
    aiEmoji: { min: 1, max: 4 },
    aiHashtags: { min: 3, max: 5 },
    paragraphs: true,
    hashtagsUsual: 2,
    layout: "photo",
    firstComment: true,
  },
  x: {
    label: "X",
    lengthMax: 280,
    counting: "x-weighted",
    fold: null,
    hashtagsMax: null,
    aiEmoji: { min: 0, max: 1 },
    aiHashtags: { min: 0, max: 2 },
    paragraphs: false,
    hashtagsUsual: 1,
    layout: "short-text",
    thread: true,
  },
  tiktok: {
    label: "TikTok",
    lengthMax: 2200,
    counting: "code-units",
    fold: 100,
    hashtagsMax: 5,
    aiEmoji: { min: 1, max: 3 },
    aiHashtags: { min: 3, max: 5 },
    paragraphs: true,
    hashtagsUsual: 2,
    layout: "video",
  },
  facebook: {
    label: "Facebook",
    lengthMax: 5000,
    counting: "code-units",
    fold: 477,
    hashtagsMax: null,
    aiEmoji: { min: 0, max: 2 },
    aiHashtags: { min: 0, max: 2 },
    paragraphs: true,
    hashtagsUsual: 1,
    layout: "page",
  },
  threads: {
    label: "Threads",
    lengthMax: 500,
    counting: "emoji-bytes",
    fold: null,
    hashtagsMax: 1,
    aiEmoji: { min: 0, max: 2 },
    aiHashtags: { min: 0, max: 1 },
    paragraphs: true,
    hashtagsUsual: 1,
    layout: "short-text",
    thread: true,
  },
  bluesky: {
    label: "Bluesky",
    lengthMax: 300,
    counting: "graphemes",
    fold: null,
    hashtagsMax: null,
    aiEmoji: { min: 0, max: 1 },
    aiHashtags: { min: 0, max: 2 },
    paragraphs: true,
    hashtagsUsual: 1,
    layout: "short-text",
    thread: true,
  },
  linkedin: {
    label: "LinkedIn",
    lengthMax: 3000,
    counting: "code-units",
    fold: 210,
    hashtagsMax: null,
    aiEmoji: { min: 0, max: 1 },
    aiHashtags: { min: 3, max: 5 },
    paragraphs: true,
    hashtagsUsual: 3,
    layout: "page",
  },
};
