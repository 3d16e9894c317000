import { getUser } from "../../../_shared/accounts/user.ts";
import { endpoints } from "../../../_shared/contract/endpoints.ts";
import { unauthorized } from "../../../_shared/errors.ts";
import { readToken } from "../../../_shared/session/token.ts";
import { defineRoute } from "../../http/route.ts";

/** Hands the page its own access token for live updates; the refresh token stays in the cookie. */
export const getRealtimeToken = defineRoute(endpoints.getRealtimeToken, async (call, { database }) => {
  const { token } = call.session;
  await getUser(database, token);
  const claims = readToken(token);
  if (claims === null) throw unauthorized();
  return { token, expiresAt: new Date(claims.exp * 1000).toISOString() };
});
