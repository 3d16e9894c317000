import { user, type RegisterRequest, type User } from "@contract/wire/accounts.ts";
import * as operations from "@contract/wire/operations.ts";
import { api } from "@/lib/api-client.ts";

/** Creates an account and signs in. The password's confirmation is not sent. */
export function register({ username, email, password, termsAccepted }: RegisterRequest): Promise<User> {
  return api(operations.register, { json: { username, email, password, termsAccepted }, schema: user });
}
