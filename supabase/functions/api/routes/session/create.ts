import { endpoints } from "../../../_shared/contract/wire/endpoints.ts";
import { unauthorized } from "../../../_shared/platform/errors.ts";
import { authServerLimited, takeRateLimits } from "../../../_shared/platform/limits/take.ts";
import { readToken } from "../../../_shared/platform/session/token.ts";
import { AuthRefusal } from "../../../_shared/platform/supabase/auth.ts";
import { defineRoute } from "../../http/route.ts";
import { welcomeUser } from "../administrator/welcome.ts";

/** Takes over the session that the browser got from a social sign-in: cookies replace the page's own copy. */
export const createSession = defineRoute(endpoints.createSession, async (call, services) => {
  const { accessToken, refreshToken } = call.input;
  const address = services.addressOf(call.request.headers);
  await takeRateLimits(services.database, { session_address: await services.subjectHash(address) });
  const claims = readToken(accessToken);
  if (claims === null) throw unauthorized();
  try {
    await services.auth.from(address).userOf(accessToken);
  } catch (error) {
    if (!(error instanceof AuthRefusal) || error.status >= 500) throw error;
    throw error.status === 429 ? authServerLimited() : unauthorized({ cause: error });
  }
  const user = await welcomeUser(services, accessToken, call.requestId);
  services.securityEvents.record("sign_in", call.request.headers, { userId: user.id, details: { method: "social" } });
  call.signIn({ accessToken, refreshToken, expiresAt: claims.exp });
  return user;
});
