import { timingSafeEqual } from "node:crypto";

/** Whether two secrets are equal, in a time that reveals neither their contents nor their lengths. */
export async function sameSecret(given: string, expected: string): Promise<boolean> {
  const digest = async (text: string) =>
    new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return timingSafeEqual(await digest(given), await digest(expected));
}
