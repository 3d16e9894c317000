import type { Price } from "../resources/types.ts";

const dayInSeconds = 86_400;

/** The same day and time `months` later, or the last day of a shorter month. */
function addMonths(anchor: number, months: number): number {
  const start = new Date(anchor * 1000);
  const target = new Date(
    Date.UTC(
      start.getUTCFullYear(),
      start.getUTCMonth() + months,
      1,
      start.getUTCHours(),
      start.getUTCMinutes(),
      start.getUTCSeconds(),
    ),
  );
  const daysInMonth = new Date(Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0)).getUTCDate();
  target.setUTCDate(Math.min(start.getUTCDate(), daysInMonth));
  return target.getTime() / 1000;
}

/**
 * The end of the period that contains or begins at `start`, in Unix seconds. It is computed from the anchor, so that a
 * subscription of the 31st returns to the 31st after a short month.
 */
export function periodEnd(
  anchor: number,
  start: number,
  { interval, interval_count: count }: Price["recurring"],
): number {
  const end = (periods: number): number => {
    if (interval === "day") return anchor + periods * count * dayInSeconds;
    if (interval === "week") return anchor + periods * count * 7 * dayInSeconds;
    return addMonths(anchor, periods * count * (interval === "year" ? 12 : 1));
  };
  let periods = 1;
  while (end(periods) <= start) periods++;
  return end(periods);
}
