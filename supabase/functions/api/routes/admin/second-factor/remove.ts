import { endpoints } from "../../../../_shared/contract/wire/endpoints.ts";
import { secondFactorMessages } from "../../../../_shared/contract/wire/second-factor.ts";
import { describeError } from "../../../../_shared/platform/errors.ts";
import { defineRoute } from "../../../http/route.ts";
import { callingAdministrator, translateFactorError } from "./administrator.ts";

/**
 * Removes the caller's authenticator app, if its code was entered for this session, and ends the session, because its
 * token would otherwise remain valid as if the app were still there.
 */
export const removeSecondFactor = defineRoute(endpoints.adminRemoveSecondFactor, async (call, services) => {
  const { token } = call.session;
  const { id: userId } = await callingAdministrator(services, token);
  try {
    for (const { id } of await services.factors.list(token)) await services.factors.remove(token, id);
  } catch (error) {
    throw translateFactorError(error);
  }
  services.securityEvents.record("second_factor_removed", call.request.headers, { userId });
  await services.auth
    .from(services.addressOf(call.request.headers))
    .signOut(token)
    .catch((error: unknown) => {
      services.log("warn", { event: "sign_out_failed", requestId: call.requestId, error: describeError(error) });
    });
  call.signOut();
  return { message: secondFactorMessages.removed };
});
