import { aprilToJune } from "./april-to-june.ts";
import { addDays, daysBetween } from "./date-rule.ts";
import type { CalendarEntry } from "./entry.ts";
import { januaryToMarch } from "./january-to-march.ts";
import { julyToSeptember } from "./july-to-september.ts";
import { octoberToDecember } from "./october-to-december.ts";

/** Everything that recurs every year. Seasons are those of the northern hemisphere. */
export const calendar: readonly CalendarEntry[] = [
  ...januaryToMarch,
  ...aprilToJune,
  ...julyToSeptember,
  ...octoberToDecember,
];

export interface Occurrence {
  entry: CalendarEntry;
  /** Days until it starts; 0 while it lasts. */
  daysAhead: number;
}

/** What people post about on a date: current and upcoming entries, nearest first. @param date YYYY-MM-DD, UTC */
export function occurrencesOn(date: string): Occurrence[] {
  const year = Number(date.slice(0, 4));
  const found: Occurrence[] = [];
  for (const entry of calendar) {
    // An entry that began last year may still last, and one of next year may be near.
    for (const candidate of [year - 1, year, year + 1]) {
      const start = entry.starts(candidate);
      if (start === null) continue;
      if (date < addDays(start, -entry.lead) || date >= addDays(start, entry.days)) continue;
      found.push({ entry, daysAhead: Math.max(0, daysBetween(date, start)) });
      break;
    }
  }
  return found.toSorted((a, b) => rank(a) - rank(b));
}

/** Seasons rank after everything with a date, and regional days after international ones. */
function rank({ entry, daysAhead }: Occurrence): number {
  return daysAhead + { worldwide: 0, regional: 2, season: 40 }[entry.weight];
}
