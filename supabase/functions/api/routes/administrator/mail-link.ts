import { sendAdministratorLink } from "../../../_shared/domain/administrators/link.ts";
import type { User } from "../../../_shared/contract/wire/accounts.ts";
import { describeError } from "../../../_shared/platform/errors.ts";
import type { Services } from "../../services.ts";

/**
 * Mails a link if the account is the right one; the result is logged, and no response waits for it. If no mail server
 * takes the mail, the queue tries again with a new link.
 */
export async function mailAdministratorLink(
  services: Services,
  user: User,
  requestId: string,
  options: { renew: boolean },
): Promise<void> {
  const subject = { requestId, userId: user.id };
  try {
    const outcome = await sendAdministratorLink(services, user, options);
    if (outcome === "not_needed") return;
    services.log(outcome === "sent" ? "info" : "warn", { event: `administrator_link_${outcome}`, ...subject });
  } catch (error) {
    services.log("error", { event: "administrator_link_failed", ...subject, error: describeError(error) });
    await sendLater(services, user, subject);
  }
}

async function sendLater({ mailQueue, log }: Services, { id, email }: User, subject: { requestId: string }) {
  try {
    await mailQueue?.sendLater({ kind: "administrator_link", account_id: id, to: email });
  } catch (error) {
    log("error", { event: "administrator_link_not_queued", ...subject, error: describeError(error) });
  }
}
