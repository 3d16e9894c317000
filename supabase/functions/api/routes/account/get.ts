import { getUser } from "../../../_shared/domain/accounts/user.ts";
import { endpoints } from "../../../_shared/contract/wire/endpoints.ts";
import { defineRoute } from "../../http/route.ts";

export const getUserRoute = defineRoute(endpoints.getUser, async (call, { database, sessions }) => {
  const user = await getUser(database, call.session.token);
  sessions.seen(call.session.token, call.request.headers);
  return user;
});
