import type { CaptionTask } from "../port.ts";

/** Everything that may be stated, because the person said it: the one source that the judge holds captions against. */
export interface Said {
  /**
   * Keyword, as typed and with its misspellings mended, photo note and signature, in lower case, with plain
   * apostrophes.
   */
  text: string;
  /** Its words. */
  words: ReadonlySet<string>;
}

/** Captions are read word by word many times: testing for plain letters first makes that twice as fast. */
const letters = /(?:[a-z0-9]|[\p{L}\p{N}\p{M}])+(?:'[\p{L}]+)?/gu;
/** Whatever is plain ASCII and no capital is skipped first, which is most of a text. */
const innerCapital = /(?![\0-@[-\x7f])(?<=\p{Ll})\p{Lu}/u;
const innerCapitals = /\p{Ll}(?=\p{Lu})/gu;

/** Words in lower case, possessives and hashtags taken apart: "#SlowSunday" gives "slow" and "sunday". */
export function wordsOf(text: string): string[] {
  const plain = text.replaceAll("’", "'").replaceAll("_", " ");
  const spaced = innerCapital.test(plain) ? plain.replace(innerCapitals, "$& ") : plain;
  const words = spaced.toLowerCase().match(letters) ?? [];
  return plain.includes("'") ? words.map((word) => (word.endsWith("'s") ? word.slice(0, -2) : word)) : words;
}

/**
 * Collects what the person said about the subject. The examples of their tone are no part of it: they show how somebody
 * writes, and "we open at 9" in one of them is no fact about today.
 * @param seen what a model saw in the photo; the person can see and correct it
 */
export function saidIn(task: CaptionTask, seen: readonly string[] = []): Said {
  const { keyword, brief, photoNote, voice } = task;
  const parts = [
    keyword,
    brief.text,
    brief.subject,
    photoNote ?? "",
    voice?.signature?.text ?? "",
    voice?.opener ?? "",
    ...seen,
  ];
  const text = parts.join("\n").replaceAll("’", "'").toLowerCase();
  return { text, words: new Set([...wordsOf(parts.join("\n")), ...wordsOf(text)]) };
}

/** Whether the person used this word, or a form of it: the first letters decide, and at least four of them. */
export function hasSaid(said: Said, word: string): boolean {
  const key = word.toLowerCase().replaceAll("’", "'");
  if (said.words.has(key)) return true;
  const parts = wordsOf(word);
  if (parts.length > 1 && parts.every((part) => said.words.has(part))) return true;
  if (key.length < 4) return false;
  const stem = key.slice(0, Math.max(4, key.length - 3));
  for (const own of said.words) if (own.startsWith(stem)) return true;
  return false;
}
