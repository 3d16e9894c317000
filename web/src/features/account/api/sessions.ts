import { ok, type Ok } from "@contract/wire/accounts.ts";
import * as operations from "@contract/wire/operations.ts";
import { accountSessions } from "@contract/wire/sessions.ts";
import { queryOptions } from "@tanstack/react-query";
import { api } from "@/lib/api-client.ts";
import { queryKeys } from "@/lib/query-keys.ts";

/**
 * The devices where the person is signed in, this device first. Fetched each time it is shown, because other devices
 * change it.
 */
export const sessionsOptions = queryOptions({
  queryKey: queryKeys.sessions,
  queryFn: ({ signal }) => api(operations.listSessions, { schema: accountSessions, signal }),
  staleTime: 0,
});

/** Signs out one device. Rejects with `ApiError`. */
export function endSession(id: string): Promise<Ok> {
  return api(operations.endSession, { params: { id }, schema: ok });
}

/** Signs out every device but this one. Rejects with `ApiError`. */
export function endOtherSessions(): Promise<Ok> {
  return api(operations.endOtherSessions, { schema: ok });
}
