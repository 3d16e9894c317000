import { getUser } from "../../../../_shared/domain/accounts/user.ts";
import { endpoints } from "../../../../_shared/contract/wire/endpoints.ts";
import { secondFactorMessages } from "../../../../_shared/contract/wire/second-factor.ts";
import { ApiError, fieldError } from "../../../../_shared/platform/errors.ts";
import { authServerLimited, takeRateLimits } from "../../../../_shared/platform/limits/take.ts";
import { AuthRefusal, type Tokens } from "../../../../_shared/platform/supabase/auth.ts";
import { isWrongCode } from "../../../../_shared/platform/supabase/factors.ts";
import { defineRoute } from "../../../http/route.ts";
import type { Services } from "../../../services.ts";
import { callingAdministrator, translateFactorError } from "./administrator.ts";

/** Checks a code. A correct one gives this browser a session that can use the admin panel. */
export const verifySecondFactor = defineRoute(endpoints.adminVerifySecondFactor, async (call, services) => {
  const { token } = call.session;
  const { id: userId } = await callingAdministrator(services, token);
  await takeRateLimits(services.database, { second_factor_account: userId });
  const { code, factorId } = call.input;
  try {
    const tokens = await checkCode(services, token, code, factorId);
    const user = await getUser(services.database, tokens.accessToken);
    call.signIn(tokens);
    if (factorId !== undefined) services.securityEvents.record("second_factor_added", call.request.headers, { userId });
    return user;
  } catch (error) {
    if (error instanceof AuthRefusal && error.status === 429) throw authServerLimited();
    if (!isWrongCode(error)) throw translateFactorError(error);
    services.securityEvents.record("second_factor_failed", call.request.headers, { userId });
    throw fieldError("validation_failed", "code", secondFactorMessages.wrongCode, { cause: error });
  }
});

async function checkCode(
  { factors }: Services,
  token: string,
  code: string,
  wanted: string | undefined,
): Promise<Tokens> {
  const known = await factors.list(token);
  // While an app is in use, no other app opens the panel.
  const factor = known.find(({ verified }) => verified) ?? known.find(({ id }) => id === wanted);
  if (factor === undefined) throw new ApiError("bad_request", secondFactorMessages.notEnrolled);
  return factors.verify(token, factor.id, code);
}
