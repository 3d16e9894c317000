import * as z from "zod/mini";
import { accountMessages } from "../../../_shared/contract/wire/accounts.ts";
import { endpoints } from "../../../_shared/contract/wire/endpoints.ts";
import { secondFactorMessages } from "../../../_shared/contract/wire/second-factor.ts";
import { ApiError, fieldError } from "../../../_shared/platform/errors.ts";
import { takeRateLimits } from "../../../_shared/platform/limits/take.ts";
import { AuthRefusal } from "../../../_shared/platform/supabase/auth.ts";
import { isWrongCode } from "../../../_shared/platform/supabase/factors.ts";
import { defineRoute } from "../../http/route.ts";
import { passwordRefusal, refuseCommonPassword } from "./password-refusal.ts";

/**
 * Sets a new password and ends all sessions. The password is validated, and the code of an authenticator app asked for,
 * before the link is consumed. A wrong code consumes it, so that each mailed link is worth one guess.
 */
export const resetPassword = defineRoute(endpoints.resetPassword, async (call, services) => {
  const address = services.addressOf(call.request.headers);
  await takeRateLimits(services.database, { reset_address: await services.subjectHash(address) });
  const { token, newPassword, code } = call.input;
  await refuseCommonPassword(newPassword, "newPassword");
  if (code === undefined) {
    const asks = await services.database.asServer("recovery_asks_for_code", { p_token_hash: token }, z.boolean());
    if (asks) throw fieldError("validation_failed", "code", secondFactorMessages.passwordCode);
  }
  try {
    const owner = await services.auth.from(address).resetPassword(token, newPassword, code);
    services.admissions.forget(owner.id);
    services.securityEvents.record("password_reset_used", call.request.headers, { userId: owner.id });
    if (owner.email) services.notices.notify("password_changed", { email: owner.email }, call.request.headers);
  } catch (error) {
    if (!(error instanceof AuthRefusal)) throw error;
    if (error.code === "invalid_link") throw new ApiError("invalid_link", accountMessages.token, { cause: error });
    if (isWrongCode(error)) throw new ApiError("invalid_link", secondFactorMessages.resetCode, { cause: error });
    throw passwordRefusal(error);
  }
  call.signOut();
  return { message: accountMessages.passwordReset };
});
