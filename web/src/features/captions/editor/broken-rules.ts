import { captionLength, countHashtags, splitGraphemes } from "@contract/rules/caption-length.ts";
import { platforms, type PostPlatformId } from "@contract/rules/platforms.ts";

const number = (count: number) => count.toLocaleString("en");

/**
 * What a caption breaks of its platform's rules, one sentence each; none if it fits.
 * @param options.asThread whether it is published as a thread, which may be longer than one post
 */
export function brokenRules(text: string, platform: PostPlatformId, { asThread = false } = {}): string[] {
  const { label, lengthMax, hashtagsMax } = platforms[platform];
  const over = captionLength(text, platform) - lengthMax;
  const hashtags = countHashtags(text);
  const broken: string[] = [];
  if (over > 0 && !asThread) broken.push(`${number(over)} over the limit of ${number(lengthMax)}`);
  if (hashtagsMax !== null && hashtags > hashtagsMax)
    broken.push(
      platform === "general"
        ? `${number(hashtags)} hashtags; ${hashtagsMax} fit on every platform`
        : `${number(hashtags)} hashtags; ${label} allows ${hashtagsMax}`,
    );
  return broken;
}

/** The index from which a text is over its platform's limit, between two graphemes; the text's length if it fits. */
export function overflowIndex(text: string, platform: PostPlatformId): number {
  const { lengthMax } = platforms[platform];
  if (captionLength(text, platform) <= lengthMax) return text.length;
  const parts = splitGraphemes(text);
  let fits = 0;
  let tooLong = parts.length;
  while (tooLong - fits > 1) {
    const middle = (fits + tooLong) >> 1;
    if (captionLength(parts.slice(0, middle).join(""), platform) <= lengthMax) fits = middle;
    else tooLong = middle;
  }
  return parts.slice(0, fits).join("").length;
}
