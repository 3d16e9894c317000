import { ok, type Ok } from "@contract/wire/accounts.ts";
import * as operations from "@contract/wire/operations.ts";
import type { PromoRequest } from "@contract/wire/promo.ts";
import { api } from "@/lib/api-client.ts";

/** Applies a code for an address; with a session, for the session's account. Rejects with `ApiError`. */
export function applyPromoCode(request: PromoRequest): Promise<Ok> {
  return api(operations.applyPromoCode, { json: request, schema: ok });
}
