import type { User } from "@contract/wire/accounts.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { getUser, setUser } from "@/lib/session.ts";
import { syncSubscription } from "./api/sync-subscription.ts";

/**
 * Checks once per visit whether somebody who has started a payment, and has no subscription here, has one at Stripe:
 * the tab may have been closed right after the payment, and Stripe's event lost. After a failure, the plan stays as it
 * is.
 */
export function useUnfinishedPayment({ id, stripeCustomerId, stripeSubscriptionId }: User): void {
  // The upgrade dialog knows more about a payment that was started here.
  const [begunBefore] = useState(stripeCustomerId !== null);
  useQuery({
    queryKey: ["unfinished-payment", id],
    enabled: begunBefore && stripeSubscriptionId === null,
    queryFn: async () => {
      const user = await syncSubscription();
      if (user.stripeSubscriptionId !== null && getUser()?.id === user.id) setUser(user);
      return user.stripeSubscriptionId !== null;
    },
  });
}
