import { openPortal } from "../../../_shared/domain/billing/change.ts";
import { withStripeErrors } from "../../../_shared/domain/billing/provider-error.ts";
import { endpoints } from "../../../_shared/contract/wire/endpoints.ts";
import { defineRoute } from "../../http/route.ts";
import { changingAccount } from "./account.ts";

/** A new link to the portal, which leads back to the Account tab. */
export const openBillingPortal = defineRoute(endpoints.openBillingPortal, async (call, services) => {
  const { account, payments } = await changingAccount(services, call.session.token);
  const returnUrl = new URL("/?tab=account", services.config.siteUrl).href;
  return { url: await withStripeErrors(() => openPortal(payments, account.customer_id, returnUrl)) };
});
