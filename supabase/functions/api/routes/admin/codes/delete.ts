import * as z from "zod/mini";
import { rowId } from "../../../http/entry-id.ts";
import { promoCodeMessages } from "../../../../_shared/contract/wire/promo-codes.ts";
import { endpoints } from "../../../../_shared/contract/wire/endpoints.ts";
import { defineRoute } from "../../../http/route.ts";

/** Deletes a code and ends the access that it gave; deleting one that no longer exists succeeds. */
export const deletePromoCode = defineRoute(endpoints.adminDeletePromoCode, async (call, { database }) => {
  await database.asPerson(call.session.token, "delete_promo_code", { p_id: rowId(call.id) }, z.boolean());
  return { message: promoCodeMessages.deleted };
});
