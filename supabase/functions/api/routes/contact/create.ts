import * as z from "zod/mini";
import { getUser } from "../../../_shared/domain/accounts/user.ts";
import { contactMessages, type ContactRequest } from "../../../_shared/contract/wire/contact.ts";
import { endpoints } from "../../../_shared/contract/wire/endpoints.ts";
import { productName } from "../../../_shared/contract/rules/brand.ts";
import { ApiError, describeError } from "../../../_shared/platform/errors.ts";
import { rateLimited } from "../../../_shared/platform/limits/take.ts";
import type { MailMessage } from "../../../_shared/platform/mail/port.ts";
import { defineRoute, type Call } from "../../http/route.ts";
import type { Services } from "../../services.ts";

const created = z.discriminatedUnion("outcome", [
  z.object({ outcome: z.literal("created"), id: z.string() }),
  z.object({ outcome: z.literal("rate_limited"), retry_after: z.number() }),
]);

/** Stores a message to support, then mails it, so that a failing mail server neither loses nor delays anything. */
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
    },
    created,
  );
  if (stored.outcome === "rate_limited") throw rateLimited(stored.retry_after);
  services.background(forward(services, stored.id, call.input, call.requestId));
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

async function forward(
  { mailer, config, database, log }: Services,
  id: string,
  message: ContactRequest,
  requestId: string,
): Promise<void> {
  if (mailer === null || config.contactEmail === null) return;
  try {
    await mailer.send(mailOf(message, config.contactEmail));
    await database.asServer("contact_message_mailed", { p_id: id }, z.boolean());
  } catch (error) {
    log("error", { event: "contact_mail_failed", requestId, contactMessageId: id, error: describeError(error) });
  }
}

function mailOf({ name, email, message }: ContactRequest, to: string): MailMessage {
  const subject = /^Subject: (.+)$/m.exec(message.split("\n", 1)[0] ?? "")?.[1] ?? `Message from ${name}`;
  return {
    to,
    subject: `[${productName}] ${subject}`,
    text: `${message}\n\n-- \n${name} <${email}>`,
    replyTo: { name, email },
  };
}
