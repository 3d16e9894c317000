import { withStripeErrors } from "../../../_shared/domain/billing/provider-error.ts";
import { syncAccount } from "../../../_shared/domain/billing/sync.ts";
import { endpoints } from "../../../_shared/contract/wire/endpoints.ts";
import { describeError } from "../../../_shared/platform/errors.ts";
import { defineRoute } from "../../http/route.ts";
import type { Services } from "../../services.ts";
import { billingAccount, detailsOf } from "./account.ts";

/** Reloading the page repeatedly must not use up our requests to Stripe. */
const freshSeconds = 3;

/** The active subscription. It is compared with Stripe first, so that lost events are corrected when somebody looks. */
export const getSubscriptionDetails = defineRoute(endpoints.getSubscriptionDetails, async (call, services) => {
  const before = await billingAccount(services, call.session.token);
  const compared = await compare(services, before.user_id, call.requestId);
  return detailsOf(compared ? await billingAccount(services, call.session.token) : before);
});

/**
 * @returns whether the plan may have changed. While Stripe does not respond, the last known state is used, without a
 * long wait.
 */
async function compare({ payments, log }: Services, userId: string, requestId: string): Promise<boolean> {
  if (payments === null) return false;
  try {
    return (
      (await withStripeErrors(() =>
        syncAccount({ ...payments, stripe: payments.briefStripe }, userId, freshSeconds),
      )) !== null
    );
  } catch (error) {
    log("warn", { event: "billing_compare_failed", requestId, userId, error: describeError(error) });
    return false;
  }
}
