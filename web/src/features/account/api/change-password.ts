import { ok, type Ok } from "@contract/wire/accounts.ts";
import type { PasswordRequest } from "@contract/wire/account-settings.ts";
import * as operations from "@contract/wire/operations.ts";
import { api } from "@/lib/api-client.ts";
import { renewSession } from "@/lib/session.ts";

/**
 * Changes the password and ends the sessions of other devices. Rejects with `ApiError`; for a wrong current password,
 * with a message in its `fields`.
 */
export function changePassword(request: PasswordRequest): Promise<Ok> {
  return renewSession(api(operations.changePassword, { json: request, schema: ok }));
}
