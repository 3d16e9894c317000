import { getUser } from "../../../_shared/domain/accounts/user.ts";
import { accountSettingsMessages } from "../../../_shared/contract/wire/account-settings.ts";
import { endpoints } from "../../../_shared/contract/wire/endpoints.ts";
import { secondFactorMessages } from "../../../_shared/contract/wire/second-factor.ts";
import { fieldError } from "../../../_shared/platform/errors.ts";
import { takeRateLimits } from "../../../_shared/platform/limits/take.ts";
import { AuthRefusal } from "../../../_shared/platform/supabase/auth.ts";
import { defineRoute } from "../../http/route.ts";
import { isWrongCode } from "../../../_shared/platform/supabase/factors.ts";
import { passwordRefusal, refuseCommonPassword } from "./password-refusal.ts";

/** Changes the password. All sessions end; this browser gets a new one. */
export const changePassword = defineRoute(endpoints.changePassword, async (call, services) => {
  const user = await getUser(services.database, call.session.token);
  const { currentPassword, newPassword, code } = call.input;
  await takeRateLimits(services.database, {
    password_account: user.id,
    ...(code !== undefined && { second_factor_account: user.id }),
  });
  await refuseCommonPassword(newPassword, "newPassword");
  try {
    call.signIn(
      await services.auth
        .from(services.addressOf(call.request.headers))
        .changePassword(user.email, currentPassword, newPassword, code),
    );
  } catch (error) {
    if (!(error instanceof AuthRefusal)) throw error;
    if (error.code === "invalid_credentials")
      throw fieldError("validation_failed", "currentPassword", accountSettingsMessages.currentPasswordWrong);
    if (isWrongCode(error)) {
      services.securityEvents.record("second_factor_failed", call.request.headers, { userId: user.id });
      throw fieldError("validation_failed", "code", secondFactorMessages.wrongCode, { cause: error });
    }
    if (error.code === "insufficient_aal" && code === undefined)
      throw fieldError("validation_failed", "code", secondFactorMessages.passwordCode, { cause: error });
    throw passwordRefusal(error);
  }
  services.securityEvents.record("password_changed", call.request.headers, { userId: user.id });
  services.notices.notify("password_changed", user, call.request.headers);
  return { message: accountSettingsMessages.passwordUpdated };
});
