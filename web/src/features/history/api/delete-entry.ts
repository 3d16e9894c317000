import { ok, type Ok } from "@contract/wire/accounts.ts";
import * as operations from "@contract/wire/operations.ts";
import { api } from "@/lib/api-client.ts";
import { changeAccount } from "@/lib/own-account-changes.ts";

/** Deletes one entry. Rejects with `ApiError`. */
export function deleteEntry(id: string): Promise<Ok> {
  return changeAccount("profiles", () => api(operations.deleteHistoryEntry, { params: { id }, schema: ok }));
}

/** Undoes the deletion of an entry, or a clearing. Rejects with `ApiError`, also when it is too late. */
export function restoreHistory(what: { id: string } | { clearedTo: string }): Promise<Ok> {
  return changeAccount("profiles", () => api(operations.restoreHistory, { json: what, schema: ok }));
}
