import { describeError } from "../errors.ts";
import type { Log } from "../log.ts";
import { deviceName } from "../session/device.ts";
import { accountNotice, type AccountNotice } from "./account-notices.ts";
import type { Mailer } from "./port.ts";

/** Tells people by mail what changed on their account. Nothing here delays or fails the change. */
export interface AccountNotifier {
  /**
   * @param person their address before the change, and their name now where it is known
   * @param headers of the request, for the device
   */
  notify(notice: AccountNotice, person: { email: string; username?: string }, headers: Headers): void;
}

interface Options {
  /** Null where the functions cannot send mail: nobody is told. */
  mailer: Mailer | null;
  siteUrl: URL;
  supportEmail: string | null;
  log: Log;
  background: (work: Promise<unknown>) => void;
  /** Milliseconds. */
  now: () => number;
}

export function createAccountNotifier({ mailer, siteUrl, supportEmail, log, background, now }: Options): AccountNotifier {
  return {
    notify(notice, { email, username }, headers) {
      if (mailer === null) return;
      const device = deviceName(headers.get("user-agent"));
      const mail = accountNotice(notice, { email, username, at: now(), device, siteUrl, supportEmail });
      background(mailer.send(mail).catch((error: unknown) => {
        log("error", { event: "account_notice_failed", notice: notice.kind, error: describeError(error) });
      }));
    },
  };
}
