import { getUser } from "../../../_shared/accounts/user.ts";
import { sendAdministratorLink } from "../../../_shared/admin/link.ts";
import { administratorMessages } from "../../../_shared/contract/administrator.ts";
import { endpoints } from "../../../_shared/contract/endpoints.ts";
import { describeError } from "../../../_shared/errors.ts";
import { takeRateLimits } from "../../../_shared/limits/take.ts";
import { defineRoute } from "../../http/route.ts";

/** Mails a new link. The answer is the same for every account and does not wait for the mail. */
export const requestAdministratorLink = defineRoute(endpoints.requestAdministratorLink, async (call, services) => {
  const user = await getUser(services.database, call.session.token);
  await takeRateLimits(services.database, { admin_link_account: user.id });
  const log = { requestId: call.requestId, userId: user.id };
  services.background(sendAdministratorLink(services, user, { renew: true }).then(
    (outcome) => services.log(outcome === "no_mail" ? "warn" : "info", { event: `administrator_link_${outcome}`, ...log }),
    (error: unknown) => services.log("error", { event: "administrator_link_failed", ...log, error: describeError(error) }),
  ));
  return { message: administratorMessages.linkSent };
});
