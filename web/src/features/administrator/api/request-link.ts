import { ok, type Ok } from "@contract/wire/accounts.ts";
import * as operations from "@contract/wire/operations.ts";
import { api } from "@/lib/api-client.ts";

/** Requests a new link by mail. The response is the same for every account. */
export function requestLink(): Promise<Ok> {
  return api(operations.requestAdministratorLink, { schema: ok });
}
