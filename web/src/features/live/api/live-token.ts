import * as operations from "@contract/wire/operations.ts";
import type { RealtimeToken } from "@contract/wire/realtime.ts";
import { ApiError } from "@/lib/api-client.ts";
import { apiWithClock, learnServerClock, onServerClock } from "@/lib/server-clock.ts";
import { liveTokenReader } from "@/lib/session-reader.ts";
import { takeFirstLiveToken } from "@/lib/start-session.ts";

/** How long before its expiry a token is renewed: longer than the interval between two heartbeats of the socket. */
const renewBeforeMs = 90_000;

/**
 * The token for live updates: first the one that came with the page's start, then requested before it expires; null
 * without a session.
 * @param onNotOffered called if the server offers no live updates
 */
export function createLiveToken(userId: string, onNotOffered: () => void): () => Promise<string | null> {
  const first = takeFirstLiveToken(userId);
  if (first) learnServerClock(first.date, first.askedMs, first.respondedMs);
  let current: RealtimeToken | null = first && first.token;
  return async () => {
    if (current && Date.parse(current.expiresAt) - onServerClock(Date.now()) > renewBeforeMs) return current.token;
    try {
      current = await apiWithClock(operations.getRealtimeToken, { schema: liveTokenReader });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === "not_configured") onNotOffered();
      current = null;
    }
    return current?.token ?? null;
  };
}
