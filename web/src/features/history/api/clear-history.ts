import { historyCleared } from "@contract/wire/history.ts";
import * as operations from "@contract/wire/operations.ts";
import { api } from "@/lib/api-client.ts";

/**
 * Deletes all captions of the person. Rejects with `ApiError`.
 * @returns what an undo needs; null if there is nothing
 */
export async function clearHistory(): Promise<string | null> {
  return (await api(operations.clearHistory, { schema: historyCleared })).clearedTo ?? null;
}
