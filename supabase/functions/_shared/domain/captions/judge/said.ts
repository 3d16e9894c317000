import type { CaptionTask } from "../port.ts";

/** Everything that a caption may state, because the person said it. The judge compares captions with this. */
export interface Said {
  /**
   * The keyword, as typed and with its misspellings corrected, the photo note and the signature, in lower case, with
   * straight apostrophes.
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

/**
 * The words of a text in lower case, without possessives. Hashtags are split: "#SlowSunday" gives "slow" and "sunday".
 */
export function wordsOf(text: string): string[] {
  const plain = text.replaceAll("’", "'").replaceAll("_", " ");
  const spaced = innerCapital.test(plain) ? plain.replace(innerCapitals, "$& ") : plain;
  const words = spaced.toLowerCase().match(letters) ?? [];
  return plain.includes("'") ? words.map((word) => (word.endsWith("'s") ? word.slice(0, -2) : word)) : words;
}

/**
 * Collects what the person said about the subject. The examples of their tone are not included: they show how the
 * person writes, and "we open at 9" in one of them is not a fact about this post.
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

/** Whether the person used this word or a form of it. Forms are compared by their first letters, at least four. */
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
