import { accountMessages } from "../../../_shared/contract/wire/accounts.ts";
import { endpoints } from "../../../_shared/contract/wire/endpoints.ts";
import { ApiError } from "../../../_shared/platform/errors.ts";
import { authServerLimited, takeRateLimits } from "../../../_shared/platform/limits/take.ts";
import { AuthRefusal } from "../../../_shared/platform/supabase/auth.ts";
import { defineRoute } from "../../http/route.ts";
import { welcomeUser } from "../administrator/welcome.ts";

/**
 * Confirms an email address and signs in. The mailed link opens a page that makes this call only when the person
 * presses a button, because mail scanners open links before people do.
 */
export const confirmEmail = defineRoute(endpoints.confirmEmail, async (call, services) => {
  const address = services.addressOf(call.request.headers);
  await takeRateLimits(services.database, { reset_address: await services.subjectHash(address) });
  try {
    const tokens = await services.auth.from(address).confirmEmail(call.input.token);
    const user = await welcomeUser(services, tokens.accessToken, call.requestId);
    call.signIn(tokens);
    const details = { method: "confirmation" };
    services.securityEvents.record("sign_in", call.request.headers, { userId: user.id, email: user.email, details });
    return user;
  } catch (error) {
    if (!(error instanceof AuthRefusal)) throw error;
    if (error.code === "invalid_link") throw new ApiError("invalid_link", accountMessages.token, { cause: error });
    if (error.status === 429) throw authServerLimited();
    throw error;
  }
});
