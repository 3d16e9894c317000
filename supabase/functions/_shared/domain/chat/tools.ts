import type { Usage } from "../../contract/wire/accounts.ts";
import type { Language } from "../../contract/rules/brief.ts";
import type { PlatformId, PostPlatformId } from "../../contract/rules/platforms.ts";
import type { TrendingData } from "../../contract/wire/trending.ts";

/** Captions that a person asked for in a sentence. */
export interface CaptionWish {
  /** What they are about; empty if the person did not say. */
  keyword: string;
  platform: PlatformId;
  language: Language | null;
  /** How they should sound, in a word or two: "funny"; empty if nothing was said. */
  mood: string;
  noEmoji: boolean;
  noHashtags: boolean;
}

export type CaptionOutcome =
  | { outcome: "written"; captions: string[]; entryId: string; usage: Usage }
  /** Nothing was counted; `message` says why, in a sentence for the person. */
  | { outcome: "refused"; message: string }
  | { outcome: "quota_spent"; usage: Usage };

/** What can be done with a text that somebody pasted. */
export const textChanges = [
  "shorter",
  "longer",
  "funnier",
  "warmer",
  "professional",
  "casual",
  "question",
  "emoji",
  "no-emoji",
  "hashtags",
  "no-hashtags",
  "platform",
  "language",
  "opening",
] as const;
export type TextChange = (typeof textChanges)[number];

export interface ChangeWish {
  change: TextChange;
  text: string;
  platform: PostPlatformId | null;
  language: Language | null;
}

export type ChangeOutcome =
  | { outcome: "changed"; texts: string[]; note: string | null }
  /** The writer in use cannot do it well; `message` says so. */
  | { outcome: "not_possible"; message: string };

/** What the assistant can do for the person it talks to. Each tool runs with that person's own rights and limits. */
export interface ChatTools {
  /** Writes captions like the form on the Generate tab: judged, stored in the history and counted. */
  writeCaptions(wish: CaptionWish): Promise<CaptionOutcome>;
  /** Changes a text; nothing is stored and nothing counted. */
  changeText(wish: ChangeWish): Promise<ChangeOutcome>;
  /** Hashtags for a subject or a trade, without '#', best first. */
  hashtags(subject: string, platform: PlatformId): Promise<string[]>;
  /** Today's stored trends; null before the first run. */
  trends(): Promise<TrendingData | null>;
}
