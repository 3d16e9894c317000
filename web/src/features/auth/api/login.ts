import { user, type LoginRequest, type User } from "@contract/wire/accounts.ts";
import * as operations from "@contract/wire/operations.ts";
import { api } from "@/lib/api-client.ts";

/** Signs in. The response sets the session's cookies. */
export function login(request: LoginRequest): Promise<User> {
  return api(operations.login, { json: request, schema: user });
}
