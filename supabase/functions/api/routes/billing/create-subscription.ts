import { withStripeErrors } from "../../../_shared/domain/billing/provider-error.ts";
import { createSubscription } from "../../../_shared/domain/billing/subscribe.ts";
import { endpoints } from "../../../_shared/contract/wire/endpoints.ts";
import { defineRoute } from "../../http/route.ts";
import { changingAccount } from "./account.ts";

/** Starts the subscription; the page then confirms its first payment. Repeated clicks create only one. */
export const createSubscriptionRoute = defineRoute(endpoints.createSubscription, async (call, services) => {
  const { account, payments } = await changingAccount(services, call.session.token);
  return await withStripeErrors(() => createSubscription(payments, { userId: account.user_id, email: account.email }));
});
