import * as z from "zod/mini";
import { getUser } from "../../../_shared/domain/accounts/user.ts";
import { contactMessages } from "../../../_shared/contract/wire/contact.ts";
import { endpoints } from "../../../_shared/contract/wire/endpoints.ts";
import { ApiError, describeError } from "../../../_shared/platform/errors.ts";
import { rateLimited } from "../../../_shared/platform/limits/take.ts";
import { jobRow, type Job } from "../../../_shared/platform/queue/job.ts";
import { defineRoute, type Call } from "../../http/route.ts";
import type { Services } from "../../services.ts";

const created = z.discriminatedUnion("outcome", [
  z.object({ outcome: z.literal("created"), id: z.string(), job: z.nullable(jobRow) }),
  z.object({ outcome: z.literal("rate_limited"), retry_after: z.number() }),
]);

/** Stores a message to support and the job of mailing it, so that a failing mail server neither loses nor delays it. */
export const sendContactMessage = defineRoute(endpoints.sendContactMessage, async (call, services) => {
  const { name, email, message } = call.input;
  const sender = await senderOf(call, services);
  const stored = await services.database.asServer(
    "create_contact_message",
    {
      p_name: name,
      p_email: email,
      p_message: message,
      p_sender_hash: await services.subjectHash("contact", services.addressOf(call.request.headers)),
      p_user_id: sender,
      p_mail: services.mailQueue !== null && services.config.contactEmail !== null,
    },
    created,
  );
  if (stored.outcome === "rate_limited") throw rateLimited(stored.retry_after);
  if (stored.job !== null) services.background(forward(services, stored.id, stored.job, call.requestId));
  return { message: contactMessages.sent };
});

/**
 * The ID of the signed-in sender, so that the message is part of their data; null for a visitor or an ended session.
 */
async function senderOf(call: Pick<Call, "findSession">, { database }: Services): Promise<string | null> {
  const session = await call.findSession();
  if (session === null) return null;
  try {
    return (await getUser(database, session.token)).id;
  } catch (error) {
    if (error instanceof ApiError && error.code === "unauthorized") return null;
    throw error;
  }
}

async function forward({ mailQueue, log }: Services, id: string, job: Job, requestId: string): Promise<void> {
  try {
    await mailQueue?.run(job);
  } catch (error) {
    log("error", { event: "contact_mail_failed", requestId, contactMessageId: id, error: describeError(error) });
  }
}
