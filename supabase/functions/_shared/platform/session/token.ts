import * as z from "zod/mini";
import { decodeBase64Url } from "../base64url.ts";

const claims = z.object({
  sub: z.string(),
  exp: z.number(),
  session_id: z.optional(z.string()),
  aal: z.optional(z.string()),
});

/**
 * Reads the owner and the expiry of a token WITHOUT verifying it: the data API and the auth server verify it. This
 * allows a request with an invalid token to be rejected before its body is read.
 * @returns null if it is not a JWT with these claims; `exp` in Unix seconds, `session_id` if the auth server sets one
 */
export function readToken(token: string): z.infer<typeof claims> | null {
  const payload = token.split(".")[1];
  if (payload === undefined || token.split(".").length !== 3) return null;
  try {
    return z.safeParse(claims, JSON.parse(decodeBase64Url(payload))).data ?? null;
  } catch {
    return null;
  }
}

/** Whether a token says that its session used a second factor (assurance level 2), WITHOUT verifying it. */
export function hasSecondFactor(token: string): boolean {
  return readToken(token)?.aal === "aal2";
}
