import { ok, type Ok, type ResetPasswordRequest } from "@contract/wire/accounts.ts";
import * as operations from "@contract/wire/operations.ts";
import { api } from "@/lib/api-client.ts";

/** Sets a new password and uses up the link. */
export function resetPassword(request: ResetPasswordRequest): Promise<Ok> {
  return api(operations.resetPassword, { json: request, schema: ok });
}
