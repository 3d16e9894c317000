import { welcomeUser } from "../../../_shared/accounts/user.ts";
import { accountMessages } from "../../../_shared/contract/accounts.ts";
import { endpoints } from "../../../_shared/contract/endpoints.ts";
import { ApiError } from "../../../_shared/errors.ts";
import { authServerLimited, takeRateLimits } from "../../../_shared/limits/take.ts";
import { AuthRefusal } from "../../../_shared/supabase/auth.ts";
import { settleAt } from "../../http/neutral.ts";
import { defineRoute } from "../../http/route.ts";

/** Signs in. A wrong password and an unknown address get the same answer after the same time. */
export const login = defineRoute(endpoints.login, async (call, services) => {
  const startedAt = services.now();
  const { email, password } = call.input;
  const address = services.addressOf(call.request.headers);
  await takeRateLimits(services.database, {
    login_account: await services.subjectHash(address, email),
    login_address: await services.subjectHash(address),
  });
  try {
    const tokens = await services.auth.signIn(email, password);
    const user = await welcomeUser(services.database, tokens.accessToken, services.config.adminEmail);
    call.signIn(tokens);
    return user;
  } catch (error) {
    if (!(error instanceof AuthRefusal)) throw error;
    await settleAt(startedAt, services.neutralAnswerMs, services.now);
    throw refusalOf(error);
  }
});

function refusalOf(error: AuthRefusal): Error {
  if (error.code === "email_not_confirmed") return new ApiError("confirmation_required", accountMessages.confirmationMissing, { cause: error });
  if (error.status === 429) return authServerLimited();
  if (error.status >= 400 && error.status < 500) return new ApiError("invalid_credentials", accountMessages.invalidCredentials, { cause: error });
  return error;
}
