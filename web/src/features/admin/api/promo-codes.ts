import { ok } from "@contract/accounts.ts";
import { adminPageSizeMax, entryPath } from "@contract/admin.ts";
import { promoCode, promoCodePage, type PromoCode, type PromoCodeRequest } from "@contract/admin-codes.ts";
import { api } from "@/lib/api-client.ts";
import { codeTexts } from "../admin-texts.ts";
import { adminList } from "./admin-list.ts";

const path = "/api/admin/promo-codes";

export const promoCodes = adminList<PromoCode>({ name: "promo-codes", path: `${path}?limit=${adminPageSizeMax}`, schema: promoCodePage, failed: codeTexts.fetchFailed });

export const createPromoCode = (json: PromoCodeRequest): Promise<PromoCode> => api(path, { method: "POST", json, schema: promoCode });

export const deletePromoCode = (id: string) => api(entryPath(`${path}/:id`, id), { method: "DELETE", schema: ok });
