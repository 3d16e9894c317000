/** A day as people write it, in their own time zone; null when there is none. */
export function promoDate(iso: string | null): string | null {
  const date = iso === null ? null : new Date(iso);
  if (!date || Number.isNaN(date.getTime())) return null;
  return date.toLocaleDateString("en", { year: "numeric", month: "long", day: "numeric" });
}
