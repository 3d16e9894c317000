import { endpoints } from "../../../../_shared/contract/wire/endpoints.ts";
import { productName } from "../../../../_shared/contract/rules/brand.ts";
import { secondFactorMessages } from "../../../../_shared/contract/wire/second-factor.ts";
import { ApiError } from "../../../../_shared/platform/errors.ts";
import { takeRateLimits } from "../../../../_shared/platform/limits/take.ts";
import { defineRoute } from "../../../http/route.ts";
import { callingAdministrator, translateFactorError } from "./administrator.ts";

/**
 * Begins to set up an authenticator app, which its first code confirms. This is possible only while there is none;
 * otherwise anybody who knows the password could add another app. An app whose setup was not completed is replaced.
 */
export const enrollSecondFactor = defineRoute(endpoints.adminEnrollSecondFactor, async (call, services) => {
  const { token } = call.session;
  const user = await callingAdministrator(services, token);
  await takeRateLimits(services.database, { second_factor_account: user.id });
  try {
    const factors = await services.factors.list(token);
    if (factors.some(({ verified }) => verified)) throw new ApiError("forbidden", secondFactorMessages.alreadyEnrolled);
    for (const { id } of factors) await services.factors.remove(token, id);
    return await services.factors.enroll(token, productName);
  } catch (error) {
    throw translateFactorError(error);
  }
});
