import { user, type LoginRequest, type User } from "@contract/accounts.ts";
import { api } from "@/lib/api-client.ts";

/** Signs in; the answer sets the session's cookies. */
export function login(request: LoginRequest): Promise<User> {
  return api("/api/login", { method: "POST", json: request, schema: user });
}
