/**
 * When the daily quota resets, on the reader's own clock.
 * @param resetsAt the next UTC midnight as ISO text
 * @returns e.g. "today at 4:00 PM", or null if the time cannot be parsed
 */
export function formatResetTime(resetsAt: string, now: Date, locale?: string): string | null {
  const at = new Date(resetsAt);
  if (Number.isNaN(at.getTime())) return null;
  const time = at.toLocaleTimeString(locale, { hour: "numeric", minute: "2-digit" });
  return `${at.toDateString() === now.toDateString() ? "today" : "tomorrow"} at ${time}`;
}
