import type { User } from "@contract/wire/accounts.ts";
import * as operations from "@contract/wire/operations.ts";
import type { RealtimeToken } from "@contract/wire/realtime.ts";
import { apiWithHeaders } from "./api-client.ts";
import { rememberStatus } from "./status.ts";

/** The live-update token of the page's start, with what tells the server's clock. */
interface FirstLiveToken {
  userId: string;
  token: RealtimeToken;
  /** The response's `Date` header. */
  date: string | null;
  /** Times of the request and the response on this device's clock, in milliseconds. */
  askedMs: number;
  respondedMs: number;
}

let firstLiveToken: FirstLiveToken | null = null;

/**
 * Fetches all that the page needs to start for a signed-in person. The status is kept for `loadStatus`, and the token
 * for live updates for `takeFirstLiveToken`.
 * @throws ApiError 401 if the server knows no session
 */
export async function startSession(): Promise<User> {
  const askedMs = Date.now();
  const schema = async () => (await import("./session-reader.ts")).sessionReader;
  const { data, headers } = await apiWithHeaders(operations.getSession, { schema });
  rememberStatus(data.status);
  firstLiveToken = data.liveToken && {
    userId: data.user.id,
    token: data.liveToken,
    date: headers.get("date"),
    askedMs,
    respondedMs: Date.now(),
  };
  return data.user;
}

/** Returns the token that came with the page's start, once, and only for the person for whom it was issued. */
export function takeFirstLiveToken(userId: string): FirstLiveToken | null {
  const first = firstLiveToken;
  firstLiveToken = null;
  return first?.userId === userId ? first : null;
}
