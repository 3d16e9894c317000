// Without zod, because the first screen shows these numbers and must not load a schema library.

export const platformIds = ["general", "instagram", "x", "tiktok", "facebook"] as const;
export type PlatformId = (typeof platformIds)[number];

/**
 * How a platform counts the length of a post. `x-weighted`: see `caption-length.ts`; `code-units`: UTF-16 code units.
 */
export type Counting = "x-weighted" | "code-units";

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
 * Facebook: 63,206 characters; 5,000 is what schedulers accept. General: what fits on all of them.
 */
export const platforms: Record<PlatformId, PlatformRules> = {
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
};
