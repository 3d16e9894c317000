import * as operations from "@contract/wire/operations.ts";
import { promoStatus } from "@contract/wire/promo.ts";
import { queryOptions } from "@tanstack/react-query";
import { queryKeys } from "@/lib/query-keys.ts";
import { apiWithClock } from "@/lib/server-clock.ts";

/** The signed-in person's promo code. */
export const promoStatusOptions = queryOptions({
  queryKey: queryKeys.promoStatus,
  queryFn: ({ signal }) => apiWithClock(operations.getPromoStatus, { schema: promoStatus, signal }),
});
