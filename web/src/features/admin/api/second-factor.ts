import { ok, user, type Ok, type User } from "@contract/wire/accounts.ts";
import * as operations from "@contract/wire/operations.ts";
import {
  secondFactorEnrollment,
  type SecondFactorEnrollment,
  type SecondFactorVerification,
} from "@contract/wire/second-factor.ts";
import { api } from "@/lib/api-client.ts";
import { renewSession } from "@/lib/session.ts";

/** Begins to set up an authenticator app. Rejects with `ApiError`. */
export function enrollSecondFactor(): Promise<SecondFactorEnrollment> {
  return api(operations.adminEnrollSecondFactor, { schema: secondFactorEnrollment });
}

/**
 * Enters a code; this browser goes on with another session. Rejects with `ApiError`; a wrong code stands in its
 * `fields`.
 */
export function verifySecondFactor(request: SecondFactorVerification): Promise<User> {
  return renewSession(api(operations.adminVerifySecondFactor, { json: request, schema: user }));
}

/** Removes the authenticator app and ends the session. Rejects with `ApiError`. */
export function removeSecondFactor(): Promise<Ok> {
  return api(operations.adminRemoveSecondFactor, { schema: ok });
}
