import { ok, type Ok } from "@contract/wire/accounts.ts";
import type { UsernameRequest } from "@contract/wire/account-settings.ts";
import * as operations from "@contract/wire/operations.ts";
import { api } from "@/lib/api-client.ts";
import { changeAccount } from "@/lib/own-account-changes.ts";

/** Changes the username. Rejects with `ApiError`; for a name that is taken, with a message in its `fields`. */
export function changeUsername(request: UsernameRequest): Promise<Ok> {
  return changeAccount("profiles", () => api(operations.changeUsername, { json: request, schema: ok }));
}
