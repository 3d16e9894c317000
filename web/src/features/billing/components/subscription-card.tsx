import type { User } from "@contract/wire/accounts.ts";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button.tsx";
import { Card, CardContent, CardFooter, CardHeader, CardTitle } from "@/components/ui/card.tsx";
import { openUpgrade } from "@/lib/upgrade.ts";
import { billingTexts } from "../billing-texts.ts";
import { planDate } from "../plan-date.ts";
import { subscriptionState } from "../subscription-state.ts";
import { useSubscriptionDetails } from "../use-subscription-details.ts";
import { useUnfinishedPayment } from "../use-unfinished-payment.ts";
import { RunningSubscription } from "./running-subscription.tsx";
import { SubscriptionStatus } from "./subscription-status.tsx";

const unlimited = (until: string | null) =>
  until === null ? billingTexts.promoTextOpen : billingTexts.promoText(planDate(Date.parse(until) / 1000));

/** The subscription card in all its states. @param usage today's usage of the plan */
export function SubscriptionCard({ user, usage }: { user: User; usage: ReactNode }) {
  const details = useSubscriptionDetails(user);
  useUnfinishedPayment(user);
  const state = subscriptionState(user, details.data);
  return (
    <Card aria-labelledby="subscription-title">
      <CardHeader>
        <div className="flex items-center justify-between gap-3">
          <CardTitle id="subscription-title">{billingTexts.cardTitle}</CardTitle>
          <SubscriptionStatus state={state} />
        </div>
      </CardHeader>
      {state === "free" || state === "promo" ? (
        <>
          <CardContent className="grid gap-5">
            <p>{state === "free" ? billingTexts.freeText : unlimited(user.premiumUntil)}</p>
            {usage}
          </CardContent>
          <CardFooter>
            <Button variant={state === "free" ? "primary" : "outline"} onClick={openUpgrade}>
              {billingTexts.upgrade}
            </Button>
            <p className="min-w-48 flex-1 text-sm text-muted-foreground">
              {state === "free" ? billingTexts.freeOffer : billingTexts.promoOffer}
            </p>
          </CardFooter>
        </>
      ) : (
        <RunningSubscription state={state} details={details} premiumUntil={user.premiumUntil} usage={usage} />
      )}
    </Card>
  );
}
