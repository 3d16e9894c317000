import { getUser } from "../../../_shared/accounts/user.ts";
import { mayBecomeAdministrator, sendAdministratorLink } from "../../../_shared/admin/link.ts";
import type { User } from "../../../_shared/contract/accounts.ts";
import { describeError } from "../../../_shared/errors.ts";
import type { Services } from "../../services.ts";

/**
 * The person who has just signed in. An account with the operator's address, which anybody may have typed, is mailed a
 * link that gives it the administrator's role; the answer does not wait for the mail.
 * @throws ApiError as `getUser`
 */
export async function welcomeUser(services: Services, token: string, requestId: string): Promise<User> {
  const user = await getUser(services.database, token);
  if (mayBecomeAdministrator(services.config.adminEmail, user)) services.background(offerRole(services, user, requestId));
  return user;
}

async function offerRole(services: Services, user: User, requestId: string): Promise<void> {
  try {
    const outcome = await sendAdministratorLink(services, user, { renew: false });
    if (outcome !== "not_needed") services.log(outcome === "sent" ? "info" : "warn", { event: `administrator_link_${outcome}`, requestId, userId: user.id });
  } catch (error) {
    services.log("error", { event: "administrator_link_failed", requestId, userId: user.id, error: describeError(error) });
  }
}
