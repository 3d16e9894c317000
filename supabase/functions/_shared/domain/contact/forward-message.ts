import * as z from "zod/mini";
import { productName } from "../../contract/rules/brand.ts";
import type { Mailer, MailMessage } from "../../platform/mail/port.ts";
import type { Database } from "../../platform/supabase/database.ts";

const waiting = z.nullable(z.object({ name: z.string(), email: z.string(), message: z.string() }));
type Waiting = NonNullable<z.infer<typeof waiting>>;

/**
 * Mails a stored message to support and notes that it was mailed. A message that was mailed already, or is gone, is
 * left alone.
 * @param to the support address
 * @param mailId names the mail
 * @throws if no mail server takes it
 */
export async function forwardContactMessage(
  { database, mailer }: { database: Database; mailer: Mailer },
  { id, to, mailId }: { id: string; to: string; mailId: string },
): Promise<void> {
  const message = await database.asServer("contact_message_to_mail", { p_id: id }, waiting);
  if (message === null) return;
  await mailer.send({ ...mailOf(message, to), id: mailId });
  await database.asServer("contact_message_mailed", { p_id: id }, z.boolean());
}

/** Mails a stored suggestion to support. One that is gone is left alone. @throws if no mail server takes it */
export async function forwardSuggestion(
  { database, mailer }: { database: Database; mailer: Mailer },
  { id, to, mailId }: { id: string; to: string; mailId: string },
): Promise<void> {
  const suggestion = await database.asServer("suggestion_to_mail", { p_id: id }, waiting);
  if (suggestion === null) return;
  const subject = `[${productName}] Suggestion from ${suggestion.name}`;
  await mailer.send({ ...mailOf(suggestion, to), subject, id: mailId });
}

const subjectLine = /^Subject: (.+)$/m;

function mailOf({ name, email, message }: Waiting, to: string): MailMessage {
  const subject = subjectLine.exec(message.split("\n", 1)[0] ?? "")?.[1] ?? `Message from ${name}`;
  return {
    to,
    subject: `[${productName}] ${subject}`,
    text: `${message}\n\n-- \n${name} <${email}>`,
    replyTo: { name, email },
  };
}
