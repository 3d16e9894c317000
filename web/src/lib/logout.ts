import * as operations from "@contract/operations.ts";
import { ApiError, apiResponse } from "./api-client.ts";
import { setUser } from "./session.ts";
import { toast } from "./toast.ts";

/**
 * Ends the session on the server and here. On failure the person stays signed in and is told so.
 * @param options `silent` leaves the notification that is visible alone and always ends it here (the account was deleted)
 */
export async function logout({ silent = false }: { silent?: boolean } = {}): Promise<void> {
  try {
    await apiResponse(operations.logout, {});
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status !== 401 && !silent) {
      toast({ title: "Logout failed", description: error.readable, variant: "destructive" });
      return;
    }
  }
  setUser(null);
  if (!silent) toast({ title: "You have been logged out successfully" });
}
