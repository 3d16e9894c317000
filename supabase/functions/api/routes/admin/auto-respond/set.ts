import * as z from "zod/mini";
import { endpoints } from "../../../../_shared/contract/wire/endpoints.ts";
import { defineRoute } from "../../../http/route.ts";

export const setAutoRespond = defineRoute(endpoints.adminSetAutoRespond, async (call, { database }) => ({
  enabled: await database.asPerson(
    call.session.token,
    "set_auto_respond",
    { p_enabled: call.input.enabled },
    z.boolean(),
  ),
}));
