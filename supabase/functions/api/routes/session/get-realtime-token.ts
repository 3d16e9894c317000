import { getUser } from "../../../_shared/domain/accounts/user.ts";
import { endpoints } from "../../../_shared/contract/wire/endpoints.ts";
import { realtimeMessages } from "../../../_shared/contract/wire/realtime.ts";
import { ApiError, unauthorized } from "../../../_shared/platform/errors.ts";
import { createLiveToken } from "../../../_shared/platform/session/live-token.ts";
import { readToken } from "../../../_shared/platform/session/token.ts";
import { defineRoute } from "../../http/route.ts";

/** Issues a token for live updates, valid for minutes and for nothing else. The session stays in its cookie. */
export const getRealtimeToken = defineRoute(endpoints.getRealtimeToken, async (call, { config, database, now }) => {
  const user = await getUser(database, call.session.token);
  const sessionId = readToken(call.session.token)?.session_id;
  if (sessionId === undefined) throw unauthorized();
  if (config.realtimeJwtSecret === null) throw new ApiError("not_configured", realtimeMessages.notConfigured);
  const { token, exp } = await createLiveToken({
    secret: config.realtimeJwtSecret,
    accountId: user.id,
    sessionId,
    nowSeconds: now() / 1000,
  });
  return { token, expiresAt: new Date(exp * 1000).toISOString() };
});
