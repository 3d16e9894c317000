const long = new Intl.DateTimeFormat("en", { dateStyle: "long" });
const utcLong = new Intl.DateTimeFormat("en", { dateStyle: "long", timeZone: "UTC" });

function format(createdAt: string, formatter: Intl.DateTimeFormat): string {
  const date = new Date(createdAt);
  return Number.isNaN(date.getTime()) ? "" : formatter.format(date);
}

/** "November 21, 2026", or "" for an invalid date. */
export function articleDate(createdAt: string): string {
  return format(createdAt, long);
}

/** The same in UTC: it is in prerendered markup, which must not depend on the device. */
export function utcArticleDate(createdAt: string): string {
  return format(createdAt, utcLong);
}
