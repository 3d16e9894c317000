import { getUser } from "../../../_shared/domain/accounts/user.ts";
import { endpoints } from "../../../_shared/contract/wire/endpoints.ts";
import { defineRoute } from "../../http/route.ts";
import { pageStatus } from "../status/page-status.ts";
import { issueLiveToken } from "./issue-live-token.ts";

/** Everything with which the page starts for a signed-in person, with one call to the database. */
export const getSession = defineRoute(endpoints.getSession, async (call, services) => {
  const { token } = call.session;
  const user = await getUser(services.database, token);
  services.sessions.seen(token, call.request.headers);
  return { user, status: pageStatus(services), liveToken: await issueLiveToken(services, user.id, token) };
});
