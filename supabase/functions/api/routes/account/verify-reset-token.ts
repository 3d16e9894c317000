import * as z from "zod/mini";
import { accountMessages } from "../../../_shared/contract/wire/accounts.ts";
import { endpoints } from "../../../_shared/contract/wire/endpoints.ts";
import { ApiError } from "../../../_shared/platform/errors.ts";
import { takeRateLimits } from "../../../_shared/platform/limits/take.ts";
import { defineRoute } from "../../http/route.ts";

/** Says whether a reset link is valid, without consuming it, because mail scanners open links before people do. */
export const verifyResetToken = defineRoute(endpoints.verifyResetToken, async (call, services) => {
  const address = services.addressOf(call.request.headers);
  await takeRateLimits(services.database, { reset_address: await services.subjectHash(address) });
  if (!(await services.database.asServer("recovery_token_is_valid", { p_token_hash: call.input.token }, z.boolean()))) {
    throw new ApiError("invalid_link", accountMessages.token);
  }
  return { message: accountMessages.tokenValid };
});
