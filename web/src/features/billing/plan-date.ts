/** A date in the person's own time zone. @param unixSeconds as the payment provider returns it */
export function planDate(unixSeconds: number): string {
  return new Date(unixSeconds * 1000).toLocaleDateString("en", { year: "numeric", month: "long", day: "numeric" });
}
