const long = new Intl.DateTimeFormat("en", { dateStyle: "long" });

/** "November 21, 2026", or "" for an invalid date. */
export function articleDate(createdAt: string): string {
  const date = new Date(createdAt);
  return Number.isNaN(date.getTime()) ? "" : long.format(date);
}
