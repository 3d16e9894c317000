import { accountMessages } from "../../../_shared/contract/wire/accounts.ts";
import { isCommonPassword } from "../../../_shared/domain/accounts/common-passwords.ts";
import { ApiError, fieldError } from "../../../_shared/platform/errors.ts";
import { authServerLimited } from "../../../_shared/platform/limits/take.ts";
import type { AuthRefusal } from "../../../_shared/platform/supabase/auth.ts";

/** @throws ApiError for one of the most common passwords, named by the field */
export async function refuseCommonPassword(password: string, field: "password" | "newPassword"): Promise<void> {
  if (await isCommonPassword(password)) throw fieldError("validation_failed", field, accountMessages.passwordWeak);
}

/**
 * The error to throw when the auth server refuses a new password, for every reason that does not depend on the route.
 */
export function passwordRefusal(refusal: AuthRefusal): Error {
  if (refusal.code === "weak_password")
    return fieldError("validation_failed", "newPassword", accountMessages.passwordWeak);
  // A second factor other than an authenticator app, which the routes cannot ask for.
  if (refusal.code === "insufficient_aal")
    return new ApiError("forbidden", accountMessages.passwordNeedsOperator, { cause: refusal });
  return refusal.status === 429 ? authServerLimited() : refusal;
}
