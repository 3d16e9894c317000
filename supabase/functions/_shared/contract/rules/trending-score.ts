/** Scores for a popularity or reach text, 0–100. */

/** Tested in this order by substring: "very low" therefore matches "low" first and scores 25. */
const scoreWords: readonly (readonly [readonly string[], number])[] = [
  [["extremely high", "viral"], 95],
  [["very high"], 85],
  [["high"], 75],
  [["growing", "increasing"], 65],
  [["medium", "moderate"], 50],
  [["low", "emerging"], 25],
  [["very low"], 10],
];
const scoreDefault = 50;

const percentageIn = /(-?\d+(?:\.\d+)?)\s*%/;

/** The score of a text: its percentage if it has one, limited to 0–100, otherwise by its words. Case-insensitive. */
export function scoreFromText(text: string): number {
  const percentage = percentageIn.exec(text)?.[1];
  if (percentage !== undefined) return Math.min(100, Math.max(0, Number(percentage)));
  const lower = text.toLowerCase();
  return scoreWords.find(([words]) => words.some((word) => lower.includes(word)))?.[1] ?? scoreDefault;
}

export type ScoreBand = "red" | "orange" | "yellow" | "blue";

/** The score at which each band begins, highest first. */
const scoreBands: readonly (readonly [from: number, band: ScoreBand])[] = [
  [75, "red"],
  [50, "orange"],
  [25, "yellow"],
];

export function scoreBand(score: number): ScoreBand {
  return scoreBands.find(([from]) => score >= from)?.[1] ?? "blue";
}

/** From this score on, a hashtag's badge is green. */
const hashtagBadgeScoreMin = 50;

export function hashtagBadgeIsGreen(score: number): boolean {
  return score >= hashtagBadgeScoreMin;
}

/** One line of the explanation of the scoring; the weights of a list add up to 100. */
export interface ScoreWeight {
  label: string;
  weight: number;
}

const weights = (rows: readonly (readonly [label: string, weight: number])[]): readonly ScoreWeight[] =>
  rows.map(([label, weight]) => ({ label, weight }));

/** The weights that the Trending page shows in its explanation of the scores. Each list adds up to 100. */
export const scoreWeights: Record<"emojis" | "hashtags" | "platforms", readonly ScoreWeight[]> = {
  emojis: weights([
    ["Volume", 25],
    ["Growth", 20],
    ["Viral usage", 15],
    ["Seasonal", 10],
    ["Influencer", 10],
    ["Demographic", 10],
    ["Context", 10],
  ]),
  hashtags: weights([
    ["Posts using it", 25],
    ["Growth against the week before", 25],
    ["Engagement", 10],
    ["Different people using it", 10],
    ["Spread across platforms", 10],
    ["Season and calendar", 10],
    ["Fit with other topics", 10],
  ]),
  platforms: weights([
    ["Topic volume", 20],
    ["Growth against the week before", 20],
    ["Engagement", 15],
    ["Season and calendar", 15],
    ["Fit with the platform's formats", 10],
    ["Different people posting", 10],
    ["Reach beyond one region", 5],
    ["How long it lasts", 5],
  ]),
};
