import { ok, type Ok } from "@contract/wire/accounts.ts";
import * as operations from "@contract/wire/operations.ts";
import { api } from "@/lib/api-client.ts";

/** Deletes all captions of the person. Rejects with `ApiError`. */
export function clearHistory(): Promise<Ok> {
  return api(operations.clearHistory, { schema: ok });
}
