import * as z from "zod/mini";
import { toUsage, usageRow } from "../../../_shared/domain/accounts/user.ts";
import type { Usage } from "../../../_shared/contract/wire/accounts.ts";
import { endpoints } from "../../../_shared/contract/wire/endpoints.ts";
import { captionTask } from "../../../_shared/domain/captions/task.ts";
import { ApiError, unauthorized } from "../../../_shared/platform/errors.ts";
import { rateLimited } from "../../../_shared/platform/limits/take.ts";
import { formatWait } from "../../../_shared/platform/limits/wait.ts";
import { acceptsEventStream } from "../../http/event-stream.ts";
import { defineRoute } from "../../http/route.ts";
import { captionResultOf, completed } from "./caption-result.ts";
import { decodePhoto, readCaptionRequest } from "./request.ts";
import { underReservation, withReservation } from "./reservation.ts";
import { streamCaptions } from "./stream.ts";

/** The result of `reserve_generation`. */
export const reserved = z.discriminatedUnion("outcome", [
  z.extend(usageRow, {
    outcome: z.literal("reserved"),
    generation_id: z.string(),
    premium_access: z.boolean(),
    tone: z.nullable(z.string()),
    tone_off: z.array(z.string()),
    recent: z.array(z.string()),
  }),
  z.extend(usageRow, { outcome: z.literal("quota_spent"), retry_after: z.number() }),
  z.extend(usageRow, { outcome: z.literal("rate_limited"), retry_after: z.number() }),
  z.object({ outcome: z.literal("no_account") }),
]);

/**
 * Writes captions for a signed-in person. Cheap checks come first. Then quota is reserved, the photo is decoded, and
 * the captions are written and stored: together or, for `Accept: text/event-stream`, one by one. Whatever is refused
 * before the writer begins has its own status.
 */
export const generateCaption = defineRoute(endpoints.generateCaption, async (call, services) => {
  const { fields, file } = await readCaptionRequest(call.request);
  // The first step that verifies the token; nothing that costs CPU comes before it.
  const args = { p_with_photo: file !== null };
  const [start, networkHash] = await Promise.all([
    services.database.asPerson(call.session.token, "reserve_generation", args, reserved),
    services.subjectHash(services.addressOf(call.request.headers)),
  ]);
  if (start.outcome === "no_account") throw unauthorized();
  if (start.outcome === "rate_limited") throw rateLimited(start.retry_after);
  if (start.outcome === "quota_spent") throw quotaSpent(toUsage(start), start.retry_after);

  const reservation = {
    id: start.generation_id,
    requestId: call.requestId,
    signal: call.request.signal,
    writing: call.writing,
    networkHash,
  };
  const prepare = async () =>
    captionTask({
      keyword: fields.keyword,
      platform: fields.platform,
      premium: start.premium_access,
      levels: fields,
      tone: start.tone,
      voiceOff: start.tone_off,
      recent: start.recent,
      intent: fields.intent,
      language: fields.language,
      photoNote: fields.photoNote || null,
      locale: call.request.headers.get("accept-language"),
      photo: file && (await decodePhoto(file, call.request.signal)),
    });
  if (acceptsEventStream(call.request)) {
    const task = await underReservation(services, reservation, prepare);
    return streamCaptions(services, reservation, task);
  }
  const { task, written, stored } = await withReservation(services, reservation, prepare, completed);
  return captionResultOf({ task, written, stored, writer: services.model.kind });
});

/** @param seconds until the quota resets */
function quotaSpent(usage: Usage, seconds: number): ApiError {
  const message = `You have used all ${usage.limit} free captions for today. The next ones are ready at 00:00 UTC, in ${formatWait(seconds)}. Upgrade to Premium for unlimited captions.`;
  return new ApiError("daily_limit_reached", message, {
    details: { ...usage },
    headers: { "retry-after": String(seconds) },
  });
}
