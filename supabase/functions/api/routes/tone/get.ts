import * as z from "zod/mini";
import { endpoints } from "../../../_shared/contract/endpoints.ts";
import { unauthorized } from "../../../_shared/errors.ts";
import { defineRoute } from "../../http/route.ts";

export const getTone = defineRoute(endpoints.getTone, async (call, { database }) => {
  const tone = await database.asPerson(call.session.token, "my_tone", {}, z.nullable(z.string()));
  if (tone === null) throw unauthorized();
  return { tone };
});
