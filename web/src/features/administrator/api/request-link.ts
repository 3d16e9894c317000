import { ok, type Ok } from "@contract/accounts.ts";
import * as operations from "@contract/operations.ts";
import { api } from "@/lib/api-client.ts";

/** Has a new link mailed; answered alike for every account. */
export function requestLink(): Promise<Ok> {
  return api(operations.requestAdministratorLink, { schema: ok });
}
