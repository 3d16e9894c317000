import { accountMessages } from "../../../_shared/contract/wire/accounts.ts";
import { endpoints } from "../../../_shared/contract/wire/endpoints.ts";
import { ApiError, fieldError } from "../../../_shared/platform/errors.ts";
import { authServerLimited, takeRateLimits } from "../../../_shared/platform/limits/take.ts";
import { AuthRefusal } from "../../../_shared/platform/supabase/auth.ts";
import { defineRoute } from "../../http/route.ts";

/** Sets a new password and ends all sessions. The password is validated before the link is consumed. */
export const resetPassword = defineRoute(endpoints.resetPassword, async (call, services) => {
  const address = services.addressOf(call.request.headers);
  await takeRateLimits(services.database, { reset_address: await services.subjectHash(address) });
  try {
    const owner = await services.auth.from(address).resetPassword(call.input.token, call.input.newPassword);
    services.admissions.forget(owner.id);
    services.securityEvents.record("password_reset_used", call.request.headers, { userId: owner.id });
    if (owner.email)
      services.notices.notify({ kind: "password_changed" }, { email: owner.email }, call.request.headers);
  } catch (error) {
    if (!(error instanceof AuthRefusal)) throw error;
    if (error.code === "invalid_link") throw new ApiError("invalid_link", accountMessages.token, { cause: error });
    if (error.code === "weak_password")
      throw fieldError("validation_failed", "newPassword", accountMessages.passwordWeak);
    // With a second factor, Auth changes a password only in a session that used it. This one begins with a password
    // or a link.
    if (error.code === "insufficient_aal")
      throw new ApiError("forbidden", accountMessages.passwordNeedsOperator, { cause: error });
    if (error.status === 429) throw authServerLimited();
    throw error;
  }
  call.signOut();
  return { message: accountMessages.passwordReset };
});
