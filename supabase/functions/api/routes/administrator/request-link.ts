import { getUser } from "../../../_shared/domain/accounts/user.ts";
import { administratorMessages } from "../../../_shared/contract/wire/administrators.ts";
import { endpoints } from "../../../_shared/contract/wire/endpoints.ts";
import { takeRateLimits } from "../../../_shared/platform/limits/take.ts";
import { defineRoute } from "../../http/route.ts";
import { mailAdministratorLink } from "./mail-link.ts";

/** Mails a new link. The response is the same for every account and does not wait for the mail. */
export const requestAdministratorLink = defineRoute(endpoints.requestAdministratorLink, async (call, services) => {
  const user = await getUser(services.database, call.session.token);
  await takeRateLimits(services.database, { admin_link_account: user.id });
  services.background(mailAdministratorLink(services, user, call.requestId, { renew: true }));
  return { message: administratorMessages.linkSent };
});
