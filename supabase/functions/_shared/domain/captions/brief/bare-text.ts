import { findHashtags, findLinks, removeEmoji } from "../../../contract/rules/caption-length.ts";

/**
 * The text without emoji, links and the hashtags at its end. A hashtag in a sentence becomes a word.
 * @param inPlaceOfLink what stands in place of a link, by its index; by default nothing
 * @returns an empty text if there is nothing else
 */
export function bareText(text: string, inPlaceOfLink: (index: number) => string = () => " "): string {
  let rest = text;
  for (const [index, link] of findLinks(text).entries()) rest = rest.replace(link.text, () => inPlaceOfLink(index));
  rest = removeEmoji(rest).replace(/\s+/gu, " ").trim();
  rest = rest.replace(/(?:(?:^|\s+)[#＃][\p{L}\p{N}\p{M}_\u200C]+)+[.!]?$/u, "");
  for (const tag of findHashtags(rest)) rest = rest.replace(new RegExp(`[#＃]${tag}`, "u"), tag);
  return rest.replace(/ ([.,!?;:])(?![)(DP])/gu, "$1").trim();
}
