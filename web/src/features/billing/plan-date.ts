/** A day as people write it, in their own time zone. @param unixSeconds as the payment provider has it */
export function planDate(unixSeconds: number): string {
  return new Date(unixSeconds * 1000).toLocaleDateString("en", { year: "numeric", month: "long", day: "numeric" });
}
