import { ok, type Ok } from "@contract/accounts.ts";
import type { AccountDeletionRequest } from "@contract/account-settings.ts";
import * as operations from "@contract/operations.ts";
import { api } from "@/lib/api-client.ts";

/** Deletes the account with all that belongs to it. Rejects with `ApiError`. */
export function deleteAccount(request: AccountDeletionRequest): Promise<Ok> {
  return api(operations.deleteAccount, { json: request, schema: ok });
}
