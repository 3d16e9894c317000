import MiniSearch from "minisearch";
import type { HelpEntry } from "./entry.ts";
import { plainWords, termOf, termsOf } from "./words.ts";

export interface HelpHit {
  entry: HelpEntry;
  score: number;
  /** The share of what the question says that the entry's nearest phrase says as well, 0 to 1. */
  covered: number;
}

export type HelpSearch = (question: string) => HelpHit[];

interface Phrase {
  id: number;
  text: string;
}

/** Words of at least this many letters may be misspelled. */
const fuzzyFrom = 5;
const fuzziness = 0.2;

/** A word that no phrase has may be anything, so that it counts like one that a few have. */
const unknownUses = 8;

/** A word that the phrases use rarely says more of the subject. */
const rarity = (uses: number, phrases: number) => Math.log(1 + phrases / ((uses || unknownUses) + 0.5));

/**
 * A search over the ways in which people ask: each phrase is a document of its own, and an entry is as near as its
 * nearest phrase.
 * @returns the search function; hits are sorted by rank
 */
export function createHelpSearch(entries: readonly HelpEntry[]): HelpSearch {
  const owners: HelpEntry[] = [];
  const phrases: Phrase[] = entries.flatMap((entry) =>
    [entry.question, ...entry.phrases].map((text) => ({ id: owners.push(entry) - 1, text })),
  );
  const index = new MiniSearch<Phrase>({
    fields: ["text", "words"],
    extractField: (phrase, field) => (field === "id" ? phrase.id : phrase.text),
    tokenize: plainWords,
    processTerm: (word, field) => (field === "words" ? word : termOf(word)),
  });
  const byMeaning = {
    fields: ["text"],
    processTerm: termOf,
    fuzzy: (term: string) => (term.length >= fuzzyFrom ? fuzziness : false),
    maxFuzzy: 2,
    weights: { fuzzy: 0.6, prefix: 0.4 },
  };
  /** Every word as it stands, to decide between phrases with the same meaning: "for me" and "for my friend". */
  const byWords = { fields: ["words"], processTerm: (word: string) => word, boost: { words: 0.12 } };
  index.addAll(phrases);
  const uses = new Map<string, number>();
  const termsOfPhrase = phrases.map(({ text }) => {
    const terms = new Set(termsOf(text));
    for (const term of terms) uses.set(term, (uses.get(term) ?? 0) + 1);
    return terms;
  });
  const weight = (term: string) => rarity(uses.get(term) ?? 0, phrases.length);
  const total = (terms: Iterable<string>) => Iterator.from(terms).reduce((sum, term) => sum + weight(term), 0);
  const phraseWeights = termsOfPhrase.map((terms) => total(terms));

  return (question) => {
    const asked = new Set(termsOf(question));
    const askedWeight = total(asked);
    if (askedWeight === 0) return [];
    const best = new Map<HelpEntry, HelpHit>();
    for (const { id, score, queryTerms, terms } of index.search({
      combineWith: "OR",
      queries: [
        { queries: [question], ...byMeaning },
        { queries: [question], ...byWords },
      ],
    })) {
      const entry = owners[id]!;
      // Both what of the question is met, and what of the phrase was asked: "delete history" is not "history".
      const covered = Math.min(1, total(new Set(queryTerms).intersection(asked)) / askedWeight);
      const met = Math.min(
        1,
        total(new Set(terms).intersection(termsOfPhrase[id]!)) / Math.max(phraseWeights[id]!, 0.1),
      );
      const rank = score * (0.4 + 0.6 * met) * (0.4 + 0.6 * covered);
      const known = best.get(entry);
      if (!known || known.score < rank) best.set(entry, { entry, score: rank, covered: covered * (0.5 + 0.5 * met) });
    }
    return [...best.values()].toSorted((one, other) => other.score - one.score);
  };
}
