import * as z from "zod/mini";
import { accountMessages, type RegisterRequest } from "../../../_shared/contract/wire/accounts.ts";
import { endpoints } from "../../../_shared/contract/wire/endpoints.ts";
import { ApiError, fieldError } from "../../../_shared/platform/errors.ts";
import { authServerLimited, takeRateLimits } from "../../../_shared/platform/limits/take.ts";
import { AuthRefusal, type SignUpResult } from "../../../_shared/platform/supabase/auth.ts";
import { defineRoute } from "../../http/route.ts";
import type { Services } from "../../services.ts";
import { welcomeUser } from "../administrator/welcome.ts";
import { refuseCommonPassword } from "./password-refusal.ts";

/** Signs up and signs in. */
export const register = defineRoute(endpoints.register, async (call, services) => {
  const address = services.addressOf(call.request.headers);
  await takeRateLimits(services.database, { register_address: await services.subjectHash(address) });
  await refuseCommonPassword(call.input.password, "password");
  if (await usernameIsTaken(services, call.input.username)) throw usernameTaken();

  const { tokens } = await signUp(services, address, call.input);
  services.securityEvents.record("sign_up", call.request.headers, { email: call.input.email });
  if (tokens === null) throw new ApiError("confirmation_required", accountMessages.confirmationSent);
  const user = await welcomeUser(services, tokens.accessToken, call.requestId);
  call.signIn(tokens);
  call.status(201);
  return user;
});

async function signUp(
  services: Services,
  address: string,
  account: RegisterRequest,
  isRetry = false,
): Promise<SignUpResult> {
  try {
    return await services.auth.from(address).signUp(account);
  } catch (error) {
    if (!(error instanceof AuthRefusal)) throw error;
    if (error.code === "user_already_exists" || error.code === "email_exists")
      throw fieldError("email_taken", "email", accountMessages.emailTaken);
    if (error.code === "email_address_invalid") throw fieldError("validation_failed", "email", accountMessages.email);
    if (error.code === "weak_password") throw fieldError("validation_failed", "password", accountMessages.passwordWeak);
    if (error.code === "signup_disabled" || error.code === "email_provider_disabled")
      throw new ApiError("forbidden", "Sign-up is closed at the moment.", { cause: error });
    if (error.status === 429) throw authServerLimited();
    // Two people signed up with one username at the same time. The profile's unique index rejected one of them, which
    // the auth server reports only as a failure.
    if (error.status >= 500 && (await usernameIsTaken(services, account.username))) throw usernameTaken();
    // Two people signed up with one email address at the same time. The auth server fails on its own index and names
    // the reason only on a second attempt.
    if (error.status >= 500 && !isRetry) return signUp(services, address, account, true);
    throw error;
  }
}

function usernameIsTaken(services: Services, username: string): Promise<boolean> {
  return services.database.asServer("username_is_taken", { p_username: username }, z.boolean());
}

function usernameTaken(): ApiError {
  return fieldError("username_taken", "username", accountMessages.usernameTaken);
}
