import { memoize, type DateRule } from "./date-rule.ts";

export interface PlatformTopics {
  instagram: string;
  tiktok: string;
  x: string;
  facebook: string;
}

/** Something that recurs every year and that people post about. */
export interface CalendarEntry {
  name: string;
  /** Its first day in a year. */
  starts: DateRule;
  /** How many days it lasts. */
  days: number;
  /** How many days before it people begin to post about it. */
  lead: number;
  /** A season always ranks low, however near it is. */
  weight: "worldwide" | "regional" | "season";
  category: string;
  /** Without '#', capitalized so that screen readers pronounce the words. */
  hashtags: string[];
  emoji: string[];
  /** Ideas for posts, one per platform. */
  topics: PlatformTopics;
}

type Defaults = Pick<CalendarEntry, "days" | "lead" | "weight">;
const usual: Defaults = { days: 1, lead: 14, weight: "worldwide" };

/** @param ideas one each for Instagram, TikTok, X and Facebook, in this order */
export function entry(
  name: string,
  starts: DateRule,
  category: string,
  hashtags: string,
  emoji: string,
  ideas: [instagram: string, tiktok: string, x: string, facebook: string],
  options: Partial<Defaults> = {},
): CalendarEntry {
  const [instagram, tiktok, x, facebook] = ideas;
  return {
    ...usual,
    ...options,
    name,
    starts: memoize(starts),
    category,
    hashtags: hashtags.split(" "),
    emoji: emoji.split(" "),
    topics: { instagram, tiktok, x, facebook },
  };
}
