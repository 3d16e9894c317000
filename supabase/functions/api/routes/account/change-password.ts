import { getUser } from "../../../_shared/domain/accounts/user.ts";
import { accountSettingsMessages } from "../../../_shared/contract/wire/account-settings.ts";
import { endpoints } from "../../../_shared/contract/wire/endpoints.ts";
import { fieldError } from "../../../_shared/platform/errors.ts";
import { takeRateLimits } from "../../../_shared/platform/limits/take.ts";
import { AuthRefusal } from "../../../_shared/platform/supabase/auth.ts";
import { defineRoute } from "../../http/route.ts";
import { passwordRefusal, refuseCommonPassword } from "./password-refusal.ts";

/** Changes the password. All sessions end; this browser gets a new one. */
export const changePassword = defineRoute(endpoints.changePassword, async (call, services) => {
  const user = await getUser(services.database, call.session.token);
  await takeRateLimits(services.database, { password_account: user.id });
  await refuseCommonPassword(call.input.newPassword, "newPassword");
  try {
    call.signIn(
      await services.auth
        .from(services.addressOf(call.request.headers))
        .changePassword(user.email, call.input.currentPassword, call.input.newPassword),
    );
  } catch (error) {
    if (!(error instanceof AuthRefusal)) throw error;
    if (error.code === "invalid_credentials")
      throw fieldError("validation_failed", "currentPassword", accountSettingsMessages.currentPasswordWrong);
    throw passwordRefusal(error);
  }
  services.securityEvents.record("password_changed", call.request.headers, { userId: user.id });
  services.notices.notify("password_changed", user, call.request.headers);
  return { message: accountSettingsMessages.passwordUpdated };
});
