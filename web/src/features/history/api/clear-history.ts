import { historyCleared } from "@contract/wire/history.ts";
import * as operations from "@contract/wire/operations.ts";
import { api } from "@/lib/api-client.ts";
import { changeAccount } from "@/lib/own-account-changes.ts";

/**
 * Deletes all captions of the person. Rejects with `ApiError`.
 * @returns what an undo needs; null if there is nothing
 */
export async function clearHistory(): Promise<string | null> {
  const cleared = await changeAccount("profiles", () => api(operations.clearHistory, { schema: historyCleared }));
  return cleared.clearedTo ?? null;
}
