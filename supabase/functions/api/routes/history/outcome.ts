import * as z from "zod/mini";
import { historyMessages } from "../../../_shared/contract/wire/history.ts";
import { ApiError, unauthorized } from "../../../_shared/platform/errors.ts";
import { rateLimited } from "../../../_shared/platform/limits/take.ts";
import { entryNotFound } from "./entry-row.ts";

/** Why a change of the history was not made. */
export const changeRefusal = z.discriminatedUnion("outcome", [
  z.object({ outcome: z.enum(["not_found", "too_late", "no_account"]) }),
  z.object({ outcome: z.literal("rate_limited"), retry_after: z.number() }),
]);

/** What a function of the database returns that changes the history: the given outcome, or why it did not. */
export function changeOutcome<Done extends string>(done: z.ZodMiniLiteral<Done>) {
  return z.union([z.object({ outcome: done }), changeRefusal]);
}

/** The refusal as the API reports it. */
export function refuseChange(result: z.infer<typeof changeRefusal>): ApiError {
  switch (result.outcome) {
    case "rate_limited":
      return rateLimited(result.retry_after);
    case "no_account":
      return unauthorized();
    case "not_found":
      return entryNotFound();
    case "too_late":
      return new ApiError("restore_too_late", historyMessages.restoreTooLate);
  }
}
