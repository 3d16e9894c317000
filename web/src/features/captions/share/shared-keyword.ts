import { keywordLengthMax } from "@contract/rules/text-lengths.ts";
import { cutKeyword } from "@/lib/cut-keyword.ts";
import type { SharedContent } from "@/lib/shared-content.ts";

const sameText = (text: string) => text.toLowerCase().replace(/\s+/gu, " ").replace(/\/$/u, "");

const noEndMark = /[\p{L}\p{N}]$/u;
const webAddress = /^https?:/iu;

/**
 * The keyword for shared content. Apps put the same words into several fields, and many send an address as the text, so
 * a part that another part contains is left out. The address stands last and is kept when the text is cut.
 * @returns a keyword of at most 500 code points; `cut` is true if anything was left out
 */
export function sharedKeyword({ title, text, url }: Pick<SharedContent, "title" | "text" | "url">): {
  keyword: string;
  cut: boolean;
} {
  const body = sameText(text);
  const words = [body.includes(sameText(title)) ? "" : title, text].filter(Boolean);
  // "Fresh bread" and "Open from six" are two sentences, wherever they came from.
  const sentences = words.join(words[0] && noEndMark.test(words[0]) && !webAddress.test(text) ? ". " : " ");
  const link = url && !body.includes(sameText(url)) ? url : "";
  if (!link) return cutKeyword(sentences);
  const room = keywordLengthMax - Array.from(link).length - 1;
  if (room < 0) return { keyword: cutKeyword(sentences).keyword, cut: true };
  const { keyword, cut } = cutKeyword(sentences, room);
  return { keyword: `${keyword} ${link}`.trim(), cut };
}
