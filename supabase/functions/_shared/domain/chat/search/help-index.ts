import type { HelpEntry } from "../help/entry.ts";
import { queryTerms, terms } from "./words.ts";

export interface HelpHit {
  entry: HelpEntry;
  score: number;
}

/** The weight of a word by its position. */
const questionWeight = 3;
const keywordWeight = 2;
const answerWeight = 0.5;

/** The factor for an entry that contains none of the question's own words. */
const uncoveredShare = 0.4;

/** The usual constants of BM25: how quickly repetition stops counting, and how much length counts. */
const saturation = 1.2;
const lengthShare = 0.4;

/**
 * A ranked search over the help texts (BM25 over weighted fields).
 * @returns the search function; hits are sorted by rank, and no hits mean that the help texts have no answer
 */
export function createHelpSearch(entries: readonly HelpEntry[]): (question: string) => HelpHit[] {
  const documents = entries.map((entry) => {
    const counts = new Map<string, number>();
    const add = (text: string, weight: number) => {
      for (const term of new Set(terms(text))) counts.set(term, (counts.get(term) ?? 0) + weight);
    };
    add(entry.question, questionWeight);
    add(entry.keywords, keywordWeight);
    add(entry.answer, answerWeight);
    return { entry, counts, length: counts.values().reduce((sum, count) => sum + count, 0) };
  });
  const meanLength = documents.reduce((sum, { length }) => sum + length, 0) / Math.max(1, documents.length);
  const found = new Map<string, number>();
  for (const { counts } of documents) for (const term of counts.keys()) found.set(term, (found.get(term) ?? 0) + 1);
  const rarity = (term: string) =>
    Math.log(1 + (documents.length - (found.get(term) ?? 0) + 0.5) / ((found.get(term) ?? 0) + 0.5));

  return (question) => {
    const wanted = queryTerms(question);
    const own = wanted.values().reduce((sum, weight) => sum + (weight === 1 ? 1 : 0), 0);
    return documents
      .map(({ entry, counts, length }) => {
        let score = 0;
        let covered = 0;
        for (const [term, weight] of wanted) {
          const count = counts.get(term);
          if (count === undefined) continue;
          covered += weight;
          score +=
            (weight * rarity(term) * (count * (saturation + 1))) /
            (count + saturation * (1 - lengthShare + (lengthShare * length) / meanLength));
        }
        return {
          entry,
          score: score * (uncoveredShare + (1 - uncoveredShare) * Math.min(1, covered / Math.max(1, own))),
        };
      })
      .filter(({ score }) => score > 0)
      .sort((one, other) => other.score - one.score);
  };
}
