import { sendToMailbox } from "./mailbox.ts";
import type { Mailer, MailSettings } from "./port.ts";
import { sendBySmtp } from "./smtp.ts";

/** @returns null if the functions cannot send mail */
export function createMailer(settings: MailSettings | null, fetcher: typeof fetch = fetch): Mailer | null {
  if (settings === null) return null;
  return {
    send: (message) =>
      settings.kind === "smtp" ? sendBySmtp(settings, message) : sendToMailbox(settings, message, fetcher),
  };
}
