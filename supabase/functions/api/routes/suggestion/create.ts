import * as z from "zod/mini";
import { endpoints } from "../../../_shared/contract/wire/endpoints.ts";
import { suggestionMessages } from "../../../_shared/contract/wire/suggestions.ts";
import { describeError, unauthorized } from "../../../_shared/platform/errors.ts";
import { rateLimited } from "../../../_shared/platform/limits/take.ts";
import { defineRoute } from "../../http/route.ts";
import type { Services } from "../../services.ts";

const created = z.discriminatedUnion("outcome", [
  z.object({ outcome: z.literal("created"), id: z.string() }),
  z.object({ outcome: z.literal("rate_limited"), retry_after: z.number() }),
  z.object({ outcome: z.literal("no_account") }),
]);

/** Stores a suggestion with the name of the session's account, whatever the body contains, and mails it to support. */
export const createSuggestion = defineRoute(endpoints.createSuggestion, async (call, services) => {
  const result = await services.database.asPerson(
    call.session.token,
    "create_suggestion",
    { p_suggestion: call.input.suggestion },
    created,
  );
  if (result.outcome === "rate_limited") throw rateLimited(result.retry_after);
  if (result.outcome === "no_account") throw unauthorized();
  services.background(mail(services, result.id, call.requestId));
  return { message: suggestionMessages.thanks };
});

/** The panel lists suggestions as well, so that one whose mail cannot be stored is not lost. */
async function mail({ mailQueue, config, log }: Services, id: string, requestId: string): Promise<void> {
  if (mailQueue === null || config.contactEmail === null) return;
  try {
    await mailQueue.send({ kind: "suggestion", suggestion_id: id });
  } catch (error) {
    log("error", { event: "suggestion_mail_failed", requestId, suggestionId: id, error: describeError(error) });
  }
}
