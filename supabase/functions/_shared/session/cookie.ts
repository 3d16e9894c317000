import { combineChunks, createChunks, isChunkLike, parseCookieHeader, serializeCookieHeader, stringFromBase64URL, stringToBase64URL } from "@supabase/ssr";
import * as z from "zod/mini";
import type { Tokens } from "../supabase/auth.ts";

/** The session cookie's one name; long sessions continue in `.0`, `.1`, … */
export const sessionCookieName = "caption-kite-session";

/** Browsers keep a cookie for at most 400 days; every refresh starts them anew. */
const maxAgeSeconds = 400 * 24 * 60 * 60;
const encodedPrefix = "base64-";

const stored = z.object({ access_token: z.string(), refresh_token: z.string(), expires_at: z.number() });

/** The tokens in a request's `Cookie` header, or null when there are none that can be read. */
export async function readSessionCookie(header: string | null): Promise<Tokens | null> {
  if (!header?.includes(sessionCookieName)) return null;
  const cookies = parseCookieHeader(header);
  const value = await combineChunks(sessionCookieName, (name) => cookies.find((cookie) => cookie.name === name)?.value ?? null);
  if (!value?.startsWith(encodedPrefix)) return null;
  try {
    const session = stored.parse(JSON.parse(stringFromBase64URL(value.slice(encodedPrefix.length))));
    return { accessToken: session.access_token, refreshToken: session.refresh_token, expiresAt: session.expires_at };
  } catch {
    return null;
  }
}

/**
 * `Set-Cookie` values that store a session, and clear what an older, longer one left behind.
 * @param secure whether the site is on https
 */
export function writeSessionCookies(header: string | null, tokens: Tokens, secure: boolean): string[] {
  const value = encodedPrefix + stringToBase64URL(JSON.stringify({
    access_token: tokens.accessToken,
    refresh_token: tokens.refreshToken,
    expires_at: tokens.expiresAt,
    token_type: "bearer",
  }));
  const chunks = createChunks(sessionCookieName, value);
  const kept = new Set(chunks.map((chunk) => chunk.name));
  return [
    ...clearSessionCookies(header, secure, kept),
    ...chunks.map((chunk) => serializeCookieHeader(chunk.name, chunk.value, { ...attributes(secure), maxAge: maxAgeSeconds })),
  ];
}

/** `Set-Cookie` values that end the session of this browser. */
export function clearSessionCookies(header: string | null, secure: boolean, except: ReadonlySet<string> = new Set()): string[] {
  return parseCookieHeader(header ?? "")
    .filter((cookie) => isChunkLike(cookie.name, sessionCookieName) && !except.has(cookie.name))
    .map((cookie) => serializeCookieHeader(cookie.name, "", { ...attributes(secure), maxAge: 0 }));
}

function attributes(secure: boolean) {
  return { path: "/", httpOnly: true, sameSite: "lax", secure } as const;
}
