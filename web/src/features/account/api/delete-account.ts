import { ok, type Ok } from "@contract/accounts.ts";
import type { AccountDeletionRequest } from "@contract/account-settings.ts";
import { api } from "@/lib/api-client.ts";

/** Deletes the account with all that belongs to it. Rejects with `ApiError`. */
export function deleteAccount(request: AccountDeletionRequest): Promise<Ok> {
  return api("/api/user", { method: "DELETE", json: request, schema: ok });
}
