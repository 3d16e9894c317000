import type { CaptionTask } from "../../domain/captions/port.ts";
import { wordsOf } from "../../domain/captions/judge/said.ts";
import { sentencesOf } from "../../domain/captions/voice/habits.ts";
import { shapesFor } from "./shapes.ts";
import { habitsOf } from "./writing-rules.ts";

/** A shorter sentence may be the same by chance. */
const wordsMin = 3;
/** From this length on, a sentence with most of its words from one text of the prompt is that text, changed. */
const tellingWords = 6;
const mostWords = 0.8;

const sentencesIn = (text: string): string[][] =>
  sentencesOf(text)
    .map(wordsOf)
    .filter((words) => words.length >= wordsMin);

/**
 * Small models answer with the prompt's own examples, which are about other subjects, with the description of a shape,
 * or with what was wrong with an earlier draft.
 * @param problems what was wrong with earlier drafts, in the words of the prompt
 * @returns a function that says whether a text has such a sentence; the person's own words are none
 */
export function copyCheck(task: CaptionTask, problems: readonly string[]): (text: string) => boolean {
  const examples = habitsOf(task.platform).examples.flatMap(({ captions }) => captions);
  const sources = [...examples, ...shapesFor(task.brief, task.count), ...problems]
    // The whole as well: a model joins sentences.
    .flatMap((text) => [...sentencesIn(text), wordsOf(text)])
    .map((words) => ({ whole: words.join(" "), words: new Set(words) }));
  const given = wordsOf(`${task.keyword}\n${task.photoNote ?? ""}`).join(" ");
  const isCopied = (words: readonly string[]): boolean => {
    const whole = words.join(" ");
    if (given.includes(whole)) return false;
    return sources.some((source) => {
      if (source.whole === whole) return true;
      const common = words.filter((word) => source.words.has(word)).length;
      return words.length >= tellingWords && common / words.length >= mostWords;
    });
  };
  return (text) => sentencesIn(text).some(isCopied);
}
