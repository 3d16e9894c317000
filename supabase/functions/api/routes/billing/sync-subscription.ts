import { getUser } from "../../../_shared/domain/accounts/user.ts";
import { withStripeErrors } from "../../../_shared/domain/billing/provider-error.ts";
import { syncAccount } from "../../../_shared/domain/billing/sync.ts";
import { endpoints } from "../../../_shared/contract/wire/endpoints.ts";
import { defineRoute } from "../../http/route.ts";
import { changingAccount } from "./account.ts";

/** Called after the page has confirmed a payment: updates the plan immediately, without waiting for Stripe's event. */
export const syncSubscription = defineRoute(endpoints.syncSubscription, async (call, services) => {
  const { account, payments } = await changingAccount(services, call.session.token);
  await withStripeErrors(() => syncAccount(payments, account.user_id));
  return await getUser(services.database, call.session.token);
});
