import { getUser } from "../../../_shared/domain/accounts/user.ts";
import { mayBecomeAdministrator } from "../../../_shared/domain/administrators/link.ts";
import type { User } from "../../../_shared/contract/wire/accounts.ts";
import type { Services } from "../../services.ts";
import { mailAdministratorLink } from "./mail-link.ts";

/**
 * The person who has just signed in. An account with the operator's address, which anybody may have entered, is mailed
 * a link that gives it the administrator role; the response does not wait for the mail.
 * @throws ApiError like `getUser`
 */
export async function welcomeUser(services: Services, token: string, requestId: string): Promise<User> {
  const user = await getUser(services.database, token);
  if (mayBecomeAdministrator(services.config.adminEmail, user)) {
    services.background(mailAdministratorLink(services, user, requestId, { renew: false }));
  }
  return user;
}
