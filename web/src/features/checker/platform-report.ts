import { captionLength, countHashtags, findLinks } from "@contract/rules/caption-length.ts";
import { platformIds, platforms, type PlatformId } from "@contract/rules/platforms.ts";
import { checkerTexts } from "./checker-texts.ts";

/** "General" is not a place to post; its limits are those of the others together. */
export const checkedPlatforms: readonly PlatformId[] = platformIds.filter((id) => id !== "general");

/** Where a link in the text of a post cannot be opened with a press. */
const linksAreText: ReadonlySet<PlatformId> = new Set(["instagram", "tiktok"]);

/** A text as one platform counts and shows it. */
export interface PlatformReport {
  platform: PlatformId;
  /** As the platform counts it; compare with `lengthMax`. */
  length: number;
  lengthMax: number;
  hashtags: number;
  /** Whether the platform would accept the text. */
  fits: boolean;
  /** What to know or to change, one sentence each. */
  notes: string[];
}

const number = (value: number) => value.toLocaleString("en");
const counted = (count: number, noun: string) => `${number(count)} ${noun}${count === 1 ? "" : "s"}`;

/** Checks a text against the rules of one platform. */
export function platformReport(text: string, platform: PlatformId): PlatformReport {
  const { label, lengthMax, hashtagsMax, fold, counting } = platforms[platform];
  const length = captionLength(text, platform);
  const hashtags = countHashtags(text);
  const links = findLinks(text).length;
  const over = length - lengthMax;
  const tagsOver = hashtagsMax === null ? 0 : hashtags - hashtagsMax;
  const notes: string[] = [];
  if (over > 0) notes.push(`${counted(over, "character")} over the limit of ${number(lengthMax)}. Shorten the text.`);
  if (tagsOver > 0)
    notes.push(`${counted(hashtags, "hashtag")}; ${label} accepts ${hashtagsMax}. Remove ${number(tagsOver)}.`);
  if (fold !== null && length > fold) notes.push(checkerTexts.fold(label, fold));
  if (links > 0 && linksAreText.has(platform)) notes.push(checkerTexts.linkIsText(label));
  if (links > 0 && counting === "x-weighted") notes.push(checkerTexts.linkWeight);
  return { platform, length, lengthMax, hashtags, fits: over <= 0 && tagsOver <= 0, notes };
}
