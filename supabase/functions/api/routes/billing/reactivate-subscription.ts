import { reactivateSubscription } from "../../../_shared/domain/billing/change.ts";
import { withStripeErrors } from "../../../_shared/domain/billing/provider-error.ts";
import { billingMessages } from "../../../_shared/contract/wire/billing.ts";
import { endpoints } from "../../../_shared/contract/wire/endpoints.ts";
import { defineRoute } from "../../http/route.ts";
import { billingAccount, changingAccount, detailsOf } from "./account.ts";

/** Reverses a cancellation while the billing period lasts. */
export const reactivateSubscriptionRoute = defineRoute(endpoints.reactivateSubscription, async (call, services) => {
  const { account, payments } = await changingAccount(services, call.session.token);
  await withStripeErrors(() =>
    reactivateSubscription(payments, { userId: account.user_id, customerId: account.customer_id }),
  );
  return {
    ...detailsOf(await billingAccount(services, call.session.token)),
    message: billingMessages.reactivated.description,
  };
});
