/** What `npm run bench` measures. */
export const parts = [
  "generate",
  "stream",
  "history",
  "search",
  "bundle",
  "quality",
  "page",
  "start-up",
  "cold-start",
  "trending",
  "live",
  "admin",
  "guessing",
  "attacks",
  "reading",
  "throughput",
] as const;
export type Part = (typeof parts)[number];
