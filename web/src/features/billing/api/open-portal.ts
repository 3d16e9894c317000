import { billingPortal } from "@contract/wire/billing.ts";
import * as operations from "@contract/wire/operations.ts";
import { api } from "@/lib/api-client.ts";

/**
 * Requests a link to the billing portal, which is valid for minutes.
 * @param portalKey `portal_key` of the subscription details
 */
export async function openPortal(portalKey: string): Promise<string> {
  return (await api(operations.openBillingPortal, { schema: billingPortal }, { path: portalKey })).url;
}
