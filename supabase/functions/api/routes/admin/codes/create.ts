import * as z from "zod/mini";
import { promoCodeRow, toPromoCode } from "../../../../_shared/domain/promo/code-row.ts";
import { promoCodeMessages } from "../../../../_shared/contract/wire/promo-codes.ts";
import { endpoints } from "../../../../_shared/contract/wire/endpoints.ts";
import { fieldError } from "../../../../_shared/platform/errors.ts";
import { defineRoute } from "../../../http/route.ts";

/** Creates a code that is valid for a number of days from now. */
export const createPromoCode = defineRoute(endpoints.adminCreatePromoCode, async (call, { database }) => {
  const created = await database.asPerson(
    call.session.token,
    "create_promo_code",
    { p_code: call.input.code, p_days: call.input.days },
    z.nullable(promoCodeRow),
  );
  if (created === null) throw fieldError("promo_code_taken", "code", promoCodeMessages.taken);
  call.status(201);
  return toPromoCode(created);
});
