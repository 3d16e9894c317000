import { encodeBase64Url } from "../base64url.ts";

/** How long a token for live updates is valid, in seconds; the page requests the next one before that. */
const lifetimeSeconds = 600;

/** Whom the token is for: it has no `sub`, so the auth server and the product's own endpoints do not accept it. */
const audience = "live_updates";

/** The database role of visitors, which Realtime may act as and which reads nothing of an account. */
const role = "anon";

export interface LiveTokenOptions {
  /** REALTIME_JWT_SECRET. */
  secret: string;
  accountId: string;
  /** The session with which the token ends. */
  sessionId: string;
  /** Unix time. */
  nowSeconds: number;
}

/** Creates a token (JWT, HS256) that is valid only for live updates. @returns `exp` in Unix seconds */
export async function createLiveToken({
  secret,
  accountId,
  sessionId,
  nowSeconds,
}: LiveTokenOptions): Promise<{ token: string; exp: number }> {
  const iat = Math.floor(nowSeconds);
  const exp = iat + lifetimeSeconds;
  const claims = { aud: audience, role, account_id: accountId, session_id: sessionId, iat, exp };
  const content = [{ alg: "HS256", typ: "JWT" }, claims].map((part) => encodeBase64Url(JSON.stringify(part))).join(".");
  const encoder = new TextEncoder();
  const key = await crypto.subtle.importKey("raw", encoder.encode(secret), { name: "HMAC", hash: "SHA-256" }, false, [
    "sign",
  ]);
  const signature = await crypto.subtle.sign("HMAC", key, encoder.encode(content));
  return { token: `${content}.${encodeBase64Url(new Uint8Array(signature))}`, exp };
}
