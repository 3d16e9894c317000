import { getUser } from "../../../../_shared/domain/accounts/user.ts";
import type { User } from "../../../../_shared/contract/wire/accounts.ts";
import { adminMessages } from "../../../../_shared/contract/wire/admin.ts";
import { secondFactorMessages } from "../../../../_shared/contract/wire/second-factor.ts";
import { ApiError } from "../../../../_shared/platform/errors.ts";
import { AuthRefusal } from "../../../../_shared/platform/supabase/auth.ts";
import type { Services } from "../../../services.ts";

/**
 * The administrator who sends the request, with or without the second factor, because these endpoints are used to
 * provide it.
 * @throws ApiError `forbidden` without the role, `not_found` if no second factor is required
 */
export async function callingAdministrator({ database, config }: Services, token: string): Promise<User> {
  const user = await getUser(database, token);
  if (!user.isAdmin) throw new ApiError("forbidden", adminMessages.forbidden);
  if (!config.adminSecondFactor) throw new ApiError("not_found", secondFactorMessages.notConfigured);
  return user;
}

/**
 * An auth server without second factors responds with 404 to every request about them; one that has them switched off,
 * with `mfa_totp_enroll_not_enabled` or `mfa_totp_verify_not_enabled`.
 */
export function translateFactorError(error: unknown): unknown {
  if (error instanceof AuthRefusal && (error.status === 404 || error.code.endsWith("_not_enabled"))) {
    return new ApiError("not_configured", secondFactorMessages.notOffered, { cause: error });
  }
  return error;
}
