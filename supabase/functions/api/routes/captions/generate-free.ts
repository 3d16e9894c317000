import * as z from "zod/mini";
import { captionMessages } from "../../../_shared/contract/wire/captions.ts";
import { endpoints } from "../../../_shared/contract/wire/endpoints.ts";
import { captionTask } from "../../../_shared/domain/captions/task.ts";
import { ApiError } from "../../../_shared/platform/errors.ts";
import { rateLimited } from "../../../_shared/platform/limits/take.ts";
import { defineRoute } from "../../http/route.ts";
import { captionBriefOf } from "./caption-brief.ts";
import { withReservation } from "./reservation.ts";

const reserved = z.discriminatedUnion("outcome", [
  z.object({ outcome: z.literal("reserved"), generation_id: z.string() }),
  z.object({ outcome: z.literal("quota_spent"), retry_after: z.number() }),
  z.object({ outcome: z.literal("rate_limited"), retry_after: z.number() }),
]);
const completed = z.object({ outcome: z.literal("completed") });

/** Writes a visitor's free caption, limited per network address and UTC day. Only its cost is stored. */
export const generateFreeCaption = defineRoute(endpoints.generateFreeCaption, async (call, services) => {
  const { keyword, platform } = call.input;
  const visitor = await services.subjectHash("trial", services.addressOf(call.request.headers));
  const start = await services.database.asServer("reserve_free_caption", { p_visitor_hash: visitor }, reserved);
  if (start.outcome === "rate_limited") throw rateLimited(start.retry_after);
  if (start.outcome === "quota_spent") {
    throw new ApiError("daily_limit_reached", captionMessages.trialSpent.description, {
      headers: { "retry-after": String(start.retry_after) },
    });
  }

  const reservation = {
    id: start.generation_id,
    requestId: call.requestId,
    signal: call.request.signal,
    writing: call.writing,
  };
  const {
    task,
    written: {
      captions: [caption],
    },
  } = await withReservation(
    services,
    reservation,
    () => captionTask({ keyword, platform, count: 1, locale: call.request.headers.get("accept-language") }),
    completed,
  );
  if (caption === undefined) throw new Error("the writer returned no caption");
  return { caption, writer: services.model.kind, brief: captionBriefOf(task) };
});
