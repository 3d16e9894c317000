import { accountMessages } from "../../../_shared/contract/wire/accounts.ts";
import { endpoints } from "../../../_shared/contract/wire/endpoints.ts";
import { ApiError } from "../../../_shared/platform/errors.ts";
import { takeRateLimits } from "../../../_shared/platform/limits/take.ts";
import { AuthRefusal } from "../../../_shared/platform/supabase/auth.ts";
import { defineRoute } from "../../http/route.ts";
import { passwordRefusal, refuseCommonPassword } from "./password-refusal.ts";

/** Sets a new password and ends all sessions. The password is validated before the link is consumed. */
export const resetPassword = defineRoute(endpoints.resetPassword, async (call, services) => {
  const address = services.addressOf(call.request.headers);
  await takeRateLimits(services.database, { reset_address: await services.subjectHash(address) });
  await refuseCommonPassword(call.input.newPassword, "newPassword");
  try {
    const owner = await services.auth.from(address).resetPassword(call.input.token, call.input.newPassword);
    services.admissions.forget(owner.id);
    services.securityEvents.record("password_reset_used", call.request.headers, { userId: owner.id });
    if (owner.email) services.notices.notify("password_changed", { email: owner.email }, call.request.headers);
  } catch (error) {
    if (!(error instanceof AuthRefusal)) throw error;
    if (error.code === "invalid_link") throw new ApiError("invalid_link", accountMessages.token, { cause: error });
    throw passwordRefusal(error);
  }
  call.signOut();
  return { message: accountMessages.passwordReset };
});
