import type { MailboxSettings, MailMessage } from "./port.ts";

/** Sends a mail to the local stack's mailbox. */
export async function sendToMailbox(
  { url, key }: MailboxSettings,
  { to, subject, text, replyTo }: MailMessage,
  fetcher: typeof fetch,
): Promise<void> {
  const response = await fetcher(url, {
    method: "POST",
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
    body: JSON.stringify({
      to,
      subject,
      text: replyTo ? `Reply to: ${replyTo.name} <${replyTo.email}>\n\n${text}` : text,
    }),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`the mailbox responded with ${response.status}`);
}
