import { ok, type Ok } from "@contract/accounts.ts";
import * as operations from "@contract/operations.ts";
import { api } from "@/lib/api-client.ts";

/** Deletes all of the person's captions. Rejects with `ApiError`. */
export function clearHistory(): Promise<Ok> {
  return api(operations.clearHistory, { schema: ok });
}
