import { user, type User } from "@contract/wire/accounts.ts";
import * as operations from "@contract/wire/operations.ts";
import { api } from "@/lib/api-client.ts";

/** Uses a mailed link; rejects with code `invalid_link` when it gives this account nothing. */
export function becomeAdministrator(token: string): Promise<User> {
  return api(operations.becomeAdministrator, { json: { token }, schema: user });
}
