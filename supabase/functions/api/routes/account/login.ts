import { accountMessages } from "../../../_shared/contract/wire/accounts.ts";
import { endpoints } from "../../../_shared/contract/wire/endpoints.ts";
import { ApiError, describeError } from "../../../_shared/platform/errors.ts";
import { authServerLimited, giveBackRateLimits, takeRateLimits } from "../../../_shared/platform/limits/take.ts";
import { AuthRefusal } from "../../../_shared/platform/supabase/auth.ts";
import { waitUntilElapsed } from "../../http/neutral.ts";
import { defineRoute } from "../../http/route.ts";
import { welcomeUser } from "../administrator/welcome.ts";

/**
 * Signs in; only failures count against the limit. A wrong password and an unknown address get the same response after
 * the same time.
 */
export const login = defineRoute(endpoints.login, async (call, services) => {
  const startedAt = services.now();
  const { email, password } = call.input;
  const address = services.addressOf(call.request.headers);
  const attempts = {
    login_account: await services.subjectHash(address, email),
    login_email: await services.subjectHash(email),
    login_address: await services.subjectHash(address),
  };
  await takeRateLimits(services.database, attempts);
  try {
    const tokens = await services.auth.from(address).signIn(email, password);
    const [user] = await Promise.all([
      welcomeUser(services, tokens.accessToken, call.requestId),
      // If this fails, the sign-in still succeeds: at worst, the attempt counts.
      giveBackRateLimits(services.database, attempts).catch((error: unknown) => {
        services.log("warn", {
          event: "attempts_not_given_back",
          requestId: call.requestId,
          error: describeError(error),
        });
      }),
    ]);
    call.signIn(tokens);
    services.securityEvents.record("sign_in", call.request.headers, { userId: user.id, email });
    return user;
  } catch (error) {
    if (!(error instanceof AuthRefusal)) throw error;
    services.securityEvents.record("sign_in_failed", call.request.headers, { email, details: { reason: error.code } });
    await waitUntilElapsed(startedAt, services.neutralResponseMs, services.now);
    throw refusalOf(error);
  }
});

function refusalOf(error: AuthRefusal): Error {
  if (error.code === "email_not_confirmed")
    return new ApiError("confirmation_required", accountMessages.confirmationMissing, { cause: error });
  if (error.status === 429) return authServerLimited();
  if (error.status >= 400 && error.status < 500)
    return new ApiError("invalid_credentials", accountMessages.invalidCredentials, { cause: error });
  return error;
}
