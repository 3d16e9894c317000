import {
  combineChunks,
  createChunks,
  isChunkLike,
  parseCookieHeader,
  serializeCookieHeader,
  stringToBase64URL,
} from "@supabase/ssr";
import * as z from "zod/mini";
import { sessionDaysMax, sessionHintName } from "../../contract/rules/sessions.ts";
import type { Tokens } from "../supabase/auth.ts";
import { decodeBase64Url } from "../base64url.ts";

/**
 * The session cookie's name; long sessions continue in `.0`, `.1`, … On https, browsers accept a `__Host-` cookie only
 * if this exact host sets it, over https and for the whole site, so no subdomain can set one.
 * @param secure whether the site is on https
 */
export function sessionCookieName(secure: boolean): string {
  return secure ? "__Host-caption-kite-session" : "caption-kite-session";
}

const maxAgeSeconds = sessionDaysMax * 24 * 60 * 60;
const encodedPrefix = "base64-";

const stored = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  expires_at: z.number(),
  signed_in_at: z.optional(z.number()),
});

export interface StoredSession extends Tokens {
  /** Unix seconds; undefined if the cookie does not contain it. The database decides by its own record. */
  signedInAt?: number;
}

/** The session in a request's `Cookie` header, or null if there is none that can be parsed. */
export async function readSessionCookie(header: string | null, secure: boolean): Promise<StoredSession | null> {
  const name = sessionCookieName(secure);
  if (!header?.includes(name)) return null;
  const cookies = parseCookieHeader(header);
  const value = await combineChunks(name, (chunk) => cookies.find((cookie) => cookie.name === chunk)?.value ?? null);
  if (!value?.startsWith(encodedPrefix)) return null;
  try {
    const session = stored.parse(JSON.parse(decodeBase64Url(value.slice(encodedPrefix.length))));
    const tokens = {
      accessToken: session.access_token,
      refreshToken: session.refresh_token,
      expiresAt: session.expires_at,
    };
    return session.signed_in_at === undefined ? tokens : { ...tokens, signedInAt: session.signed_in_at };
  } catch {
    return null;
  }
}

export interface CookieOptions {
  /** Whether the site is on https. */
  secure: boolean;
  /** Unix seconds. */
  nowSeconds: number;
}

/**
 * `Set-Cookie` values that store a session with its hint and clear what an older, longer one left behind. They expire
 * `sessionDaysMax` days after the sign-in, and a refresh does not change that.
 */
export function writeSessionCookies(
  header: string | null,
  session: StoredSession,
  { secure, nowSeconds }: CookieOptions,
): string[] {
  const signedInAt = Math.min(session.signedInAt ?? nowSeconds, nowSeconds);
  const value =
    encodedPrefix +
    stringToBase64URL(
      JSON.stringify({
        access_token: session.accessToken,
        refresh_token: session.refreshToken,
        expires_at: session.expiresAt,
        signed_in_at: Math.floor(signedInAt),
        token_type: "bearer",
      }),
    );
  const chunks = createChunks(sessionCookieName(secure), value);
  const hint = sessionHintName(secure);
  const kept = new Set([...chunks.map((chunk) => chunk.name), hint]);
  const maxAge = Math.max(0, Math.floor(signedInAt + maxAgeSeconds - nowSeconds));
  return [
    ...clearSessionCookies(header, secure, kept),
    ...chunks.map((chunk) => serializeCookieHeader(chunk.name, chunk.value, { ...attributes(secure), maxAge })),
    serializeCookieHeader(hint, "1", { ...attributes(secure), httpOnly: false, maxAge }),
  ];
}

/**
 * `Set-Cookie` values that end the session of this browser, with its hint; on https also a session of an earlier
 * version without `__Host-`.
 */
export function clearSessionCookies(
  header: string | null,
  secure: boolean,
  except: ReadonlySet<string> = new Set(),
): string[] {
  const names = secure ? [sessionCookieName(true), sessionCookieName(false)] : [sessionCookieName(false)];
  return parseCookieHeader(header ?? "")
    .filter((cookie) => names.some((name) => isChunkLike(cookie.name, name)) && !except.has(cookie.name))
    .map((cookie) => cleared(cookie.name, secure))
    .concat(except.has(sessionHintName(secure)) ? [] : clearSessionHint(header, secure));
}

/** `Set-Cookie` values that remove a session hint that is not true: one at most. */
export function clearSessionHint(header: string | null, secure: boolean): string[] {
  const hint = sessionHintName(secure);
  return parseCookieHeader(header ?? "").some((cookie) => cookie.name === hint) ? [cleared(hint, secure)] : [];
}

function cleared(name: string, secure: boolean): string {
  return serializeCookieHeader(name, "", { ...attributes(secure), maxAge: 0 });
}

function attributes(secure: boolean) {
  return { path: "/", httpOnly: true, sameSite: "lax", secure } as const;
}
