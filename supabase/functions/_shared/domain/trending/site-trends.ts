import * as z from "zod/mini";
import { emojiMeaning } from "./emoji-meaning.ts";
import { calendar } from "./calendar/calendar.ts";
import { hashtagKey, noTopics, type TrendItems, type TrendLevel } from "./items.ts";

/** A row of the SQL function `list_site_trends`: `users` different people in 7 days, counted up to 1,000. */
export const siteTrend = z.object({
  kind: z.enum(["hashtag", "emoji"]),
  token: z.string(),
  users: z.number(),
  growth: z.nullable(z.number()),
});
export type SiteTrend = z.infer<typeof siteTrend>;

/** Numbers of people are shown in steps, so that the figures of two days do not reveal what one person did. */
const steps = [1000, 500, 200, 100, 50, 20, 10, 5] as const;
/** Small numbers are never described as many, however much they stand out on this site. */
const highFrom = 50;
const veryHighFrom = 200;

function levelOf({ users, growth }: SiteTrend, most: number): TrendLevel {
  const share = users / most;
  if (share >= 0.75 && users >= veryHighFrom) return "Very high";
  if (share >= 0.5 && users >= highFrom) return "High";
  if (growth !== null && growth >= 0.25) return "Growing";
  return share >= 0.25 ? "Moderate" : "Emerging";
}

/** No percentages, because they would be displayed as the score. */
function describe(trend: SiteTrend, most: number): string {
  const people = steps.find((step) => trend.users >= step) ?? steps[steps.length - 1]!;
  return `${levelOf(trend, most)}: ${people.toLocaleString("en-US")}+ people this week, ${describeGrowth(trend.growth)}`;
}

function describeGrowth(growth: number | null): string {
  if (growth === null) return "new here";
  if (growth >= 0.1) return "more than the week before";
  return growth <= -0.1 ? "fewer than the week before" : "as many as the week before";
}

const hashtagsOfTheYear = new Map(
  calendar.flatMap((entry) =>
    entry.hashtags.map((hashtag) => [hashtagKey(hashtag), { hashtag, category: entry.category }] as const),
  ),
);

/** The trends from this site's own users. Characters that are not emoji are skipped. */
export function siteTrends(rows: readonly SiteTrend[]): TrendItems {
  const items: TrendItems = { emojis: [], hashtags: [], topics: noTopics(), sources: [] };
  const most = Math.max(1, ...rows.map(({ users }) => users));
  for (const row of rows) {
    const text = describe(row, most);
    if (row.kind === "emoji") {
      const named = emojiMeaning(row.token);
      if (named) items.emojis.push({ ...named, popularity: text, origin: "site" });
      continue;
    }
    const known = hashtagsOfTheYear.get(hashtagKey(row.token));
    items.hashtags.push({
      hashtag: `#${known?.hashtag ?? row.token}`,
      reach: text,
      category: known?.category ?? "Community",
      origin: "site",
    });
  }
  return items;
}
