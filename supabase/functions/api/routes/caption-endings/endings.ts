import * as z from "zod/mini";
import {
  captionEndings,
  captionEndingMessages,
  type CaptionEndings,
} from "../../../_shared/contract/wire/caption-endings.ts";
import { ApiError, unauthorized } from "../../../_shared/platform/errors.ts";
import { rateLimited } from "../../../_shared/platform/limits/take.ts";
import type { Database } from "../../../_shared/platform/supabase/database.ts";

/** What a function of the database returns that changes the hashtag sets or the signature. */
export const endingsOutcome = z.discriminatedUnion("outcome", [
  z.object({ outcome: z.enum(["saved", "deleted", "not_found", "too_many", "no_account"]) }),
  z.object({ outcome: z.literal("rate_limited"), retry_after: z.number() }),
]);

/** @throws ApiError unless the change was made */
export function checkOutcome(result: z.infer<typeof endingsOutcome>): void {
  switch (result.outcome) {
    case "saved":
    case "deleted":
      return;
    case "rate_limited":
      throw rateLimited(result.retry_after);
    case "no_account":
      throw unauthorized();
    case "not_found":
      throw new ApiError("not_found", captionEndingMessages.setNotFound);
    case "too_many":
      throw new ApiError("hashtag_sets_full", captionEndingMessages.setsMany);
  }
}

/** @throws ApiError `unauthorized` if the account or the session no longer exists */
export async function readEndings(database: Database, token: string): Promise<CaptionEndings> {
  const found = await database.asPerson(token, "caption_endings", {}, z.nullable(captionEndings));
  if (found === null) throw unauthorized();
  return found;
}
