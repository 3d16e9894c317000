import { splitTrailingHashtags } from "../../../contract/rules/post-parts.ts";
import { splitGraphemes } from "../../../contract/rules/caption-length.ts";
import { sentencesIn } from "../../../contract/rules/sentences.ts";
import type { CaptionTask } from "../../../domain/captions/port.ts";
import { factReasons } from "../../../domain/captions/rewrite/facts.ts";
import { wordsOf } from "../../../domain/captions/judge/said.ts";
import { meaningfulWords } from "../../../domain/text/hashtags.ts";
import { hasLetter, hasQuestionMark } from "../../../domain/text/characters.ts";

/** From this share of the original's length on, a text is short enough. */
const enough = 0.7;

const questionAtEnd = /[?？]$/u;

/**
 * A caption without some of its sentences: the last ones that state no fact and are not needed to say what the caption
 * is about. The signature stays.
 * @returns null if no sentence can go
 */
export function shorterText(text: string, task: CaptionTask): string | null {
  const { body } = splitTrailingHashtags(text);
  const wanted = splitGraphemes(body).length * enough;
  const subject = subjectWords(task);
  const signature = task.voice?.signature?.text.toLowerCase() ?? null;
  const left = sentencesIn(body);
  const saysSubject = (parts: readonly string[]) =>
    subject.length === 0 || wordsOf(parts.join(" ")).some((word) => subject.includes(word));
  for (let index = left.length - 1; index >= 0 && splitGraphemes(left.join("")).length > wanted; index -= 1) {
    const sentence = left[index]!;
    const others = left.filter((_, other) => other !== index);
    if (signature !== null && sentence.toLowerCase().includes(signature)) continue;
    if (others.length === 0 || factReasons(body, others.join(""), task.brief).length > 0) continue;
    if (!hasLetter(others.join("")) || !saysSubject(others)) continue;
    left.splice(index, 1);
  }
  const shorter = left.join("").trim();
  // A question of the writer's own was asked for the sake of its answer: "Leftover risotto? Say no more."
  const isCutOff = questionAtEnd.test(shorter) && !hasQuestionMark(task.brief.text) && task.brief.form !== "question";
  return isCutOff || left.length === sentencesIn(body).length ? null : shorter;
}

/** The words that say what a caption is about, of the keyword; none without a keyword. */
function subjectWords({ keyword, brief }: CaptionTask): string[] {
  return keyword ? wordsOf(meaningfulWords(brief.subject || brief.text).join(" ")) : [];
}
