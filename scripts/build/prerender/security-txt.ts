import { siteUrlPlaceholder } from "../../site/site-url.ts";

/** RFC 9116 recommends less than a year, so that nobody relies on an address that has been given up. */
const validDays = 360;

/** `/.well-known/security.txt` (RFC 9116): where a vulnerability is reported. @param builtAt milliseconds */
export function securityTxt(builtAt: number): string {
  const expires = new Date(builtAt + validDays * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  return [
    `Contact: ${siteUrlPlaceholder}/contact`,
    `Expires: ${expires}T00:00:00Z`,
    "Preferred-Languages: en",
    `Canonical: ${siteUrlPlaceholder}/.well-known/security.txt`,
    "",
  ].join("\n");
}
