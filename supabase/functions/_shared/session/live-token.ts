import { encodeBase64Url } from "deno-std/encoding/base64url.js";

/** How long a token for live updates is good, in seconds; the page asks for the next one before that. */
const lifetimeSeconds = 600;

/**
 * The role in the database that live updates are read with. The data API may not take it on, and the token names no
 * `sub`, without which the auth server and the product's own calls know nobody.
 */
export const liveRole = "live_updates";

export interface LiveTokenOptions {
  /** REALTIME_JWT_SECRET. */
  secret: string;
  accountId: string;
  /** The session that the token ends with. */
  sessionId: string;
  /** Unix time. */
  nowSeconds: number;
}

/** Makes a token (JWT, HS256) that is good for live updates and nothing else. @returns `exp` in unix seconds */
export async function createLiveToken({ secret, accountId, sessionId, nowSeconds }: LiveTokenOptions): Promise<{ token: string; exp: number }> {
  const iat = Math.floor(nowSeconds);
  const exp = iat + lifetimeSeconds;
  const claims = { aud: liveRole, role: liveRole, account_id: accountId, session_id: sessionId, iat, exp };
  const content = [{ alg: "HS256", typ: "JWT" }, claims].map((part) => encodeBase64Url(JSON.stringify(part))).join(".");
  const encoder = new TextEncoder();
  const key = await crypto.subtle.importKey("raw", encoder.encode(secret), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const signature = await crypto.subtle.sign("HMAC", key, encoder.encode(content));
  return { token: `${content}.${encodeBase64Url(new Uint8Array(signature))}`, exp };
}
