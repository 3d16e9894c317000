import { Buffer } from "node:buffer";
import { createHmac, timingSafeEqual } from "node:crypto";
import * as z from "zod/mini";

/** Contains ORIGIN_SECRET itself, for hosts that can set a header on forwarded requests (Vercel). */
const secretHeader = "x-origin-secret";
/** Contains a token that is signed with ORIGIN_SECRET: Netlify's signed proxy redirects. */
const signatureHeader = "x-nf-sign";

/** Netlify's claims (docs.netlify.com, "Signed proxy redirects"); `exp` in Unix seconds. */
const signedClaims = z.object({ iss: z.literal("Netlify"), exp: z.number() });

/**
 * Whether a request came through the page's static host, which alone may name the address of its client.
 * @param secret ORIGIN_SECRET, which that host knows
 * @param nowSeconds Unix time
 */
export function comesFromOrigin(headers: Headers, secret: string, nowSeconds: number): boolean {
  const shown = headers.get(secretHeader);
  if (shown !== null) return sameText(shown, secret);
  const [head, body, signature, ...more] = (headers.get(signatureHeader) ?? "").split(".");
  if (!head || !body || !signature || more.length > 0) return false;
  const expected = createHmac("sha256", secret).update(`${head}.${body}`).digest("base64url");
  if (!sameText(signature, expected)) return false;
  try {
    return signedClaims.parse(JSON.parse(Buffer.from(body, "base64url").toString("utf8"))).exp > nowSeconds;
  } catch {
    return false;
  }
}

/** Compares in a time that does not reveal where two texts differ. */
function sameText(a: string, b: string): boolean {
  const digest = (text: string) => createHmac("sha256", "comparison").update(text).digest();
  return timingSafeEqual(digest(a), digest(b));
}
