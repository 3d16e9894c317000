import MiniSearch from "minisearch";
import type { HelpEntry } from "./entry.ts";
import { askingWords, plainWords, subjectTerms, termOf, termsOf } from "./words.ts";

export interface HelpHit {
  entry: HelpEntry;
  score: number;
  /** The share of what the question is about that the entry is about as well, 0 to 1. */
  covered: number;
}

/** From this share of a question on, the nearest entry is its answer. */
export const sureFrom = 0.55;

/** The entries that are near a question, nearest first. */
export type HelpSearch = (question: string) => HelpHit[];

/** Words of at least this many letters may be misspelled. */
const fuzzyFrom = 5;
/** Every word as it stands, to decide between entries with the same meaning: "for me" and "for my friend". */
const byWords = { fields: ["words"], processTerm: (word: string) => word, boost: { words: 0.3 } };
/** A word that many phrases of an entry have says more about it, and a long list of phrases is no fault. */
const bm25 = { k: 4, b: 0.4, d: 0.5 };

/**
 * Creates a search in the ways in which people ask for the entries.
 * @param asking the words of their language that only say how something is asked
 */
export function createHelpSearch(entries: readonly HelpEntry[], asking = askingWords): HelpSearch {
  const index = new MiniSearch<HelpEntry>({
    fields: ["phrases", "words"],
    extractField: (entry, field) => (field === "id" ? entry.id : [entry.question, ...entry.phrases].join("\n")),
    tokenize: plainWords,
    processTerm: (word, field) => (field === "words" ? word : termOf(word)),
  });
  index.addAll(entries);
  const known = new Set(entries.flatMap((entry) => termsOf([entry.question, ...entry.phrases].join("\n"))));
  const byMeaning = {
    fields: ["phrases"],
    processTerm: termOf,
    // "Stores" is no misspelled "stories".
    fuzzy: (term: string) => (term.length >= fuzzyFrom && !known.has(term) ? 0.2 : false),
    maxFuzzy: 2,
    weights: { fuzzy: 0.6, prefix: 0 },
  };
  const entryOf = new Map<unknown, HelpEntry>(entries.map((entry) => [entry.id, entry]));
  const asTyped = (text: string) => plainWords(text).join(" ");
  const entryOfPhrase = new Map(
    entries.flatMap((entry) => [entry.question, ...entry.phrases].map((phrase) => [asTyped(phrase), entry])),
  );

  return (question) => {
    const asked = subjectTerms(question, asking);
    const hits = index.search({
      combineWith: "OR",
      bm25,
      queries: [
        { queries: [question], ...byMeaning },
        { queries: [question], ...byWords },
      ],
    });
    const found = hits.map(({ id, score, queryTerms }) => ({
      entry: entryOf.get(id)!,
      score,
      covered: asked.size === 0 ? 0 : new Set(queryTerms.filter((term) => asked.has(term))).size / asked.size,
    }));
    // One of the phrasings itself is no matter of rank.
    const exact = entryOfPhrase.get(asTyped(question));
    if (!exact) return found;
    return [{ entry: exact, score: Infinity, covered: 1 }, ...found.filter(({ entry }) => entry !== exact)];
  };
}
