import { getUser } from "../../../_shared/domain/accounts/user.ts";
import { endpoints } from "../../../_shared/contract/wire/endpoints.ts";
import { realtimeMessages } from "../../../_shared/contract/wire/realtime.ts";
import { ApiError } from "../../../_shared/platform/errors.ts";
import { defineRoute } from "../../http/route.ts";
import { issueLiveToken } from "./issue-live-token.ts";

/** Issues a token for live updates, valid for minutes and for nothing else. The session stays in its cookie. */
export const getRealtimeToken = defineRoute(endpoints.getRealtimeToken, async (call, services) => {
  const user = await getUser(services.database, call.session.token);
  const token = await issueLiveToken(services, user.id, call.session.token);
  if (token === null) throw new ApiError("not_configured", realtimeMessages.notConfigured);
  return token;
});
