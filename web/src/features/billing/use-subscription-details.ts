import type { User } from "@contract/wire/accounts.ts";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { ApiError } from "@/lib/api-client.ts";
import { getUser, refreshUser } from "@/lib/session.ts";
import { toast } from "@/lib/toast.ts";
import { subscriptionDetailsOptions } from "./api/subscription-details.ts";
import { billingTexts } from "./billing-texts.ts";

/**
 * The details of the person's subscription. The server compares it with Stripe first, so the account may change as
 * well.
 */
export function useSubscriptionDetails(user: User) {
  const query = useQuery(subscriptionDetailsOptions(user.stripeSubscriptionId));
  const { data, error, isLoadingError } = query;

  useEffect(() => {
    if (!(error instanceof ApiError)) return;
    // It has ended since the account was fetched.
    if (error.code === "no_subscription") void refreshUser();
    // If a background refresh fails, the displayed data stays.
    else if (isLoadingError)
      toast({ title: billingTexts.detailsFailed, description: error.readable || undefined, variant: "destructive" });
  }, [error, isLoadingError]);

  useEffect(() => {
    // Compared when the details arrive: an account that is newer than they are has changed with them.
    if (data && data.cancel_at_period_end === getUser()?.isPremium) void refreshUser();
  }, [data]);

  return query;
}
