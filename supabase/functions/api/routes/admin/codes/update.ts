import * as z from "zod/mini";
import { noEntry, rowId } from "../../../http/entry-id.ts";
import { promoCodeRow, toPromoCode } from "../../../../_shared/domain/promo/code-row.ts";
import { promoCodeMessages } from "../../../../_shared/contract/wire/promo-codes.ts";
import { endpoints } from "../../../../_shared/contract/wire/endpoints.ts";
import { ApiError, fieldError } from "../../../../_shared/platform/errors.ts";
import { defineRoute } from "../../../http/route.ts";

const updated = z.discriminatedUnion("outcome", [
  z.object({ outcome: z.literal("updated"), code: promoCodeRow }),
  z.object({ outcome: z.enum(["taken", "used", "not_found"]) }),
]);

/** Changes a code that nobody has used. Whoever uses it at the same moment either gets it or finds the new text. */
export const updatePromoCode = defineRoute(endpoints.adminUpdatePromoCode, async (call, { database }) => {
  const result = await database.asPerson(
    call.session.token,
    "update_promo_code",
    { p_id: rowId(call.id), p_code: call.input.code, p_days: call.input.days },
    updated,
  );
  if (result.outcome === "updated") return toPromoCode(result.code);
  if (result.outcome === "taken") throw fieldError("promo_code_taken", "code", promoCodeMessages.taken);
  if (result.outcome === "used") throw new ApiError("promo_code_used", promoCodeMessages.used);
  throw noEntry();
});
