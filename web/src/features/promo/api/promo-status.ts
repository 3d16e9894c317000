import { promoStatus } from "@contract/promo.ts";
import { queryOptions } from "@tanstack/react-query";
import { api } from "@/lib/api-client.ts";
import { queryKeys } from "@/lib/query-keys.ts";

/** The signed-in person's promo code. */
export const promoStatusOptions = queryOptions({
  queryKey: queryKeys.promoStatus,
  queryFn: ({ signal }) => api("/api/promo-code-status", { schema: promoStatus, signal }),
});
