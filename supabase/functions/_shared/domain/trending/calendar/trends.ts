import { emojiMeaning } from "../emoji-meaning.ts";
import { noTopics, trendLevels, type TrendItems, type TrendLevel } from "../items.ts";
import { occurrencesOn, type Occurrence } from "./calendar.ts";
import { weekdayOf } from "./date-rule.ts";
import { weeklyHabits } from "./weekly.ts";

const dayNames = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const;
const everyWeek = "Moderate: every week on this day";

/** An occasion counts one level less for each of these that it is further ahead than, in days. */
const stepDays = [0, 3, 7, 14] as const;

/** The nearer, the stronger; a regional day counts one level less than an international one. */
function levelOf({ entry, daysAhead }: Occurrence): TrendLevel {
  if (entry.weight === "season") return "Moderate";
  const step = stepDays.filter((days) => daysAhead > days).length;
  // What lasts for weeks is discussed less than a single day.
  const held = daysAhead === 0 && entry.days > 10 ? 2 : step;
  return trendLevels[Math.min(trendLevels.length - 1, held + (entry.weight === "regional" ? 1 : 0))]!;
}

function timing({ entry, daysAhead }: Occurrence): string {
  if (daysAhead === 0) return entry.days > 1 ? `${entry.name} is on now` : `${entry.name} is today`;
  return daysAhead === 1 ? `${entry.name} is tomorrow` : `${entry.name} is in ${daysAhead} days`;
}

/** Trends that recur with a date, strongest first. They are not based on counts. */
export function calendarTrends(date: string): TrendItems {
  const habit = weeklyHabits[weekdayOf(date)];
  const occurrences = occurrencesOn(date);
  const texts = occurrences.map((occurrence) => `${levelOf(occurrence)}: ${timing(occurrence)}`);

  const items: TrendItems = { emojis: [], hashtags: [], topics: noTopics(), sources: [] };
  const perEntry = Math.max(0, ...occurrences.flatMap(({ entry }) => [entry.emoji.length, entry.hashtags.length]));
  // The first emoji of every near entry comes before the second emoji of any.
  for (let place = 0; place < perEntry; place += 1) {
    for (const [index, { entry }] of occurrences.entries()) {
      const named = emojiMeaning(entry.emoji[place] ?? "");
      if (named) items.emojis.push({ ...named, popularity: texts[index]!, origin: "calendar" });
      const hashtag = entry.hashtags[place];
      if (hashtag)
        items.hashtags.push({
          hashtag: `#${hashtag}`,
          reach: texts[index]!,
          category: entry.category,
          origin: "calendar",
        });
    }
  }
  const named = emojiMeaning(habit.emoji);
  if (named) items.emojis.push({ ...named, popularity: everyWeek, origin: "calendar" });
  items.hashtags.push(
    ...habit.hashtags.map((hashtag) => ({
      hashtag: `#${hashtag}`,
      reach: everyWeek,
      category: "Weekly",
      origin: "calendar" as const,
    })),
  );

  const near = occurrences.map(({ entry: { name, topics } }) => ({ name, topics }));
  const today = { name: dayNames[weekdayOf(date)], topics: habit.topics };
  for (const { name, topics } of [...near.slice(0, 3), today, ...near.slice(3)]) {
    items.topics.Instagram.push(`${name}: ${topics.instagram}`);
    items.topics.TikTok.push(`${name}: ${topics.tiktok}`);
    items.topics.X.push(`${name}: ${topics.x}`);
    items.topics.Facebook.push(`${name}: ${topics.facebook}`);
  }
  return items;
}
