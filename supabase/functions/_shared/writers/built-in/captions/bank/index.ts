import type { BankEntry } from "./line.ts";
import { parseBank } from "./parse.ts";

/** Finds the kind of a noun. */
export interface KindIndex {
  /** The kind whose list has this noun or phrase, in the singular or plural; null if none has. */
  named(phrase: string): string | null;
  /** The kind that a keyword names which is nothing but this word; null if none does. */
  alone(word: string): string | null;
  /** The kind of a noun that stands in no list, from the table that was derived from WordNet; null if unknown. */
  derived(noun: string): string | null;
}

/** All entries of one language. */
export interface Bank {
  entry(id: string): BankEntry | null;
  kinds: KindIndex;
  /** The hashtags of all kinds, in lower case. */
  tags: ReadonlySet<string>;
}

const plurals: readonly [ending: RegExp, singular: string][] = [
  [/ies$/u, "y"],
  [/(?<=ch|sh|s|x|z|o)es$/u, ""],
  [/ves$/u, "f"],
  [/(?<![su])s$/u, ""],
];

/** An article or a preposition that French and Italian join to the noun: "l'ombrello". */
const elided = /^(?:l|d|un|dell|all|nell|dall|sull)'(?=\p{L}{3})/u;

/**
 * @param themes the texts of the language's themes
 * @param options.derived nouns and their kinds, for words in no list
 * @param options.compounds whether the last part of a word names its kind, as in German: "Pflaumenkuchen"
 */
export function createBank(
  themes: readonly string[],
  { derived = new Map(), compounds = false }: { derived?: ReadonlyMap<string, string>; compounds?: boolean } = {},
): Bank {
  const entries = new Map<string, BankEntry>();
  const nouns = new Map<string, string>();
  const alone = new Map<string, string>();
  for (const entry of themes.flatMap(parseBank)) {
    const before = entries.get(entry.id);
    entries.set(entry.id, before ? joined(before, entry) : entry);
    // "new years eve" is typed as often as "new year's eve".
    for (const noun of entry.nouns.flatMap((one) => [one, one.replaceAll("'", "")])) {
      if (!nouns.has(noun)) nouns.set(noun, entry.id);
    }
    for (const word of entry.alone) alone.set(word, entry.id);
  }
  const find = (known: ReadonlyMap<string, string>, phrase: string): string | null => {
    const found = known.get(phrase);
    if (found) return found;
    for (const [ending, singular] of plurals) {
      const kind = ending.test(phrase) ? known.get(phrase.replace(ending, singular)) : undefined;
      if (kind) return kind;
    }
    if (elided.test(phrase)) return find(known, phrase.replace(elided, ""));
    return compounds && known === nouns && !phrase.includes(" ") ? kindOfCompound(phrase, nouns) : null;
  };
  return {
    entry: (id) => entries.get(id) ?? null,
    tags: new Set([...entries.values()].flatMap(({ tags }) => tags.map((tag) => tag.toLowerCase()))),
    kinds: {
      named: (phrase) => find(nouns, phrase),
      alone: (word) => alone.get(word) ?? null,
      derived: (noun) => find(derived, noun),
    },
  };
}

/** Shorter parts are found in other words by chance: "Hering" is no ring. */
const partMin = 5;

/** The kind of the longest noun that a word ends with. */
function kindOfCompound(word: string, nouns: ReadonlyMap<string, string>): string | null {
  for (let from = 2; from <= word.length - partMin; from += 1) {
    const kind = nouns.get(word.slice(from));
    if (kind) return kind;
  }
  return null;
}

/** Two entries of one id: a theme may add lines and nouns to what another has. */
function joined(a: BankEntry, b: BankEntry): BankEntry {
  return {
    id: a.id,
    under: a.under ?? b.under,
    emoji: a.emoji.length > 0 ? a.emoji : b.emoji,
    nouns: [...a.nouns, ...b.nouns],
    alone: [...a.alone, ...b.alone],
    tags: [...new Set([...a.tags, ...b.tags])],
    lines: [...a.lines, ...b.lines],
  };
}
