import * as z from "zod/mini";
import { adminMessages } from "../contract/admin.ts";
import { secondFactorMessages } from "../contract/second-factor.ts";
import { ApiError, unauthorized } from "../errors.ts";
import { hasSecondFactor } from "../session/token.ts";
import type { Database } from "../supabase/database.ts";

const access = z.enum(["admin", "second_factor", "forbidden", "no_account"]);

/**
 * Asks the database whether the token's owner is an administrator. Every function behind the panel asks again. Where the
 * database shows that it does not know the setting `ADMIN_MFA` yet, it is told, and asked again.
 * @param secondFactorRequired the setting
 * @throws ApiError `unauthorized` when the account or session is gone, `forbidden` without the role,
 *   `second_factor_required` when only that is missing
 */
export async function requireAdmin(database: Database, token: string, secondFactorRequired: boolean): Promise<void> {
  const ask = () => database.asPerson(token, "admin_access", {}, access);
  let answer = await ask();
  const outdated = secondFactorRequired ? answer === "admin" && !hasSecondFactor(token) : answer === "second_factor";
  if (outdated) {
    await database.asServer("require_second_factor", { p_required: secondFactorRequired }, z.boolean());
    answer = await ask();
  }
  if (answer === "no_account") throw unauthorized();
  if (answer === "forbidden") throw new ApiError("forbidden", adminMessages.forbidden);
  if (answer === "second_factor") throw new ApiError("second_factor_required", secondFactorMessages.required);
}
