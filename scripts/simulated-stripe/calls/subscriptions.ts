import * as z from "zod/mini";
import { charge, attach, cardFor } from "../lifecycle/payments.ts";
import { intentOf } from "../lifecycle/intents.ts";
import { endChanges, endSubscription, hasEnded, subscribe, type EndRequest } from "../lifecycle/subscriptions.ts";
import { Refusal, invalid } from "../refusal.ts";
import { itemOf } from "../resources/subscription.ts";
import type { Invoice, Subscription } from "../resources/types.ts";
import type { World } from "../world.ts";
import { call, type Call } from "./call.ts";
import { assertCustomerKnown } from "./customers.ts";
import { listPage } from "./list.ts";
import { common, created, flag, id, integer, isCreatedIn, metadata, paging, text } from "./parameters.ts";

const paymentSettings = z.strictObject({
  save_default_payment_method: z.optional(z.enum(["off", "on_subscription"])),
  payment_method_types: z.optional(z.array(z.literal("card"))),
});
const cancellationDetails = z.strictObject({ comment: z.optional(text), feedback: z.optional(text) });

const create = z.strictObject({
  ...common,
  customer: id,
  items: z
    .array(z.strictObject({ price: id, quantity: z.optional(z.pipe(integer, z.number().check(z.minimum(1)))) }))
    .check(z.length(1)),
  payment_behavior: z.optional(z.enum(["allow_incomplete", "default_incomplete"])),
  payment_settings: z.optional(paymentSettings),
  default_payment_method: z.optional(id),
  collection_method: z.optional(z.literal("charge_automatically")),
  off_session: z.optional(flag),
  description: z.optional(text),
  metadata: z.optional(metadata),
});

/**
 * Without `default_incomplete`, the first payment is attempted immediately. A decline leaves the subscription
 * incomplete.
 */
function payFirst(world: World, subscription: Subscription, invoice: Invoice, offSession: boolean): void {
  const intent = intentOf(world, invoice);
  const card = cardFor(world, subscription);
  if (!intent || !card) throw new Error(`The first invoice of ${subscription.id} cannot be paid.`);
  try {
    charge(world, intent, card, { offSession });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}

const update = z.strictObject({
  ...common,
  cancel_at_period_end: z.optional(flag),
  cancel_at: z.optional(z.union([z.literal(""), z.enum(["min_period_end", "max_period_end"]), integer])),
  cancellation_details: z.optional(cancellationDetails),
  default_payment_method: z.optional(id),
  payment_settings: z.optional(paymentSettings),
  description: z.optional(text),
  metadata: z.optional(metadata),
  proration_behavior: z.optional(z.enum(["always_invoice", "create_prorations", "none"])),
});

function endRequest(
  world: World,
  subscription: Subscription,
  { cancel_at_period_end: atPeriodEnd, cancel_at: at }: z.infer<typeof update>,
): EndRequest | null {
  if (atPeriodEnd !== undefined && at !== undefined)
    throw invalid("You can't set both `cancel_at` and `cancel_at_period_end`. Please choose one.", {
      param: "cancel_at",
    });
  if (atPeriodEnd !== undefined) return { atPeriodEnd };
  if (at === undefined) return null;
  if (at === "") return { at: null };
  if (typeof at === "string") return { at: itemOf(subscription).current_period_end };
  if (at < world.now()) throw invalid("`cancel_at` cannot be in the past.", { param: "cancel_at" });
  return { at };
}

const ended = ["canceled", "incomplete_expired"];
const statuses = [
  "active",
  "canceled",
  "incomplete",
  "incomplete_expired",
  "past_due",
  "paused",
  "trialing",
  "unpaid",
] as const;

export const subscriptionCalls: Call[] = [
  call("POST", "/v1/subscriptions", create, (world, values) => {
    const customer = world.get(values.customer, "customer", "customer");
    const price = world.get(values.items[0]!.price, "price", "items[0][price]");
    if (!price.active)
      throw invalid("The price specified is inactive. This field only accepts active prices.", {
        param: "items[0][price]",
      });
    const card = values.default_payment_method
      ? attach(world, world.get(values.default_payment_method, "payment_method", "default_payment_method"), customer.id)
      : null;
    const payNow = values.payment_behavior !== "default_incomplete";
    if (payNow && !card && !customer.invoice_settings.default_payment_method) {
      throw invalid(
        "This customer has no attached payment source or default payment method. Please consider adding a default payment method.",
        { code: "resource_missing" },
      );
    }
    const { subscription, invoice } = subscribe(world, {
      customer,
      price,
      quantity: values.items[0]!.quantity ?? 1,
      metadata: values.metadata ?? {},
      description: values.description ?? null,
      saveDefaultPaymentMethod: values.payment_settings?.save_default_payment_method ?? "off",
      defaultPaymentMethod: card,
    });
    if (payNow) payFirst(world, subscription, invoice, values.off_session ?? false);
    return subscription;
  }),
  call(
    "GET",
    "/v1/subscriptions",
    z.strictObject({
      ...paging,
      created,
      customer: z.optional(id),
      price: z.optional(id),
      status: z.optional(z.enum([...statuses, "all", "ended"])),
    }),
    (world, filter) => {
      const wanted = (status: string): boolean => {
        if (filter.status === "all") return true;
        if (filter.status === "ended") return ended.includes(status);
        return filter.status === undefined ? status !== "canceled" : status === filter.status;
      };
      assertCustomerKnown(world, filter.customer);
      const found = world.store
        .all("subscription")
        .filter(
          (subscription) =>
            wanted(subscription.status) &&
            (filter.customer === undefined || subscription.customer === filter.customer) &&
            (filter.price === undefined || itemOf(subscription).price.id === filter.price) &&
            isCreatedIn(subscription.created, filter.created),
        );
      return listPage(found, filter, "/v1/subscriptions");
    },
  ),
  call("GET", "/v1/subscriptions/:id", z.strictObject(common), (world, _parameters, id) =>
    world.get(id, "subscription"),
  ),
  call("POST", "/v1/subscriptions/:id", update, (world, values, id) => {
    const subscription = world.get(id, "subscription");
    const request = endRequest(world, subscription, values);
    if (hasEnded(subscription) && (request !== null || values.default_payment_method !== undefined)) {
      throw invalid("A canceled subscription can only update its cancellation_details and metadata.");
    }
    const card =
      values.default_payment_method &&
      attach(
        world,
        world.get(values.default_payment_method, "payment_method", "default_payment_method"),
        subscription.customer,
      ).id;
    const changes: Partial<Subscription> = {
      ...(request && endChanges(world, subscription, request)),
      ...(card && { default_payment_method: card }),
      ...(values.description !== undefined && { description: values.description }),
      ...(values.metadata && {
        metadata: Object.fromEntries(
          Object.entries({ ...subscription.metadata, ...values.metadata }).filter(([, value]) => value !== ""),
        ),
      }),
    };
    const save = values.payment_settings?.save_default_payment_method;
    if (save && subscription.payment_settings)
      changes.payment_settings = { ...subscription.payment_settings, save_default_payment_method: save };
    if (values.cancellation_details) {
      const before = changes.cancellation_details ?? subscription.cancellation_details;
      changes.cancellation_details = {
        comment: null,
        feedback: null,
        feedback_option: null,
        reason: null,
        ...before,
        ...values.cancellation_details,
      };
    }
    return world.change(subscription, changes, "customer.subscription.updated");
  }),
  call(
    "DELETE",
    "/v1/subscriptions/:id",
    z.strictObject({
      ...common,
      invoice_now: z.optional(flag),
      prorate: z.optional(flag),
      cancellation_details: z.optional(cancellationDetails),
    }),
    (world, { cancellation_details: details }, id) => {
      const subscription = world.get(id, "subscription");
      if (hasEnded(subscription))
        throw new Refusal(404, {
          type: "invalid_request_error",
          code: "resource_missing",
          message: `No such subscription: '${id}'`,
          param: "id",
        });
      return endSubscription(world, subscription, {
        comment: null,
        feedback: null,
        feedback_option: null,
        ...details,
        reason: "cancellation_requested",
      });
    },
  ),
];
