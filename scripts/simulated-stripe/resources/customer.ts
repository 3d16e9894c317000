import { newId, randomText } from "../ids.ts";
import type { Customer, Metadata } from "./types.ts";

export interface CustomerValues {
  email?: string;
  name?: string;
  phone?: string;
  description?: string;
  metadata?: Metadata;
}

/** A new customer without a card. */
export function buildCustomer(values: CustomerValues, created: number): Customer {
  return {
    id: newId("cus"),
    object: "customer",
    address: null,
    balance: 0,
    created,
    currency: null,
    default_source: null,
    delinquent: false,
    description: values.description ?? null,
    discount: null,
    email: values.email ?? null,
    invoice_prefix: randomText(8).toUpperCase(),
    invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
    livemode: false,
    metadata: values.metadata ?? {},
    name: values.name ?? null,
    next_invoice_sequence: 1,
    phone: values.phone ?? null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: "none",
    test_clock: null,
  };
}
