import * as z from "zod/mini";
import { promoCodeRow, toPromoCode } from "../../../../_shared/domain/promo/code-row.ts";
import { adminListQuery } from "../../../../_shared/contract/wire/paging.ts";
import { endpoints } from "../../../../_shared/contract/wire/endpoints.ts";
import { beforeArguments, createdCursor, readPage } from "../../../http/page.ts";
import { defineRoute } from "../../../http/route.ts";

export const listPromoCodes = defineRoute(endpoints.adminListPromoCodes, async (call, { database }) => {
  const rows = await readPage(call, {
    path: endpoints.adminListPromoCodes.path,
    query: adminListQuery,
    cursor: createdCursor,
    read: (count, after) =>
      database.asPerson(
        call.session.token,
        "list_promo_codes",
        { p_limit: count, ...beforeArguments(after) },
        z.array(promoCodeRow),
      ),
    cursorOf: (row) => [row.created_at, row.id],
  });
  return rows.map(toPromoCode);
});
