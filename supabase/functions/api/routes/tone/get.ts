import * as z from "zod/mini";
import { endpoints } from "../../../_shared/contract/wire/endpoints.ts";
import { unauthorized } from "../../../_shared/platform/errors.ts";
import { defineRoute } from "../../http/route.ts";

const toneRow = z.object({ tone: z.string(), off: z.array(z.string()) });

/** The person's tone, and the voice points that they turned off. */
export const getTone = defineRoute(endpoints.getTone, async (call, { database }) => {
  const stored = await database.asPerson(call.session.token, "my_tone", {}, z.nullable(toneRow));
  if (stored === null) throw unauthorized();
  return stored;
});
