import { createHmac, timingSafeEqual } from "node:crypto";
import * as z from "zod/mini";
import type { Keys } from "../../keys.ts";

/** As whom a call runs in the database. */
export interface Caller {
  role: "authenticated" | "service_role";
  /** The account; empty for the server. */
  userId: string;
  /** The claims of the token, as JSON. */
  claims: string;
}

const algorithm = z.object({ alg: z.literal("HS256") });
const accessToken = z.object({
  sub: z.uuid(),
  role: z.literal("authenticated"),
  exp: z.number(),
  // The auth server sets none. The library decides about tokens that have one.
  nbf: z.optional(z.undefined()),
});

const bearerToken = /^Bearer ([^\s,]+)$/;

/**
 * Who sends a request to the data API: the server with the secret key, or a person with the publishable key and an
 * access token that the auth server signed and that has not expired.
 * @param nowSeconds Unix time
 * @returns null for everything else, about which the library decides
 */
export function callerOf(
  headers: Pick<Headers, "get">,
  keys: Pick<Keys, "jwtSecret" | "publishableKey" | "secretKey">,
  nowSeconds: number,
): Caller | null {
  const key = headers.get("apikey");
  const bearer = bearerToken.exec(headers.get("authorization") ?? "")?.[1];
  if (bearer === undefined || key === null) return null;
  if (bearer === keys.secretKey && key === keys.secretKey)
    return { role: "service_role", userId: "", claims: '{"role":"service_role"}' };
  if (key !== keys.publishableKey) return null;
  const [head, body, signature, ...more] = bearer.split(".");
  if (!head || !body || !signature || more.length > 0) return null;
  const expected = createHmac("sha256", keys.jwtSecret).update(`${head}.${body}`).digest();
  const shown = Buffer.from(signature, "base64url");
  if (shown.length !== expected.length || !timingSafeEqual(shown, expected)) return null;
  const claims = Buffer.from(body, "base64url").toString("utf8");
  try {
    algorithm.parse(JSON.parse(Buffer.from(head, "base64url").toString("utf8")));
    const { sub, role, exp } = accessToken.parse(JSON.parse(claims));
    return exp > nowSeconds ? { role, userId: sub, claims } : null;
  } catch {
    return null;
  }
}
