import type { AuthServer, Tokens } from "../supabase/auth.ts";

/**
 * How long a refreshed session is used for requests that still contain the old token, like Supabase's reuse interval.
 */
const sharedMs = 10_000;

/**
 * Refreshes a session once for all requests that arrive with the same expired token: a page sends several at the same
 * time, and a second use of a refresh token may end the session.
 * @param now milliseconds
 */
export function createRefresher(
  auth: AuthServer,
  now: () => number,
): (refreshToken: string, address: string) => Promise<Tokens> {
  const running = new Map<string, { tokens: Promise<Tokens>; until: number }>();
  return (refreshToken, address) => {
    for (const [token, entry] of running) if (entry.until <= now()) running.delete(token);
    const known = running.get(refreshToken);
    if (known) return known.tokens;
    const tokens = auth.from(address).refresh(refreshToken);
    running.set(refreshToken, { tokens, until: now() + sharedMs });
    tokens.catch(() => running.delete(refreshToken));
    return tokens;
  };
}
