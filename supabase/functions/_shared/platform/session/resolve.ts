import { unauthorized, unavailable } from "../errors.ts";
import { AuthRefusal, type Tokens } from "../supabase/auth.ts";
import { clearSessionCookies, clearSessionHint, readSessionCookie, writeSessionCookies } from "./cookie.ts";
import { readToken } from "./token.ts";

/** The caller. The token is verified by the service to which it is passed. */
export interface Session {
  token: string;
  userId: string;
}

export interface ResolvedSession {
  session: Session | null;
  /** `Set-Cookie` values for the response, if the session was refreshed or has ended, or if its hint is not true. */
  cookies: string[];
}

/** A token that expires within this many seconds is refreshed first, so that it is valid for the whole request. */
const refreshAheadSeconds = 30;

/**
 * Errors after which the session is lost; "validation_failed" is for a text that is no refresh token. A token "already
 * used" may belong to a parallel request that was faster.
 */
const ended = new Set([
  "validation_failed",
  "refresh_token_not_found",
  "session_not_found",
  "session_expired",
  "user_not_found",
  "user_banned",
]);

interface Options {
  refresh: (refreshToken: string) => Promise<Tokens>;
  nowSeconds: number;
  secure: boolean;
}

const bearerToken = /^Bearer\s+(\S+)$/i;

/**
 * Finds the session of a request: a bearer token if there is an Authorization header, otherwise the cookie.
 * @throws ApiError `unauthorized` for a malformed or expired bearer token, `unavailable` if the auth server did not
 * decide about a refresh: the session may still be valid, so its cookie is kept
 */
export async function resolveSession(headers: Headers, options: Options): Promise<ResolvedSession> {
  const authorization = headers.get("authorization");
  if (authorization !== null) {
    const token = bearerToken.exec(authorization)?.[1];
    const claims = token === undefined ? null : readToken(token);
    if (token === undefined || claims === null || claims.exp <= options.nowSeconds) throw unauthorized();
    return { session: { token, userId: claims.sub }, cookies: [] };
  }

  const cookieHeader = headers.get("cookie");
  const { secure, nowSeconds } = options;
  const tokens = await readSessionCookie(cookieHeader, secure);
  if (tokens === null) return { session: null, cookies: clearSessionHint(cookieHeader, secure) };
  if (tokens.expiresAt > nowSeconds + refreshAheadSeconds) return { session: sessionOf(tokens), cookies: [] };
  try {
    const fresh = await options.refresh(tokens.refreshToken);
    const cookies = writeSessionCookies(
      cookieHeader,
      { ...fresh, signedInAt: tokens.signedInAt },
      { secure, nowSeconds },
    );
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
