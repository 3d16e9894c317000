import type { SubscriptionDetails } from "@contract/wire/billing.ts";
import type { UseQueryResult } from "@tanstack/react-query";
import { useCallback, useState, type ReactNode } from "react";
import { lazyDialog } from "@/components/lazy-dialog.tsx";
import { Button } from "@/components/ui/button.tsx";
import { CardContent, CardFooter } from "@/components/ui/card.tsx";
import { Skeleton } from "@/components/ui/skeleton.tsx";
import { referenceOf } from "@/lib/api-error.ts";
import { readPlanAgain } from "@/lib/plan-reads.ts";
import { withReference } from "@/lib/reference.ts";
import { billingTexts } from "../billing-texts.ts";
import { endOf } from "../period-countdown.ts";
import { planDate } from "../plan-date.ts";
import type { SubscriptionState } from "../subscription-state.ts";
import { useChangeSubscription } from "../use-change-subscription.ts";
import { PaymentFailed } from "./payment-failed.tsx";
import { PeriodRemaining } from "./period-remaining.tsx";
import { PortalButton } from "./portal-button.tsx";

const CancelSubscriptionDialog = lazyDialog(() => import("./cancel-subscription-dialog.tsx"));

type RunningState = Exclude<SubscriptionState, "free" | "promo">;
interface RunningSubscriptionProps {
  state: RunningState;
  details: UseQueryResult<SubscriptionDetails>;
  /** The end of premium access, including that of a promo code; ISO, null while no end is known. */
  premiumUntil: string | null;
  usage: ReactNode;
}

/** The texts and actions of a paid plan: its dates, its countdown, cancellation and reactivation. */
export function RunningSubscription({ state, details: query, premiumUntil, usage }: RunningSubscriptionProps) {
  const { data: details } = query;
  return (
    <>
      <CardContent className="grid gap-5">
        {details ? (
          <PlanText state={state} details={details} premiumUntil={premiumUntil} />
        ) : (
          <PlanTextMissing error={query.error} />
        )}
        {details && state === "cancelling" && (
          <PeriodRemaining
            details={details}
            onEnd={() => {
              void readPlanAgain();
            }}
          />
        )}
        {details?.paymentFailed && <PaymentFailed portalKey={details.portal_key} />}
        {usage}
      </CardContent>
      <CardFooter className="max-sm:*:grow">
        {query.isLoadingError && (
          <Button
            variant="outline"
            onClick={() => {
              void query.refetch();
            }}
          >
            {billingTexts.tryAgain}
          </Button>
        )}
        {state === "cancelling" ? <Reactivate /> : <Cancel />}
        {details && !details.paymentFailed && (
          <PortalButton portalKey={details.portal_key} variant="ghost">
            {billingTexts.manage}
          </PortalButton>
        )}
      </CardFooter>
    </>
  );
}

function PlanText({
  state,
  details,
  premiumUntil,
}: Pick<RunningSubscriptionProps, "state" | "premiumUntil"> & { details: SubscriptionDetails }) {
  if (state === "cancelling") {
    const end = endOf(details);
    const accessEnd = premiumUntil === null ? end : Math.floor(Date.parse(premiumUntil) / 1000);
    if (accessEnd > end) return <p>{billingTexts.cancellingWithCode(planDate(end), planDate(accessEnd))}</p>;
    const text = details.paymentFailed ? billingTexts.cancellingUnpaid : billingTexts.cancellingText;
    return <p>{text(planDate(end))}</p>;
  }
  return (
    <p>
      {billingTexts.activeText} {state === "active" && billingTexts.renews(planDate(details.current_period_end))}
    </p>
  );
}

function Reactivate() {
  const { reactivate, pending } = useChangeSubscription();
  return (
    <Button loading={pending} onClick={reactivate}>
      {billingTexts.reactivate}
    </Button>
  );
}

function Cancel() {
  const [asking, setAsking] = useState(false);
  const close = useCallback(() => {
    setAsking(false);
  }, []);
  return (
    <>
      <Button
        variant="outline"
        onClick={() => {
          setAsking(true);
        }}
        onPointerEnter={CancelSubscriptionDialog.warm}
        onFocus={CancelSubscriptionDialog.warm}
      >
        {billingTexts.cancel}
      </Button>
      {asking && <CancelSubscriptionDialog onClose={close} />}
    </>
  );
}

function PlanTextMissing({ error }: { error: Error | null }) {
  if (error)
    return (
      <p className="wrap-anywhere text-muted-foreground">
        {withReference(billingTexts.detailsFailed, referenceOf(error))}
      </p>
    );
  return <Skeleton className="h-12 rounded-md" />;
}
