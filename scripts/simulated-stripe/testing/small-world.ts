import { createDeliveries, noFaults } from "../deliveries.ts";
import { methodByName } from "../lifecycle/payment-methods.ts";
import { intentOf } from "../lifecycle/intents.ts";
import { attach, charge } from "../lifecycle/payments.ts";
import { subscribe } from "../lifecycle/subscriptions.ts";
import { buildPrice, buildProduct } from "../resources/catalog.ts";
import { buildCustomer } from "../resources/customer.ts";
import type { Invoice, Subscription } from "../resources/types.ts";
import { openStore } from "../store.ts";
import { createWorld, type World } from "../world.ts";

/** 2026-01-31 10:00 UTC in Unix seconds, because the following months are shorter. */
export const startOfTime = Date.UTC(2026, 0, 31, 10) / 1000;

/** A simulator state without a server and with a fixed real clock. */
export function smallWorld(): World {
  const store = openStore(null);
  const realNow = () => startOfTime * 1000;
  const deliveries = createDeliveries({
    store,
    endpoints: () => [],
    faults: { ...noFaults, held: true },
    realNow,
    log: () => {},
  });
  return createWorld({ store, realNow, onEvent: deliveries.add });
}

/** Creates a customer with a subscription for $3.50 a month. */
export function startSubscription(world: World): { subscription: Subscription; invoice: Invoice } {
  const customer = world.store.put(buildCustomer({ email: "a@example.com" }, world.now()));
  const product = world.store.put(buildProduct({ name: "Premium" }, world.now()));
  const price = world.store.put(
    buildPrice(
      { product: product.id, currency: "usd", unit_amount: 350, recurring: { interval: "month" } },
      world.now(),
    ),
  );
  return subscribe(world, {
    customer,
    price,
    quantity: 1,
    metadata: {},
    description: null,
    saveDefaultPaymentMethod: "on_subscription",
    defaultPaymentMethod: null,
  });
}

/** The same, paid with a test card. */
export function paidSubscription(world: World, card = "pm_card_visa"): Subscription {
  const { subscription, invoice } = startSubscription(world);
  charge(world, intentOf(world, invoice)!, methodByName(world, card), { offSession: false });
  return subscription;
}

/** Sets another card for renewals. */
export function changeCard(world: World, subscription: Subscription, card: string): void {
  subscription.default_payment_method = attach(world, methodByName(world, card), subscription.customer).id;
}

export const latestInvoice = (world: World, subscription: Subscription): Invoice =>
  world.get(subscription.latest_invoice!, "invoice");

/** Types of the events so far, oldest first. */
export const eventTypes = (world: World): string[] => world.store.state.events.map(({ type }) => type);
