import * as z from "zod/mini";
import { noEntry, rowId } from "../../../http/entry-id.ts";
import { promoCodeMessages } from "../../../../_shared/contract/wire/promo-codes.ts";
import { endpoints } from "../../../../_shared/contract/wire/endpoints.ts";
import { defineRoute } from "../../../http/route.ts";

/** Deletes a code and ends the access that it gave. */
export const deletePromoCode = defineRoute(endpoints.adminDeletePromoCode, async (call, { database }) => {
  const isDeleted = await database.asPerson(
    call.session.token,
    "delete_promo_code",
    { p_id: rowId(call.id) },
    z.boolean(),
  );
  if (!isDeleted) throw noEntry();
  return { message: promoCodeMessages.deleted };
});
