const moment = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeStyle: "short" });
const day = new Intl.DateTimeFormat("en", { dateStyle: "medium" });

function format(formatter: Intl.DateTimeFormat, iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? "Unknown date" : formatter.format(date);
}

/** "Nov 21, 2026, 9:05 AM" in the browser's own time zone. */
export const localMoment = (iso: string): string => format(moment, iso);

/** "Nov 21, 2026" in the browser's own time zone. */
export const localDay = (iso: string): string => format(day, iso);

/** Name of the browser's time zone, e.g. "Europe/Lisbon". */
export const localTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * Converts the value of a `datetime-local` input ("2026-11-21T09:05", local time) to an ISO timestamp in UTC.
 * @returns "" for an empty or invalid value
 */
export function momentFromInput(value: string): string {
  const date = new Date(value);
  return value === "" || Number.isNaN(date.getTime()) ? "" : date.toISOString();
}

/** The value of a `datetime-local` input for an ISO timestamp: "2026-11-21T09:05" in the browser's own time zone. */
export function inputFromMoment(iso: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return "";
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
