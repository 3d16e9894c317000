import { findHashtags, findLinks, removeEmoji } from "../../../contract/rules/caption-length.ts";

/** The hashtags at the end of a text, with the mark behind them. */
const closingTags = /(?:(?:^|\s+)[#＃][\p{L}\p{N}\p{M}_\u200C]+)+[.!]?$/u;
/** Not before the mouth of an emoticon. */
const spaceBeforeMark = / ([.,!?;:])(?![)(DP])/gu;

/**
 * The text without emoji, links and the hashtags at its end. A hashtag in a sentence becomes a word.
 * @param inPlaceOfLink what stands in place of a link, by its index; by default nothing
 * @returns an empty text if there is nothing else
 */
export function bareText(text: string, inPlaceOfLink: (index: number) => string = () => " "): string {
  let rest = text;
  for (const [index, link] of findLinks(text).entries()) rest = rest.replace(link.text, () => inPlaceOfLink(index));
  rest = removeEmoji(rest).replace(/\s+/gu, " ").trim();
  rest = rest.replace(closingTags, "");
  for (const tag of findHashtags(rest)) rest = rest.replace(new RegExp(`[#＃]${tag}`, "u"), tag);
  return rest.replace(spaceBeforeMark, "$1").trim();
}
