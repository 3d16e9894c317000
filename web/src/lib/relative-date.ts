const relative = new Intl.RelativeTimeFormat("en", { numeric: "always" });

/** Seconds in each unit; months and years are calendar averages. */
const units: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ["year", 31_556_952],
  ["month", 2_629_746],
  ["week", 604_800],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/**
 * A time in words: "3 hours ago", "just now", or "Unknown date" if it cannot be parsed.
 * @param createdAt an ISO timestamp; a time ahead of a slow local clock becomes "just now"
 */
export function relativeDate(createdAt: string, now: Date): string {
  const at = new Date(createdAt).getTime();
  if (Number.isNaN(at)) return "Unknown date";
  const seconds = Math.floor((now.getTime() - at) / 1000);
  const unit = units.find(([, size]) => seconds >= size);
  return unit ? relative.format(-Math.floor(seconds / unit[1]), unit[0]) : "just now";
}
