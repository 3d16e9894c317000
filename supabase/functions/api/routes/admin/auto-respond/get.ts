import * as z from "zod/mini";
import { endpoints } from "../../../../_shared/contract/wire/endpoints.ts";
import { defineRoute } from "../../../http/route.ts";

export const getAutoRespond = defineRoute(endpoints.adminGetAutoRespond, async (call, { database }) => ({
  enabled: await database.asPerson(call.session.token, "get_auto_respond", {}, z.boolean()),
}));
