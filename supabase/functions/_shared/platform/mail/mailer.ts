import { sendToMailbox } from "./mailbox.ts";
import type { Mailer, MailSettings } from "./port.ts";
import { checkSmtp, sendBySmtp } from "./smtp.ts";

/** @returns null if the functions cannot send mail */
export function createMailer(settings: MailSettings | null, fetcher: typeof fetch = fetch): Mailer | null {
  if (settings === null) return null;
  return {
    // The mailbox is part of the local stack and needs no sign-in.
    check: (signal) => (settings.kind === "smtp" ? checkSmtp(settings, { signal }) : Promise.resolve()),
    send: (message) =>
      settings.kind === "smtp" ? sendBySmtp(settings, message) : sendToMailbox(settings, message, fetcher),
  };
}
