import * as z from "zod/mini";
import { languages, type Language } from "../../../_shared/contract/rules/brief.ts";
import type { Usage } from "../../../_shared/contract/wire/accounts.ts";
import { captionVariantMessages } from "../../../_shared/contract/wire/caption-variants.ts";
import { rewriteMessages } from "../../../_shared/contract/wire/rewrites.ts";
import { toUsage, usageRow } from "../../../_shared/domain/accounts/user.ts";
import type { CaptionEntry } from "../../../_shared/domain/captions/rewrite/task.ts";
import { ModelError, type TokenUsage } from "../../../_shared/domain/writing/call.ts";
import { toApiError, type FailureMessages } from "../../../_shared/domain/writing/failure.ts";
import { ApiError, unauthorized } from "../../../_shared/platform/errors.ts";
import { rateLimited } from "../../../_shared/platform/limits/take.ts";
import { formatWait } from "../../../_shared/platform/limits/wait.ts";
import { captionOf } from "../../http/entry-id.ts";
import type { Call } from "../../http/route.ts";
import type { Services } from "../../services.ts";
import { failures as captionFailures, release } from "./reservation.ts";

/** What the database says about the caption's entry. */
export const entryRow = z.object({
  keyword: z.string(),
  platform: z.string(),
  intent: z.nullable(z.string()),
  language: z.nullable(z.string()),
  tone: z.nullable(z.string()),
  tone_off: z.array(z.string()),
  premium_access: z.boolean(),
});

const reserved = z.discriminatedUnion("outcome", [
  z.extend(entryRow, { ...usageRow.shape, outcome: z.literal("reserved"), generation_id: z.string() }),
  z.extend(usageRow, { outcome: z.literal("quota_spent"), retry_after: z.number() }),
  z.extend(usageRow, { outcome: z.literal("rate_limited"), retry_after: z.number() }),
  z.object({ outcome: z.literal("not_found") }),
  z.object({ outcome: z.literal("no_account") }),
]);
const completed = z.discriminatedUnion("outcome", [
  z.extend(usageRow, { outcome: z.literal("completed"), rewrites_left: z.nullable(z.int()) }),
  z.object({ outcome: z.literal("gone") }),
  z.object({ outcome: z.literal("no_account") }),
]);

const failures: FailureMessages = {
  ...captionFailures,
  refused: rewriteMessages.refused,
  rejected: rewriteMessages.rejected,
};

export function toEntry(row: z.infer<typeof entryRow>): CaptionEntry {
  const known = languages.find((language) => language === row.language);
  return {
    keyword: row.keyword,
    intent: row.intent,
    language: (known satisfies Language | undefined) ?? null,
    premium: row.premium_access,
    tone: row.tone,
    voiceOff: row.tone_off,
  };
}

/** The entry does not exist, or is somebody else's. */
export function captionNotFound(): ApiError {
  return new ApiError("not_found", captionVariantMessages.notFound);
}

/**
 * Changes a caption under a reservation. If anything fails or is cancelled before the end, the reservation is released,
 * so that it costs the person nothing.
 * @param work receives what is stored about the entry
 * @returns the result of `work`, the usage after it, and the rewrites that do not count
 */
export async function withRewrite<Result extends { usage: TokenUsage }>(
  call: Pick<Call, "params" | "requestId" | "request"> & { session: { token: string } },
  services: Services,
  { purpose, text }: { purpose: "rewrite" | "adaptation"; text: string },
  work: (row: z.infer<typeof entryRow>) => Promise<Result>,
): Promise<{ result: Result; usage: Usage; rewritesLeft: number | null }> {
  const { entryId, place } = captionOf(call.params);
  const reservation = await services.database.asPerson(
    call.session.token,
    "reserve_rewrite",
    { p_entry_id: entryId, p_place: place, p_purpose: purpose, p_text: text },
    reserved,
  );
  if (reservation.outcome === "no_account") throw unauthorized();
  if (reservation.outcome === "not_found") throw captionNotFound();
  if (reservation.outcome === "rate_limited") throw rateLimited(reservation.retry_after);
  if (reservation.outcome === "quota_spent") throw quotaSpent(toUsage(reservation), reservation.retry_after);

  const { signal } = call.request;
  try {
    const result = await work(reservation);
    if (signal.aborted) throw new ModelError("aborted", "the client went away");
    const stored = await services.database.asServer(
      "complete_rewrite",
      {
        p_generation_id: reservation.generation_id,
        p_model: result.usage.model,
        p_input_tokens: result.usage.inputTokens,
        p_output_tokens: result.usage.outputTokens,
        p_milliseconds: Math.round(result.usage.milliseconds),
      },
      completed,
    );
    if (stored.outcome === "no_account") throw unauthorized();
    if (stored.outcome === "gone") throw new ModelError("timeout", "the reservation was given back before the end");
    return { result, usage: toUsage(stored), rewritesLeft: stored.rewrites_left };
  } catch (error) {
    const releasing = release(services, { id: reservation.generation_id, requestId: call.requestId });
    services.background(releasing);
    await releasing;
    throw toApiError(error, signal, failures);
  }
}

/** @param seconds until the quota resets */
function quotaSpent(usage: Usage, seconds: number): ApiError {
  const message = `You have used all ${usage.limit} free captions for today, and this counts as one. The next ones are ready at 00:00 UTC, in ${formatWait(seconds)}. Upgrade to Premium for unlimited captions.`;
  return new ApiError("daily_limit_reached", message, {
    details: { ...usage },
    headers: { "retry-after": String(seconds) },
  });
}
