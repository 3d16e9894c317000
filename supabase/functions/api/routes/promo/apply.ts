import * as z from "zod/mini";
import { getUser } from "../../../_shared/domain/accounts/user.ts";
import { endpoints } from "../../../_shared/contract/wire/endpoints.ts";
import { promoMessages } from "../../../_shared/contract/wire/promo.ts";
import { fieldError } from "../../../_shared/platform/errors.ts";
import { takeRateLimits } from "../../../_shared/platform/limits/take.ts";
import { defineRoute } from "../../http/route.ts";

const outcome = z.enum(["applied", "expired", "not_valid"]);

/**
 * Applies a code for the signed-in person, or for the address in the body, whether or not it has an account. The
 * response is the same in both cases.
 */
export const applyPromoCode = defineRoute(endpoints.applyPromoCode, async (call, services) => {
  const session = await call.findSession();
  const user = session && (await getUser(services.database, session.token));
  const email = user?.email.toLowerCase() ?? call.input.email;
  await takeRateLimits(services.database, {
    // Attempts by strangers for an address must not prevent its signed-in owner from applying a code.
    promo_email: await services.subjectHash(user?.id ?? email),
    promo_address: await services.subjectHash(services.addressOf(call.request.headers)),
  });

  const result = await services.database.asServer(
    "apply_promo_code",
    { p_email: email, p_code: call.input.promoCode, p_user_id: user?.id ?? null },
    outcome,
  );
  if (result === "expired") throw fieldError("promo_code_expired", "promoCode", promoMessages.expired);
  if (result === "not_valid") throw fieldError("promo_code_not_valid", "promoCode", promoMessages.notValid);
  return { message: user ? promoMessages.appliedHere.description : promoMessages.applied };
});
