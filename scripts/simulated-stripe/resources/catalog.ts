import { newId } from "../ids.ts";
import type { Metadata, Plan, Price, Product } from "./types.ts";

export interface ProductValues {
  id?: string;
  name: string;
  description?: string;
  active?: boolean;
  metadata?: Metadata;
}

export function buildProduct(values: ProductValues, created: number): Product {
  return {
    id: values.id ?? newId("prod"),
    object: "product",
    active: values.active ?? true,
    created,
    default_price: null,
    description: values.description ?? null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: values.metadata ?? {},
    name: values.name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: "service",
    unit_label: null,
    updated: created,
    url: null,
  };
}

type Interval = "day" | "week" | "month" | "year";

export interface PriceValues {
  product: string;
  currency: string;
  /** In the currency's smallest unit. */
  unit_amount: number;
  recurring: { interval: Interval; interval_count?: number };
  lookup_key?: string;
  nickname?: string;
  active?: boolean;
  metadata?: Metadata;
}

/** A recurring price. */
export function buildPrice(values: PriceValues, created: number): Price {
  return {
    id: newId("price"),
    object: "price",
    active: values.active ?? true,
    billing_scheme: "per_unit",
    created,
    currency: values.currency.toLowerCase(),
    custom_unit_amount: null,
    livemode: false,
    lookup_key: values.lookup_key ?? null,
    metadata: values.metadata ?? {},
    nickname: values.nickname ?? null,
    product: values.product,
    recurring: {
      interval: values.recurring.interval,
      interval_count: values.recurring.interval_count ?? 1,
      meter: null,
      trial_period_days: null,
      usage_type: "licensed",
    },
    tax_behavior: "unspecified",
    tiers_mode: null,
    transform_quantity: null,
    type: "recurring",
    unit_amount: values.unit_amount,
    unit_amount_decimal: String(values.unit_amount),
  };
}

/** Stripe's older form of a price, which subscription items still contain. */
export function planOf(price: Price): Plan {
  return {
    id: price.id,
    object: "plan",
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: price.billing_scheme,
    created: price.created,
    currency: price.currency,
    interval: price.recurring.interval,
    interval_count: price.recurring.interval_count,
    livemode: false,
    metadata: price.metadata,
    meter: null,
    nickname: price.nickname,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: "licensed",
  };
}
