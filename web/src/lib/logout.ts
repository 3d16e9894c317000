import * as operations from "@contract/wire/operations.ts";
import { ApiError, apiResponse } from "./api-client.ts";
import { setUser } from "./session.ts";
import { toast } from "./toast.ts";

/**
 * Ends the session on the server and in the browser. On failure, the person stays signed in and gets a message.
 * @param options with `silent`, the visible notification stays and the session always ends in the browser (the account
 * was deleted)
 */
export async function logout({ silent = false }: { silent?: boolean } = {}): Promise<void> {
  try {
    await apiResponse(operations.logout, {});
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status !== 401 && !silent) {
      toast({ title: "Logout failed", description: error.readable || undefined, variant: "destructive" });
      return;
    }
  }
  setUser(null);
  if (!silent) toast({ title: "You have been logged out successfully" });
}
