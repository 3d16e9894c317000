/** A date in the person's own time zone; null if there is none. */
export function promoDate(iso: string | null): string | null {
  const date = iso === null ? null : new Date(iso);
  if (!date || Number.isNaN(date.getTime())) return null;
  return date.toLocaleDateString("en", { year: "numeric", month: "long", day: "numeric" });
}
