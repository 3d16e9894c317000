import { welcomeUser } from "../../../_shared/accounts/user.ts";
import { endpoints } from "../../../_shared/contract/endpoints.ts";
import { unauthorized } from "../../../_shared/errors.ts";
import { takeRateLimits } from "../../../_shared/limits/take.ts";
import { readToken } from "../../../_shared/session/token.ts";
import { AuthRefusal } from "../../../_shared/supabase/auth.ts";
import { defineRoute } from "../../http/route.ts";

/** Takes over the session that the browser got from a social sign-in: the cookies replace the page's own copy. */
export const createSession = defineRoute(endpoints.createSession, async (call, services) => {
  const { accessToken, refreshToken } = call.input;
  const address = services.addressOf(call.request.headers);
  await takeRateLimits(services.database, { session_address: await services.subjectHash(address) });
  const claims = readToken(accessToken);
  if (claims === null) throw unauthorized();
  try {
    await services.auth.userOf(accessToken);
  } catch (error) {
    throw error instanceof AuthRefusal && error.status < 500 ? unauthorized({ cause: error }) : error;
  }
  const user = await welcomeUser(services.database, accessToken, services.config.adminEmail);
  call.signIn({ accessToken, refreshToken, expiresAt: claims.exp });
  return user;
});
