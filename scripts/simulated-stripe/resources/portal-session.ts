import { newId, randomText } from "../ids.ts";
import type { PortalSession } from "./types.ts";

/** A session of the billing portal. Its URL grants access, so it contains a secret. */
export function buildPortalSession(values: {
  customer: string;
  configuration: string;
  returnUrl: string | null;
  origin: string;
  now: number;
}): PortalSession {
  return {
    id: newId("bps"),
    object: "billing_portal.session",
    after_expiration: null,
    configuration: values.configuration,
    created: values.now,
    customer: values.customer,
    customer_account: null,
    flow: null,
    livemode: false,
    locale: null,
    on_behalf_of: null,
    return_url: values.returnUrl,
    url: `${values.origin}/p/session/${randomText(32)}`,
  };
}
