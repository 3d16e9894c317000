import { user, type SessionRequest, type User } from "@contract/wire/accounts.ts";
import * as operations from "@contract/wire/operations.ts";
import { api } from "@/lib/api-client.ts";

/** Exchanges the tokens of a social sign-in for the session's cookies. */
export function createSession({ accessToken, refreshToken }: SessionRequest): Promise<User> {
  return api(operations.createSession, { json: { accessToken, refreshToken }, schema: user });
}
