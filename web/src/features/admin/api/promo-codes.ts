import { ok } from "@contract/wire/accounts.ts";
import { adminPageSizeMax } from "@contract/rules/page-sizes.ts";
import { promoCode, promoCodePage, type PromoCode, type PromoCodeRequest } from "@contract/wire/promo-codes.ts";
import * as operations from "@contract/wire/operations.ts";
import { api } from "@/lib/api-client.ts";
import { codeTexts } from "../admin-texts.ts";
import { adminList } from "./admin-list.ts";

export const promoCodes = adminList({
  name: "promo-codes",
  operation: operations.adminListPromoCodes,
  limit: adminPageSizeMax,
  schema: promoCodePage,
  failed: codeTexts.fetchFailed,
});

export const createPromoCode = (json: PromoCodeRequest): Promise<PromoCode> =>
  api(operations.adminCreatePromoCode, { json, schema: promoCode });

/** Changes a code that nobody has used. */
export const updatePromoCode = (id: string, json: PromoCodeRequest): Promise<PromoCode> =>
  api(operations.adminUpdatePromoCode, { params: { id }, json, schema: promoCode });

export const deletePromoCode = (id: string) => api(operations.adminDeletePromoCode, { params: { id }, schema: ok });
