import { captionLength, countEmoji, countHashtags } from "../../contract/rules/caption-length.ts";
import { platforms, type Band } from "../../contract/rules/platforms.ts";
import type { Reason } from "./judge/reason.ts";
import type { CaptionTask } from "./port.ts";
import { trimUnfinished } from "./shorten.ts";
import { hasLetterOrNumber } from "../text/characters.ts";

/** One broken rule. `text` tells the writer what to change. */
export type Problem = Reason & { kind: "empty" | "duplicate" | "length" | "emoji" | "hashtags" | "unfinished" };

/** ASCII letters are excluded first, because that is much faster than asking for their category. */
const betweenWords = /(?![a-z0-9])[^\p{L}\p{N}]+/gu;
const closingHashtags = /(?:\s*[#＃][\p{L}\p{N}\p{M}_\u200C]+)+\s*$/u;

/** A key for comparing captions. Captions with the same key look the same to a person. */
export function captionKey(text: string): string {
  return text.toLocaleLowerCase("en").replace(betweenWords, " ").trim();
}

/**
 * Every rule that one finished caption breaks.
 * @param taken the keys of the earlier captions in the same batch
 */
export function problemsOf(caption: string, task: CaptionTask, taken: ReadonlySet<string> = new Set()): Problem[] {
  const problems: Problem[] = [];
  const rules = platforms[task.platform];
  if (!hasLetterOrNumber(caption)) problems.push({ kind: "empty", text: "The caption is empty." });
  if (taken.size > 0 && taken.has(captionKey(caption)))
    problems.push({ kind: "duplicate", text: "It repeats another caption of this batch; write a different one." });
  const length = captionLength(caption, task.platform);
  if (length > rules.lengthMax)
    problems.push({
      kind: "length",
      text: `It is ${length} characters long as ${rules.label} counts; at most ${rules.lengthMax} are allowed, hashtags included.`,
    });
  // With AI Decides, the bands are only typical values, and fewer are allowed.
  const fewest = (band: Band) => (task.amountsAsked ? band.min : 0);
  const emoji = countEmoji(caption);
  if (emoji < fewest(task.emoji) || emoji > task.emoji.max)
    problems.push({ kind: "emoji", text: `It has ${emoji} emoji; use ${task.emoji.min} to ${task.emoji.max}.` });
  const hashtags = countHashtags(caption);
  if (hashtags < fewest(task.hashtags) || hashtags > task.hashtags.max)
    problems.push({
      kind: "hashtags",
      text: `It has ${hashtags} hashtags; use ${task.hashtags.min} to ${task.hashtags.max}.`,
    });
  const lastLine = caption.replace(closingHashtags, "").trimEnd();
  if (lastLine && trimUnfinished(lastLine) !== lastLine)
    problems.push({ kind: "unfinished", text: "Its last sentence breaks off." });
  return problems;
}
