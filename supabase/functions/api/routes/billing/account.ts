import * as z from "zod/mini";
import { endpoints } from "../../../_shared/contract/wire/endpoints.ts";
import { billingMessages, type SubscriptionDetails } from "../../../_shared/contract/wire/billing.ts";
import { ApiError, unauthorized } from "../../../_shared/platform/errors.ts";
import { paymentsNotAvailable } from "../../../_shared/domain/billing/provider-error.ts";
import type { Payments } from "../../../_shared/domain/billing/payments.ts";
import { takeRateLimits } from "../../../_shared/platform/limits/take.ts";
import type { Services } from "../../services.ts";

const seconds = z.nullable(z.number());
const billingRow = z.object({
  user_id: z.string(),
  email: z.string(),
  customer_id: z.nullable(z.string()),
  subscription_id: z.nullable(z.string()),
  status: z.nullable(z.string()),
  current_period_start: seconds,
  current_period_end: seconds,
  ends_at: seconds,
  cancel_at_period_end: z.boolean(),
});

/** The owner of the token, as a Stripe customer. */
export type BillingAccount = z.infer<typeof billingRow>;

/** @throws ApiError `unauthorized` if the token is invalid or its account no longer exists */
export async function billingAccount({ database }: Services, token: string): Promise<BillingAccount> {
  const row = await database.asPerson(token, "my_billing", {}, z.nullable(billingRow));
  if (row === null) throw unauthorized();
  return row;
}

/** @throws ApiError `not_configured` if payments are not set up */
export function paymentsOf({ payments }: Services): Payments {
  if (payments === null) throw paymentsNotAvailable();
  return payments;
}

/**
 * The person who requests a change; the request counts against the limit. @throws ApiError `unauthorized`,
 * `rate_limited`, `not_configured`
 */
export async function changingAccount(
  services: Services,
  token: string,
): Promise<{ account: BillingAccount; payments: Payments }> {
  const account = await billingAccount(services, token);
  const payments = paymentsOf(services);
  await takeRateLimits(services.database, { billing_account: account.user_id });
  return { account, payments };
}

/** @throws ApiError `no_subscription` if there is no active subscription */
export function detailsOf(account: BillingAccount): SubscriptionDetails {
  const { subscription_id: id, status, current_period_start: start, current_period_end: end } = account;
  if (id === null || status === null || start === null || end === null)
    throw new ApiError("no_subscription", billingMessages.noSubscription);
  return {
    current_period_start: start,
    current_period_end: end,
    cancel_at_period_end: account.cancel_at_period_end,
    portal_key: endpoints.openBillingPortal.path,
    status,
    ends_at: account.ends_at,
    paymentFailed: status === "past_due",
  };
}
