import { accountMessages } from "../../../_shared/contract/wire/accounts.ts";
import { endpoints } from "../../../_shared/contract/wire/endpoints.ts";
import { describeError } from "../../../_shared/platform/errors.ts";
import { defineRoute } from "../../http/route.ts";

/** Signs this browser out. The cookies are cleared whatever the auth server responds. */
export const logout = defineRoute(endpoints.logout, async (call, services) => {
  try {
    const session = await call.findSession();
    if (session) {
      services.admissions.forget(session.userId);
      await services.auth.from(services.addressOf(call.request.headers)).signOut(session.token);
    }
  } catch (error) {
    services.log("warn", { event: "sign_out_failed", requestId: call.requestId, error: describeError(error) });
  }
  call.signOut();
  return { message: accountMessages.signedOut };
});
