/** Dates are UTC days in the form YYYY-MM-DD. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;
export const sunday = 0,
  monday = 1,
  tuesday = 2,
  wednesday = 3,
  thursday = 4,
  friday = 5,
  saturday = 6;

/** A rule's first day in a year, or null if the year has none or it is unknown. */
export type DateRule = (year: number) => string | null;

const dayMs = 24 * 60 * 60 * 1000;

function isoDate(year: number, month: number, day: number): string {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}

/** @returns the date this many days later, or earlier if negative */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10);
}

/** @returns days from one date to a later one; negative if it is earlier */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
}

export function weekdayOf(date: string): Weekday {
  return new Date(Date.parse(date)).getUTCDay() as Weekday;
}

export function fixed(month: number, day: number): DateRule {
  return (year) => isoDate(year, month, day);
}

/** The nth weekday of a month, from 1; -1 is the last one. */
export function nth(count: number, weekday: Weekday, month: number): DateRule {
  return (year) => {
    if (count > 0) return onOrAfter(weekday, month, 1 + 7 * (count - 1))(year);
    const last = isoDate(year, month + 1, 0);
    return addDays(last, -((weekdayOf(last) - weekday + 7) % 7));
  };
}

/** The first such weekday on or after a day of the year. */
export function onOrAfter(weekday: Weekday, month: number, day: number): DateRule {
  return (year) => {
    const first = isoDate(year, month, day);
    return addDays(first, (weekday - weekdayOf(first) + 7) % 7);
  };
}

/** Days after (or before, if negative) another rule's date. */
export function shifted(rule: DateRule, days: number): DateRule {
  return (year) => {
    const date = rule(year);
    return date === null ? null : addDays(date, days);
  };
}

/** Western Easter Sunday plus days. The anonymous Gregorian algorithm (Meeus, Astronomical Algorithms, chapter 8). */
export function easter(days = 0): DateRule {
  return (year) => {
    const a = year % 19;
    const b = Math.floor(year / 100);
    const c = year % 100;
    const d = Math.floor(b / 4);
    const e = b % 4;
    const f = Math.floor((b + 8) / 25);
    const g = Math.floor((b - f + 1) / 3);
    const h = (19 * a + b - d - g + 15) % 30;
    const i = Math.floor(c / 4);
    const k = c % 4;
    const l = (32 + 2 * e + 2 * i - h - k) % 7;
    const m = Math.floor((a + 11 * h + 22 * l) / 451);
    const month = Math.floor((h + l - 7 * m + 114) / 31);
    const day = ((h + l - 7 * m + 114) % 31) + 1;
    return isoDate(year, month, day + days);
  };
}

/**
 * The first day in a year with this date in another calendar, from the runtime's own calendar data (Unicode CLDR).
 * @param month as that calendar writes it in English: a number, or a name in the Hebrew calendar
 */
export function inCalendar(calendar: "hebrew" | "islamic-umalqura", month: string, day: number): DateRule {
  const format = new Intl.DateTimeFormat(`en-u-ca-${calendar}`, { month: "numeric", day: "numeric", timeZone: "UTC" });
  const matches = (date: string) => {
    const parts = format.formatToParts(Date.parse(date));
    const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value;
    return part("month") === month && part("day") === String(day);
  };
  return (year) => {
    let date = isoDate(year, 1, 1);
    while (date.startsWith(`${year}-`) && !matches(date)) date = addDays(date, 1);
    return date.startsWith(`${year}-`) ? date : null;
  };
}

/** Computes a year only once, because some rules search for their date. */
export function memoize(rule: DateRule): DateRule {
  const known = new Map<number, string | null>();
  return (year) => {
    if (!known.has(year)) known.set(year, rule(year));
    return known.get(year) ?? null;
  };
}

/**
 * Dates from published calendars: those of the Hindu calendar, and of the Chinese calendar, for which runtimes are off
 * by a day if the new moon is close to midnight in Beijing (2027).
 */
export function listed(...dates: string[]): DateRule {
  return (year) => dates.find((date) => date.startsWith(`${year}-`)) ?? null;
}
