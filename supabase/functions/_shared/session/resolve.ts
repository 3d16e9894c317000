import { unauthorized, unavailable } from "../errors.ts";
import { AuthRefusal, type Tokens } from "../supabase/auth.ts";
import { clearSessionCookies, readSessionCookie, writeSessionCookies } from "./cookie.ts";
import { readToken } from "./token.ts";

/** Who calls. The token is verified by whoever it is handed to. */
export interface Session { token: string; userId: string }

export interface ResolvedSession {
  session: Session | null;
  /** `Set-Cookie` values for the answer, when the session was refreshed or has ended. */
  cookies: string[];
}

/** A token that runs out within this many seconds is refreshed first, so that it lasts for the request. */
const refreshAheadSeconds = 30;

/** Refusals after which the session cannot come back. A token "already used" may belong to a sibling request that won. */
const ended = new Set(["refresh_token_not_found", "session_not_found", "session_expired", "user_not_found", "user_banned"]);

interface Options { refresh: (refreshToken: string) => Promise<Tokens>; nowSeconds: number; secure: boolean }

/**
 * Finds the session of a request: a bearer token when there is an Authorization header, else the cookie.
 * @throws ApiError `unauthorized` for a bearer token that is malformed or expired, `unavailable` when the auth server did
 * not decide about a refresh: the session may well go on, so its cookie stays
 */
export async function resolveSession(headers: Headers, options: Options): Promise<ResolvedSession> {
  const authorization = headers.get("authorization");
  if (authorization !== null) {
    const token = /^Bearer\s+(\S+)$/i.exec(authorization)?.[1];
    const claims = token === undefined ? null : readToken(token);
    if (token === undefined || claims === null || claims.exp <= options.nowSeconds) throw unauthorized();
    return { session: { token, userId: claims.sub }, cookies: [] };
  }

  const cookieHeader = headers.get("cookie");
  const { secure, nowSeconds } = options;
  const tokens = await readSessionCookie(cookieHeader, secure);
  if (tokens === null) return { session: null, cookies: [] };
  if (tokens.expiresAt > nowSeconds + refreshAheadSeconds) return { session: sessionOf(tokens), cookies: [] };
  try {
    const fresh = await options.refresh(tokens.refreshToken);
    const cookies = writeSessionCookies(cookieHeader, { ...fresh, signedInAt: tokens.signedInAt }, { secure, nowSeconds });
    return { session: sessionOf(fresh), cookies };
  } catch (error) {
    if (!(error instanceof AuthRefusal)) throw error;
    if (error.status === 429 || error.status >= 500) throw unavailable(error);
    return { session: null, cookies: ended.has(error.code) ? clearSessionCookies(cookieHeader, secure) : [] };
  }
}

function sessionOf(tokens: Tokens): Session | null {
  const claims = readToken(tokens.accessToken);
  return claims === null ? null : { token: tokens.accessToken, userId: claims.sub };
}
