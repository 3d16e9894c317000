import type { Word } from "./grammar.ts";

/** Shorter words have too many neighbours to tell which one was meant. */
const lengthMin = 6;
/**
 * The words of an English keyword that are no words, each with the only known word that is one letter away:
 * "bithday" gives "birthday". Names, short words and whatever has several neighbours stay as typed.
 * @param known everyday English words in lower case
 */
export function misspelled(words: readonly Word[], known: ReadonlySet<string>): Map<string, string> {
  const found = new Map<string, string>();
  for (const { text } of words) {
    if (text.length < lengthMin || !/^\p{Ll}+$/u.test(text) || known.has(text) || isInflected(text, known)) continue;
    const neighbours = neighboursOf(text).filter((word) => known.has(word));
    const [only] = new Set(neighbours);
    if (only !== undefined && new Set(neighbours).size === 1 && !isVariant(text, only)) found.set(text, only);
  }
  return found;
}

function isInflected(word: string, known: ReadonlySet<string>): boolean {
  const stems = [word.replace(/(?:s|es|ed|d|ing|er|ers|y|ly|n|r|st|est)$/u, ""), word.replace(/(?:ing|ed|er|ers|es|y)$/u, "e"), word.replace(/(.)\1(?:ing|ed|er|y)$/u, "$1"), word.replace(/ies$/u, "y")];
  if (stems.some((stem) => stem !== word && known.has(stem))) return true;
  // A compound of two words is written as one by many: "birdwatching".
  return Array.from({ length: Math.max(0, word.length - 5) }, (_, at) => at + 3).some((at) => known.has(word.slice(0, at)) && known.has(word.slice(at)));
}

/** Everything that one insertion, deletion, change or swap makes of a word. The first letter and the last stay. */
function neighboursOf(word: string): string[] {
  const letters = "abcdefghijklmnopqrstuvwxyz";
  const made: string[] = [];
  for (let at = 1; at < word.length; at += 1) {
    for (const letter of letters) made.push(word.slice(0, at) + letter + word.slice(at));
    if (at === word.length - 1) continue;
    made.push(word.slice(0, at) + word.slice(at + 1));
    made.push(word.slice(0, at) + word[at + 1]! + word[at]! + word.slice(at + 2));
    for (const letter of letters) made.push(word.slice(0, at) + letter + word.slice(at + 1));
  }
  return made;
}

/** Spellings that differ between English-speaking countries are no mistakes: "colour", "organise", "travelling", "theatre". */
function isVariant(typed: string, known: string): boolean {
  const plain = (word: string) => word.replace(/our/gu, "or").replace(/z/gu, "s").replace(/ll/gu, "l").replace(/tre(?=s?$)/u, "ter").replace(/[ao]e/gu, "e");
  return plain(typed) === plain(known);
}
