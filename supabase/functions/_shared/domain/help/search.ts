import MiniSearch from "minisearch";
import type { HelpEntry } from "./entry.ts";
import { askingWords, plainWords, subjectTerms, termOf } from "./words.ts";

export interface HelpHit {
  entry: HelpEntry;
  score: number;
  /** The share of what the question is about that the entry is about as well, 0 to 1. */
  covered: number;
}

/** From this share of a question on, the nearest entry is its answer. */
export const sureFrom = 0.55;
/**
 * Less of a question suffices if the nearest entry is that much nearer than the second: with a fifth of the phrasings
 * held out, the distance said more about whether an answer is right than the share did.
 */
const likely = { from: 0.45, ahead: 1.35 };

/** Whether the nearest entry is the answer, is worth showing with the next ones, or neither. */
export function certaintyOf([best, second]: readonly HelpHit[]): "sure" | "likely" | "unsure" {
  if (!best) return "unsure";
  if (best.covered >= sureFrom) return "sure";
  const ahead = second === undefined || best.score >= second.score * likely.ahead;
  return best.covered >= likely.from && ahead ? "likely" : "unsure";
}

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
 * @param toTerm what a word of it is found by
 */
export function createHelpSearch(
  entries: readonly HelpEntry[],
  asking = askingWords,
  toTerm: (word: string) => string | null = termOf,
): HelpSearch {
  const index = new MiniSearch<HelpEntry>({
    fields: ["phrases", "words"],
    extractField: (entry, field) => (field === "id" ? entry.id : [entry.question, ...entry.phrases].join("\n")),
    tokenize: plainWords,
    processTerm: (word, field) => (field === "words" ? word : toTerm(word)),
  });
  index.addAll(entries);
  const known = new Set(
    entries.flatMap((entry) => plainWords([entry.question, ...entry.phrases].join("\n")).map(toTerm)),
  );
  const byMeaning = {
    fields: ["phrases"],
    processTerm: toTerm,
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
    const asked = subjectTerms(question, asking, toTerm);
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
