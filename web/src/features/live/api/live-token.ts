import { realtimeToken, type RealtimeToken } from "@contract/realtime.ts";
import { ApiError } from "@/lib/api-client.ts";
import { apiWithClock, onServerClock } from "@/lib/server-clock.ts";

/** A token is asked for anew this long before it ends: longer than the pause between two heartbeats of the socket. */
const renewBeforeMs = 90_000;

/** The access token for live updates, asked for when it is first needed and again before it ends; null without a session. */
export function createLiveToken(): () => Promise<string | null> {
  let current: RealtimeToken | null = null;
  return async () => {
    if (current && Date.parse(current.expiresAt) - onServerClock(Date.now()) > renewBeforeMs) return current.token;
    try {
      current = await apiWithClock("/api/realtime-token", { schema: realtimeToken });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      current = null;
    }
    return current?.token ?? null;
  };
}
