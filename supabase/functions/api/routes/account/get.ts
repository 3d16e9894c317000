import { getUser } from "../../../_shared/accounts/user.ts";
import { endpoints } from "../../../_shared/contract/endpoints.ts";
import { defineRoute } from "../../http/route.ts";

export const getUserRoute = defineRoute(endpoints.getUser, (call, { database }) => getUser(database, call.session.token));
