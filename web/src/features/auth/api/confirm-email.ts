import { user, type User } from "@contract/wire/accounts.ts";
import * as operations from "@contract/wire/operations.ts";
import { api } from "@/lib/api-client.ts";

/**
 * Uses up the link of a confirmation mail and signs in. The response sets the session's cookies. Rejects with code
 * `invalid_link` if the link is invalid, was used or has expired.
 */
export function confirmEmail(token: string): Promise<User> {
  return api(operations.confirmEmail, { json: { token }, schema: user });
}
