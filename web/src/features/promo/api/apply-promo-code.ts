import { ok, type Ok } from "@contract/accounts.ts";
import type { PromoRequest } from "@contract/promo.ts";
import { api } from "@/lib/api-client.ts";

/** Applies a code for an address; with a session, for the session's account. Rejects with `ApiError`. */
export function applyPromoCode(request: PromoRequest): Promise<Ok> {
  return api("/api/apply-promo-code", { method: "POST", json: request, schema: ok });
}
