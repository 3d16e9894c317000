import type { Brief } from "../../../domain/captions/brief/brief.ts";
import type { CaptionTask } from "../../../domain/captions/port.ts";
import { hasQuestionMark } from "../../../domain/text/characters.ts";
import { isLong } from "./compose.ts";
import type { Kind, Line } from "./lines/line.ts";
import { linesFor } from "./lines/stocks.ts";
import type { Phrase } from "./phrase.ts";
import type { Rotation } from "./rotation.ts";
import { broken, isTrueOf } from "./true-lines.ts";
import { fitsVoice, registerOf } from "./voice.ts";

/** From this number of lines on, a kind rotates through all of them, and the person's words alone are one of them. */
const manyLines = 10;
/** With fewer lines, a kind shows one line in addition to the person's words, and none every other time. */
const someLines = 7;
/** A single line of a batch is repeated at most every fourth time. */
const fewestTurns = 4;

/** The lines of this request, without those that do not suit the voice or would not be true of this keyword. */
export function candidates(kind: Kind, task: CaptionTask, phrase: Phrase, rotation: Rotation, again: boolean): Line[] {
  const { brief, voice } = task;
  const language = voice?.language ?? brief.language;
  const register = registerOf(voice);
  const mixed = language !== brief.language;
  // Mixing the languages of line and keyword would look like a mistake.
  const all = linesFor(mixed ? "alone" : kind, brief.language, register).map(unchained(brief));
  const fitting = all.filter(
    (line) => fitsVoice(line, voice, brief.form === "question") && isTrueOf(line, brief, isLong(phrase)),
  );
  const [alone = "{K}.", ...rest] =
    fitting.length > 0 ? [...new Set(fitting.map(marked(task)))] : [marked(task)("{K}.")];
  const key = `${kind}\n${brief.text}`;
  const shown = Math.max(1, Math.floor(task.count / 2));
  if (register !== null || rest.length >= manyLines || kind === "signs" || !isWordsAlone(alone)) {
    return rotation.next(key, [alone, ...rest], shown);
  }
  if (again) return [];
  // No additional drafts, because the selection would prefer the same lines every time.
  if (rest.length >= someLines) return [alone, ...rotation.next(key, rest, shown - 1).slice(0, Math.max(1, shown - 1))];
  const turns = [...rest, ...Array<null>(Math.max(0, fewestTurns - rest.length)).fill(null)];
  const [line] = rotation.next(key, turns, 1);
  return line ? [alone, line] : [alone];
}

/** A line that adds no words, or only "How to". */
const wordsAlone = /^[¡¿]?(?:How to \{k\}|\{K\}) ?[.!?]?$/u;

function isWordsAlone(line: Line): boolean {
  return wordsAlone.test(line);
}

const colonBeforeKeyword = /^([^{|]+?) ?: \{k\}/u;

/**
 * In a line that introduces the keyword with a colon, replaces the colon by a period if the keyword contains a colon or
 * period.
 */
function unchained({ subject }: Brief): (line: Line) => Line {
  return (line) => (broken.test(subject) ? line.replace(colonBeforeKeyword, "$1. {K}") : line);
}

const questionMarks = /[¿]|(?<=\}) ?\?(?=$| \|)/gu;
const withoutEndMark = /(?<=\})(?=$| \|)/gu;

/** Adds the question mark to a question, or removes it if the voice asks no questions. */
function marked({ brief, voice }: CaptionTask): (line: Line) => Line {
  // A grave question keeps the end mark that was typed.
  const grave = brief.gravity !== "light" && !hasQuestionMark(brief.text);
  if (brief.form !== "question" || grave) return (line) => line;
  const quiet = voice?.questions === "none" && !hasQuestionMark(brief.text);
  if (quiet) return (line) => line.replace(questionMarks, "").replace(withoutEndMark, ".");
  const own = questionLines[brief.language] ?? "{K}?";
  return (line) => (line === "{K}." ? own : line);
}

/** The person's words as a question, where a language marks it differently. */
const questionLines: Partial<Record<Brief["language"], Line>> = { es: "¿{K}?", fr: "{K} ?" };
