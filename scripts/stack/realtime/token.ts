import { createHmac, timingSafeEqual } from "node:crypto";
import * as z from "zod/mini";

const header = z.object({ alg: z.literal("HS256") });
const claims = z.looseObject({
  aud: z.literal("live_updates"),
  role: z.literal("anon"),
  account_id: z.string(),
  session_id: z.string(),
  exp: z.number(),
});

/** The person and session that a socket acts for. */
export type Claims = z.infer<typeof claims>;

const decode = (part: string): unknown => JSON.parse(Buffer.from(part, "base64url").toString("utf8"));

/**
 * Verifies a token for live updates. Supabase Realtime also accepts access tokens, but the page has none to send.
 * @param nowSeconds unix time
 * @returns its claims, or null if it is forged, expired or for another purpose
 */
export function verifyToken(token: string, secret: string, nowSeconds: number): Claims | null {
  const [head, body, signature, ...more] = token.split(".");
  if (!head || !body || !signature || more.length > 0) return null;
  const expected = createHmac("sha256", secret).update(`${head}.${body}`).digest();
  const given = Buffer.from(signature, "base64url");
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  try {
    header.parse(decode(head));
    const parsed = claims.parse(decode(body));
    return parsed.exp > nowSeconds ? parsed : null;
  } catch {
    return null;
  }
}
