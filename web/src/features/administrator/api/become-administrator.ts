import { user, type User } from "@contract/wire/accounts.ts";
import * as operations from "@contract/wire/operations.ts";
import { api } from "@/lib/api-client.ts";

/** Uses a mailed link. Rejects with code `invalid_link` if it is not valid for this account. */
export function becomeAdministrator(token: string): Promise<User> {
  return api(operations.becomeAdministrator, { json: { token }, schema: user });
}
