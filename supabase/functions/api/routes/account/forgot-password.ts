import { accountMessages } from "../../../_shared/contract/wire/accounts.ts";
import { endpoints } from "../../../_shared/contract/wire/endpoints.ts";
import { ApiError, describeError } from "../../../_shared/platform/errors.ts";
import { authServerLimited, takeRateLimits } from "../../../_shared/platform/limits/take.ts";
import { AuthRefusal } from "../../../_shared/platform/supabase/auth.ts";
import { waitUntilElapsed } from "../../http/neutral.ts";
import { defineRoute } from "../../http/route.ts";

/**
 * Sends reset instructions. The response and its timing do not depend on whether an account exists. What happens only
 * for existing accounts (mail sent, mail failed, mail sent a minute ago) is logged and not revealed. What does not
 * depend on the address is revealed: that the auth server cannot be reached, or that it was asked too often.
 */
export const forgotPassword = defineRoute(endpoints.forgotPassword, async (call, services) => {
  const startedAt = services.now();
  const address = services.addressOf(call.request.headers);
  await takeRateLimits(services.database, {
    forgot_email: await services.subjectHash(call.input.email),
    forgot_address: await services.subjectHash(address),
  });

  services.securityEvents.record("password_reset_requested", call.request.headers, { email: call.input.email });
  let failure: ApiError | null = null;
  const sending = services.auth
    .from(address)
    .sendRecovery(call.input.email)
    .catch((error: unknown) => {
      services.log("warn", { event: "recovery_mail_failed", requestId: call.requestId, error: describeError(error) });
      if (error instanceof ApiError) failure = error;
      if (error instanceof AuthRefusal && error.code === "over_request_rate_limit") failure = authServerLimited();
    });
  services.background(sending);
  await waitUntilElapsed(startedAt, services.neutralResponseMs, services.now);
  if (failure) throw failure;
  return { message: accountMessages.resetSent };
});
