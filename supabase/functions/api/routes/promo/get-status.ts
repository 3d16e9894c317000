import * as z from "zod/mini";
import { endpoints } from "../../../_shared/contract/wire/endpoints.ts";
import { unauthorized } from "../../../_shared/platform/errors.ts";
import { defineRoute } from "../../http/route.ts";

const statusRow = z.object({
  has_promo_code: z.boolean(),
  is_expired: z.boolean(),
  was_expired: z.boolean(),
  promo_code: z.nullable(z.string()),
  expiry_date: z.nullable(z.string()),
  days_remaining: z.number(),
});

export const getPromoStatus = defineRoute(endpoints.getPromoStatus, async (call, { database }) => {
  const row = await database.asPerson(call.session.token, "promo_status", {}, z.nullable(statusRow));
  if (row === null) throw unauthorized();
  return {
    hasPromoCode: row.has_promo_code,
    isExpired: row.is_expired,
    wasExpired: row.was_expired,
    promoCode: row.promo_code,
    expiryDate: row.expiry_date,
    daysRemaining: row.days_remaining,
  };
});
