import { getUser } from "../../../_shared/domain/accounts/user.ts";
import { redeemAdministratorLink } from "../../../_shared/domain/administrators/link.ts";
import { administratorMessages } from "../../../_shared/contract/wire/administrators.ts";
import { endpoints } from "../../../_shared/contract/wire/endpoints.ts";
import { ApiError } from "../../../_shared/platform/errors.ts";
import { takeRateLimits } from "../../../_shared/platform/limits/take.ts";
import { defineRoute } from "../../http/route.ts";

/**
 * Consumes a mailed link. It is a POST request that a button on the page sends, because mail scanners open links before
 * people do.
 */
export const becomeAdministrator = defineRoute(endpoints.becomeAdministrator, async (call, services) => {
  const user = await getUser(services.database, call.session.token);
  await takeRateLimits(services.database, { admin_link_account: user.id });
  if (!(await redeemAdministratorLink(services, user.id, call.input.token))) {
    throw new ApiError("invalid_link", administratorMessages.invalidLink);
  }
  services.log("info", { event: "administrator_made", requestId: call.requestId, userId: user.id });
  return { ...user, isAdmin: true };
});
