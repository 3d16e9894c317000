import type { RealtimeToken } from "../../../_shared/contract/wire/realtime.ts";
import { unauthorized } from "../../../_shared/platform/errors.ts";
import { createLiveToken } from "../../../_shared/platform/session/live-token.ts";
import { readToken } from "../../../_shared/platform/session/token.ts";
import type { Services } from "../../services.ts";

/**
 * Issues a token for live updates, which ends with the session.
 * @param userId the account, as the database named it for `sessionToken`
 * @returns null if the server issues none
 * @throws ApiError `unauthorized` for a token without a session
 */
export async function issueLiveToken(
  { config, now }: Pick<Services, "config" | "now">,
  userId: string,
  sessionToken: string,
): Promise<RealtimeToken | null> {
  const sessionId = readToken(sessionToken)?.session_id;
  if (sessionId === undefined) throw unauthorized();
  if (config.realtimeJwtSecret === null) return null;
  const { token, exp } = await createLiveToken({
    secret: config.realtimeJwtSecret,
    accountId: userId,
    sessionId,
    nowSeconds: now() / 1000,
  });
  return { token, expiresAt: new Date(exp * 1000).toISOString() };
}
