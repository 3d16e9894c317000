const dayMs = 24 * 60 * 60 * 1000;
/**
 * When the next update is due, the server needs a few minutes for it. This is how long the page waits between two
 * requests.
 */
const dueRetryMs = 60 * 1000;

export interface Countdown {
  hours: number;
  minutes: number;
  seconds: number;
}

/**
 * When the trends of a date are replaced: 24 hours after the start of that date in UTC.
 * @param date YYYY-MM-DD
 * @returns milliseconds since the epoch; NaN for an invalid date
 */
export function nextTrendingUpdate(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) + dayMs;
}

/** The time until the next update, never negative. @param now milliseconds since the epoch */
export function trendingCountdown(date: string, now: number): Countdown {
  const left = Math.max(0, nextTrendingUpdate(date) - now) || 0;
  const seconds = Math.ceil(left / 1000);
  return { hours: Math.floor(seconds / 3600), minutes: Math.floor((seconds % 3600) / 60), seconds: seconds % 60 };
}

/** "5h 04m 09s" */
export function formatCountdown({ hours, minutes, seconds }: Countdown): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${hours}h ${two(minutes)}m ${two(seconds)}s`;
}

/** Milliseconds until the page should request newer trends: when the countdown ends, then once a minute. */
export function trendingRefetchDelay(date: string, now: number): number {
  const left = nextTrendingUpdate(date) - now;
  return left > 0 ? left : dueRetryMs;
}

/** How long the page may show trends before it requests them again, in milliseconds. */
export const trendingCacheMs = 60 * 60 * 1000;
