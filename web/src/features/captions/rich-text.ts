/** A run of a caption as a platform would colour it. */
export interface TextRun { kind: "text" | "hashtag" | "mention" | "link"; text: string }

const special = /(?<link>https?:\/\/[^\s<>"]+[^\s<>".,;:!?)\]}'])|(?<![\p{L}\p{N}_&])(?<hashtag>[#＃][\p{L}\p{M}\p{N}_]*[\p{L}\p{M}_][\p{L}\p{M}\p{N}_]*)|(?<![\p{L}\p{N}_@])(?<mention>@[A-Za-z0-9_.]*[A-Za-z0-9_])/gu;

/** Splits a caption into runs; joined again they are the caption. */
export function richText(caption: string): TextRun[] {
  const runs: TextRun[] = [];
  let at = 0;
  for (const match of caption.matchAll(special)) {
    if (match.index > at) runs.push({ kind: "text", text: caption.slice(at, match.index) });
    const kind = match.groups?.["link"] ? "link" : match.groups?.["hashtag"] ? "hashtag" : "mention";
    runs.push({ kind, text: match[0] });
    at = match.index + match[0].length;
  }
  if (at < caption.length) runs.push({ kind: "text", text: caption.slice(at) });
  return runs;
}
