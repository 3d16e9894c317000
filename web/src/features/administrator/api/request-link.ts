import { ok, type Ok } from "@contract/wire/accounts.ts";
import * as operations from "@contract/wire/operations.ts";
import { api } from "@/lib/api-client.ts";

/** Has a new link mailed; answered alike for every account. */
export function requestLink(): Promise<Ok> {
  return api(operations.requestAdministratorLink, { schema: ok });
}
