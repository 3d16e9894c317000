import * as z from "zod/mini";
import type { PromoCode } from "../../contract/wire/promo-codes.ts";
import { tableRow } from "../../platform/supabase/table-row.ts";

export const promoCodeRow = tableRow(
  "promo_codes",
  {
    id: z.string(),
    code: z.string(),
    email: z.nullable(z.string()),
    created_at: z.string(),
  },
  {
    expiry_date: z.string(),
    is_active: z.boolean(),
    is_expired: z.boolean(),
    reserved_for: z.nullable(z.string()),
  },
);

export function toPromoCode(row: z.infer<typeof promoCodeRow>): PromoCode {
  return {
    id: row.id,
    code: row.code,
    expiryDate: row.expiry_date,
    isActive: row.is_active,
    isExpired: row.is_expired,
    email: row.email,
    reservedFor: row.reserved_for,
    createdAt: row.created_at,
  };
}
