import { billingPortal } from "@contract/billing.ts";
import * as operations from "@contract/operations.ts";
import { api } from "@/lib/api-client.ts";

/**
 * Asks for a link to the billing portal, good for minutes.
 * @param portalKey `portal_key` of the subscription's details
 */
export async function openPortal(portalKey: string): Promise<string> {
  return (await api(operations.openBillingPortal, { schema: billingPortal }, { path: portalKey })).url;
}
