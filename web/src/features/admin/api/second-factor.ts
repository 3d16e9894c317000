import { ok, user, type Ok, type User } from "@contract/wire/accounts.ts";
import * as operations from "@contract/wire/operations.ts";
import {
  secondFactorEnrollment,
  type SecondFactorEnrollment,
  type SecondFactorVerification,
} from "@contract/wire/second-factor.ts";
import { api } from "@/lib/api-client.ts";
import { renewSession } from "@/lib/session.ts";

/** Starts the setup of an authenticator app. Rejects with `ApiError`. */
export function enrollSecondFactor(): Promise<SecondFactorEnrollment> {
  return api(operations.adminEnrollSecondFactor, { schema: secondFactorEnrollment });
}

/**
 * Verifies a code. This browser then has a new session. Rejects with `ApiError`; for a wrong code, with a message in
 * its `fields`.
 */
export function verifySecondFactor(request: SecondFactorVerification): Promise<User> {
  return renewSession(api(operations.adminVerifySecondFactor, { json: request, schema: user }));
}

/** Removes the authenticator app and ends the session. Rejects with `ApiError`. */
export function removeSecondFactor(): Promise<Ok> {
  return api(operations.adminRemoveSecondFactor, { schema: ok });
}
