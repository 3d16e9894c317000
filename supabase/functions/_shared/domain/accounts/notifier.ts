import { describeError } from "../../platform/errors.ts";
import type { Log } from "../../platform/log.ts";
import { deviceName } from "../../platform/session/device.ts";
import type { MailMessage } from "../../platform/mail/port.ts";
import { accountNotice, type AccountNotice } from "./notices.ts";

/** Notifies people by mail of changes to their account. It never delays or fails the change itself. */
export interface AccountNotifier {
  /**
   * @param person their address before the change
   * @param headers of the request, for the device
   */
  notify(notice: AccountNotice, person: { email: string }, headers: Headers): void;
}

interface Options {
  /** Stores a mail and sends it; null if the functions cannot send mail: nobody is notified. */
  sendMail: ((mail: MailMessage) => Promise<unknown>) | null;
  siteUrl: URL;
  supportEmail: string | null;
  log: Log;
  background: (work: Promise<unknown>) => void;
  /** Milliseconds. */
  now: () => number;
}

export function createAccountNotifier({
  sendMail,
  siteUrl,
  supportEmail,
  log,
  background,
  now,
}: Options): AccountNotifier {
  return {
    notify(notice, { email }, headers) {
      if (sendMail === null) return;
      const device = deviceName(headers.get("user-agent"));
      const mail = accountNotice(notice, { email, at: now(), device, siteUrl, supportEmail });
      background(
        sendMail(mail).catch((error: unknown) => {
          log("error", { event: "account_notice_failed", notice, error: describeError(error) });
        }),
      );
    },
  };
}
