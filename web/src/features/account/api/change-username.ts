import { ok, type Ok } from "@contract/accounts.ts";
import type { UsernameRequest } from "@contract/account-settings.ts";
import { api } from "@/lib/api-client.ts";

/** Rejects with `ApiError`; a name that is taken stands in its `fields`. */
export function changeUsername(request: UsernameRequest): Promise<Ok> {
  return api("/api/user/username", { method: "PUT", json: request, schema: ok });
}
