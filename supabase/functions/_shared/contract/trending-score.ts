/** Scores of a popularity or reach text, 0–100. Product specification, section 9. */

/** Tested in this order by substring: "very low" therefore meets "low" first and scores 25. */
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

/** The score of a text: its percentage where it has one, held to 0–100, else by its words. Letter case does not matter. */
export function scoreFromText(text: string): number {
  const percentage = /(-?\d+(?:\.\d+)?)\s*%/.exec(text)?.[1];
  if (percentage !== undefined) return Math.min(100, Math.max(0, Number(percentage)));
  const lower = text.toLowerCase();
  return scoreWords.find(([words]) => words.some((word) => lower.includes(word)))?.[1] ?? scoreDefault;
}

export type ScoreBand = "red" | "orange" | "yellow" | "blue";

export function scoreBand(score: number): ScoreBand {
  if (score >= 75) return "red";
  if (score >= 50) return "orange";
  if (score >= 25) return "yellow";
  return "blue";
}

/** From this score on a hashtag's badge is green. */
export const hashtagBadgeScoreMin = 50;

export function hashtagBadgeIsGreen(score: number): boolean {
  return score >= hashtagBadgeScoreMin;
}

/** One line of the explanation of the scoring; the weights of a list add up to 100. */
export interface ScoreWeight { label: string; weight: number }

/** Emoji labels are the specification's; those of the other two lists are the product's own. */
export const scoreWeights: Record<"emojis" | "hashtags" | "platforms", readonly ScoreWeight[]> = {
  emojis: [
    { label: "Volume", weight: 25 },
    { label: "Growth", weight: 20 },
    { label: "Viral usage", weight: 15 },
    { label: "Seasonal", weight: 10 },
    { label: "Influencer", weight: 10 },
    { label: "Demographic", weight: 10 },
    { label: "Context", weight: 10 },
  ],
  hashtags: [
    { label: "Posts using it", weight: 25 },
    { label: "Growth against the week before", weight: 25 },
    { label: "Engagement", weight: 10 },
    { label: "Different people using it", weight: 10 },
    { label: "Spread across platforms", weight: 10 },
    { label: "Season and calendar", weight: 10 },
    { label: "Fit with other topics", weight: 10 },
  ],
  platforms: [
    { label: "Topic volume", weight: 20 },
    { label: "Growth against the week before", weight: 20 },
    { label: "Engagement", weight: 15 },
    { label: "Season and calendar", weight: 15 },
    { label: "Fit with the platform's formats", weight: 10 },
    { label: "Different people posting", weight: 10 },
    { label: "Reach beyond one region", weight: 5 },
    { label: "How long it lasts", weight: 5 },
  ],
};
