import * as z from "zod/mini";
import { adminMessages } from "../../contract/wire/admin.ts";
import { secondFactorMessages } from "../../contract/wire/second-factor.ts";
import { ApiError, unauthorized } from "../../platform/errors.ts";
import { hasSecondFactor } from "../../platform/session/token.ts";
import type { Database } from "../../platform/supabase/database.ts";

const access = z.enum(["admin", "second_factor", "forbidden", "no_account"]);

/**
 * Asks the database whether the token's owner is an administrator. Every SQL function behind the panel checks again. If
 * the database does not have the current value of `ADMIN_MFA`, it is updated and asked again.
 * @param secondFactorRequired the setting
 * @throws ApiError `unauthorized` if the account or session no longer exists, `forbidden` without the role,
 * `second_factor_required` if only that is missing
 */
export async function requireAdmin(database: Database, token: string, secondFactorRequired: boolean): Promise<void> {
  const ask = () => database.asPerson(token, "admin_access", {}, access);
  let result = await ask();
  const outdated = secondFactorRequired ? result === "admin" && !hasSecondFactor(token) : result === "second_factor";
  if (outdated) {
    await database.asServer("require_second_factor", { p_required: secondFactorRequired }, z.boolean());
    result = await ask();
  }
  if (result === "no_account") throw unauthorized();
  if (result === "forbidden") throw new ApiError("forbidden", adminMessages.forbidden);
  if (result === "second_factor") throw new ApiError("second_factor_required", secondFactorMessages.required);
}
