import * as operations from "@contract/wire/operations.ts";
import { ApiError, apiResponse } from "./api-client.ts";
import { eraseDevice } from "./device-store.ts";
import { forgetKeptEdits } from "./kept-edits.ts";
import { getUser, setUser } from "./session.ts";
import { toast } from "./toast.ts";

const steps = new Set<() => Promise<void>>();

/** Runs `step` before each logout, to save what would be lost with it. Returns a function that removes it. */
export function beforeLogout(step: () => Promise<void>): () => void {
  steps.add(step);
  return () => steps.delete(step);
}

/**
 * Ends the session on the server and in the browser, and erases what this device keeps of the person before it says so.
 * On failure, the person stays signed in and gets a message.
 * @param options with `silent`, the visible notification stays and the session always ends in the browser (the account
 * was deleted)
 */
export async function logout({ silent = false }: { silent?: boolean } = {}): Promise<void> {
  if (!silent) await Promise.all([...steps].map((step) => step()));
  try {
    await apiResponse(operations.logout, {});
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status !== 401 && !silent) {
      toast({ title: "Logout failed", description: error.readable || undefined, variant: "destructive" });
      return;
    }
  }
  const id = getUser()?.id;
  if (id) forgetKeptEdits(id);
  // Whoever stores a page asks first who is signed in: from here on nobody, and what was stored before is erased.
  setUser(null);
  await eraseDevice();
  if (!silent) toast({ title: "You have been logged out successfully" });
}
