import { clichesIn } from "./cliches.ts";
import type { JudgeContext } from "./judge.ts";
import { wordsOf } from "./said.ts";

const hashtag = /[#＃][\p{L}\p{N}\p{M}_]+/gu;
/** With so few words of its own, a caption only gives the keyword back. */
const echoWordsMax = 2;

/**
 * Whether a caption that may be shown is one of the weaker ones: hardly a word of its own, or a worn phrase in it. For
 * a grave subject, few words are right.
 */
export function isWeak(caption: string, { task, said }: JudgeContext): boolean {
  if (task.brief.gravity !== "light" || !task.keyword) return false;
  const own = wordsOf(caption.replace(hashtag, " ")).filter((word) => !said.words.has(word));
  if (own.length <= echoWordsMax) return true;
  return clichesIn(caption, said, task.voice).weight > 0;
}
