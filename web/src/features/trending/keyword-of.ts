import type { TrendOrigin } from "@contract/wire/trending.ts";

const addition = /\s*\([^)]*\)$/u;

/**
 * The keyword that a topic hands to the caption form. A topic of the calendar is a label for the reader, "Black Friday:
 * An idea for a post": what is written about is the day, and the idea stays advice. Any other topic is a subject
 * itself.
 */
export function keywordOf(topic: string, origin: TrendOrigin | undefined): string {
  const colon = topic.indexOf(": ");
  if (origin !== "calendar" || colon < 0) return topic;
  return topic.slice(0, colon).replace(addition, "");
}
