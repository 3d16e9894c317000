import * as z from "zod/mini";
import { endpoints } from "../../../_shared/contract/wire/endpoints.ts";
import { suggestionMessages } from "../../../_shared/contract/wire/suggestions.ts";
import { unauthorized } from "../../../_shared/platform/errors.ts";
import { rateLimited } from "../../../_shared/platform/limits/take.ts";
import { defineRoute } from "../../http/route.ts";

const created = z.discriminatedUnion("outcome", [
  z.object({ outcome: z.literal("created") }),
  z.object({ outcome: z.literal("rate_limited"), retry_after: z.number() }),
  z.object({ outcome: z.literal("no_account") }),
]);

/** Stores a suggestion with the name of the session's account, whatever the body contains. */
export const createSuggestion = defineRoute(endpoints.createSuggestion, async (call, { database }) => {
  const result = await database.asPerson(
    call.session.token,
    "create_suggestion",
    { p_suggestion: call.input.suggestion },
    created,
  );
  if (result.outcome === "rate_limited") throw rateLimited(result.retry_after);
  if (result.outcome === "no_account") throw unauthorized();
  return { message: suggestionMessages.thanks };
});
