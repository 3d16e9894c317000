import { findLinks } from "@contract/rules/caption-length.ts";

/** A run of a caption that a platform would show in one color. */
export interface TextRun {
  kind: "text" | "hashtag" | "mention" | "link";
  text: string;
}

const tagOrMention =
  /(?<![\p{L}\p{N}\p{M}_&/])(?<hashtag>[#＃](?!\uFE0F?\u20E3)(?=[\p{N}\p{M}_\u200C]*\p{L})[\p{L}\p{N}\p{M}_\u200C]+)|(?<![\p{L}\p{N}_@])(?<mention>@[A-Za-z0-9_.]*[A-Za-z0-9_])/gu;

function tagsAndMentions(text: string): TextRun[] {
  const runs: TextRun[] = [];
  let at = 0;
  for (const match of text.matchAll(tagOrMention)) {
    if (match.index > at) runs.push({ kind: "text", text: text.slice(at, match.index) });
    runs.push({ kind: match.groups?.["hashtag"] ? "hashtag" : "mention", text: match[0] });
    at = match.index + match[0].length;
  }
  if (at < text.length) runs.push({ kind: "text", text: text.slice(at) });
  return runs;
}

/** Splits a caption into runs; joined together, they are the caption. */
export function richText(caption: string): TextRun[] {
  const runs: TextRun[] = [];
  let at = 0;
  for (const link of findLinks(caption)) {
    runs.push(...tagsAndMentions(caption.slice(at, link.index)), { kind: "link", text: link.text });
    at = link.index + link.text.length;
  }
  runs.push(...tagsAndMentions(caption.slice(at)));
  return runs;
}
