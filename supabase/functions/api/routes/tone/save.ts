import * as z from "zod/mini";
import { endpoints } from "../../../_shared/contract/wire/endpoints.ts";
import { toneMessages } from "../../../_shared/contract/wire/tone.ts";
import { unauthorized } from "../../../_shared/platform/errors.ts";
import { rateLimited } from "../../../_shared/platform/limits/take.ts";
import { defineRoute } from "../../http/route.ts";

const saved = z.discriminatedUnion("outcome", [
  z.object({ outcome: z.enum(["saved", "no_account"]) }),
  z.object({ outcome: z.literal("rate_limited"), retry_after: z.number() }),
]);

/** Stores the person's tone, which all captions follow from then on. */
export const saveTone = defineRoute(endpoints.saveTone, async (call, { database }) => {
  const { tone, off = [] } = call.input;
  const result = await database.asPerson(call.session.token, "save_tone", { p_tone: tone, p_off: off }, saved);
  if (result.outcome === "rate_limited") throw rateLimited(result.retry_after);
  if (result.outcome === "no_account") throw unauthorized();
  return { tone, off, message: toneMessages.saved };
});
