import assert from "node:assert/strict";
import { scoreFromText } from "../../../contract/rules/trending-score.ts";
import { trendPlatforms } from "../items.ts";
import { emojiMeaning } from "../emoji-meaning.ts";
import { calendar, occurrencesOn } from "./calendar.ts";
import { addDays } from "./date-rule.ts";
import { calendarTrends } from "./trends.ts";
import { weeklyHabits } from "./weekly.ts";

const startOf = (name: string, year: number) => {
  const entry = calendar.find((candidate) => candidate.name === name);
  assert.ok(entry, name);
  return entry.starts(year);
};

/** From public calendars, written down independently of the rules. */
const known: [string, string][] = [
  ["Easter", "2026-04-05"],
  ["Easter", "2027-03-28"],
  ["Easter", "2038-04-25"],
  ["Mardi Gras and Pancake Day", "2026-02-17"],
  ["Mothering Sunday (UK)", "2026-03-15"],
  ["Mother's Day", "2026-05-10"],
  ["Father's Day", "2026-06-21"],
  ["Memorial Day (US)", "2026-05-25"],
  ["Labor Day (US)", "2026-09-07"],
  ["Thanksgiving (Canada)", "2026-10-12"],
  ["Thanksgiving (US)", "2026-11-26"],
  ["Thanksgiving (US)", "2029-11-22"],
  ["Black Friday", "2026-11-27"],
  ["Cyber Monday", "2026-11-30"],
  ["GivingTuesday", "2026-12-01"],
  ["Advent", "2026-11-29"],
  ["Advent", "2028-12-03"],
  ["Super Bowl Sunday", "2027-02-14"],
  ["Martin Luther King Jr. Day", "2027-01-18"],
  ["Oktoberfest", "2026-09-19"],
  ["Christmas Jumper Day (UK)", "2026-12-10"],
  ["Lunar New Year", "2026-02-17"],
  ["Lunar New Year", "2027-02-06"],
  ["Mid-Autumn Festival", "2026-09-25"],
  ["Diwali", "2026-11-08"],
  ["Holi", "2027-03-22"],
  ["Hanukkah", "2026-12-05"],
  ["Rosh Hashanah", "2026-09-12"],
  ["Passover", "2026-04-02"],
  ["Ramadan", "2026-02-18"],
  ["Eid al-Fitr", "2026-03-20"],
];
for (const [name, date] of known)
  Deno.test(`${name} of ${date.slice(0, 4)} is on ${date}`, () =>
    assert.equal(startOf(name, Number(date.slice(0, 4))), date),
  );

Deno.test("a date that is not known is left out instead of guessed", () => assert.equal(startOf("Diwali", 2050), null));

Deno.test("there are at least sixty entries with names of their own", () => {
  assert.ok(calendar.length >= 60, String(calendar.length));
  assert.equal(new Set(calendar.map(({ name }) => name)).size, calendar.length);
});

Deno.test("every entry has hashtags, emoji that exist and an idea for each platform", () => {
  for (const entry of calendar) {
    assert.ok(
      entry.hashtags.length >= 3 && entry.hashtags.every((hashtag) => /^[\p{L}\p{N}_]{2,40}$/u.test(hashtag)),
      entry.name,
    );
    assert.ok(entry.emoji.length >= 3 && entry.emoji.every((emoji) => emojiMeaning(emoji)), entry.name);
    for (const idea of Object.values(entry.topics))
      assert.ok(idea.length >= 8 && idea.length <= 90, `${entry.name}: ${idea}`);
  }
  for (const habit of Object.values(weeklyHabits)) assert.ok(emojiMeaning(habit.emoji));
});

Deno.test("something is shown from its lead on until it is over", () => {
  const shown = (date: string) => occurrencesOn(date).find(({ entry }) => entry.name === "Black Friday")?.daysAhead;
  assert.deepEqual(["2026-11-05", "2026-11-06", "2026-11-26", "2026-11-27", "2026-11-28"].map(shown), [
    undefined,
    21,
    1,
    0,
    undefined,
  ]);
});

Deno.test("what crosses the turn of the year is found on both sides", () => {
  const names = (date: string) => occurrencesOn(date).map(({ entry }) => entry.name);
  assert.ok(names("2026-12-30").includes("New Year's Day"));
  assert.ok(names("2027-01-01").includes("Kwanzaa"));
});

Deno.test("the nearest comes first, and the text says how near it is in words that the scores know", () => {
  const { emojis, hashtags } = calendarTrends("2026-11-27");
  const black = hashtags.find(({ hashtag }) => hashtag === "#BlackFriday");
  assert.equal(black?.reach, "Very high: Black Friday is today");
  assert.equal(scoreFromText(black!.reach), 85);
  assert.equal(emojis[0]?.origin, "calendar");
  assert.equal(calendarTrends("2026-11-27").topics.X[0], "Black Friday: The old price and the new one, both");
  const halloween = calendarTrends("2026-10-28").hashtags.find(({ hashtag }) => hashtag === "#Halloween");
  assert.deepEqual([halloween?.reach, scoreFromText(halloween!.reach)], ["High: Halloween is in 3 days", 75]);
});

Deno.test("every day of eight years has enough to show", () => {
  for (let date = "2026-01-01"; date < "2034-01-01"; date = addDays(date, 1)) {
    const { emojis, hashtags, topics } = calendarTrends(date);
    assert.ok(new Set(emojis.map(({ emoji }) => emoji)).size >= 4, `${date}: ${emojis.length} emoji`);
    assert.ok(new Set(hashtags.map(({ hashtag }) => hashtag)).size >= 5, `${date}: ${hashtags.length} hashtags`);
    for (const platform of trendPlatforms)
      assert.ok(topics[platform].length >= 2, `${date}: ${topics[platform].length} topics`);
  }
});
