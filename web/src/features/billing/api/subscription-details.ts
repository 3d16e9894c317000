import { subscriptionDetails } from "@contract/wire/billing.ts";
import * as operations from "@contract/wire/operations.ts";
import { queryOptions } from "@tanstack/react-query";
import { queryKeys } from "@/lib/query-keys.ts";
import { apiWithClock } from "@/lib/server-clock.ts";

/**
 * The period of the active subscription.
 * @param subscriptionId the request is made only if there is one
 */
export const subscriptionDetailsOptions = (subscriptionId: string | null) =>
  queryOptions({
    queryKey: [...queryKeys.subscriptionDetails, subscriptionId],
    queryFn: ({ signal }) => apiWithClock(operations.getSubscriptionDetails, { schema: subscriptionDetails, signal }),
    enabled: subscriptionId !== null,
  });
