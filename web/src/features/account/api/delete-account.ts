import { ok, type Ok } from "@contract/wire/accounts.ts";
import type { AccountDeletionRequest } from "@contract/wire/account-settings.ts";
import * as operations from "@contract/wire/operations.ts";
import { api } from "@/lib/api-client.ts";

/** Deletes the account and all its data. Rejects with `ApiError`. */
export function deleteAccount(request: AccountDeletionRequest): Promise<Ok> {
  return api(operations.deleteAccount, { json: request, schema: ok });
}
