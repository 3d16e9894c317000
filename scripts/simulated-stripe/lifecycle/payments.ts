import { chargeOutcome, type Decline } from "../cards.ts";
import { Refusal, invalid } from "../refusal.ts";
import { noCancellation } from "../resources/subscription.ts";
import type { Invoice, PaymentError, PaymentIntent, PaymentMethod, Subscription } from "../resources/types.ts";
import type { World } from "../world.ts";
import { intentOf, purposeOf, type Purpose } from "./intents.ts";
import { endSubscription } from "./subscriptions.ts";

/** Days to wait after each failed attempt to charge a renewal. */
const retryAfterDays = [3, 5, 7];
const dayInSeconds = 86_400;

/** Attaches a card to a customer. */
export function attach(world: World, method: PaymentMethod, customer: string): PaymentMethod {
  if (method.customer === customer) return method;
  if (method.customer !== null)
    throw invalid("The payment method you provided has already been attached to a customer.");
  return world.change(method, { customer }, "payment_method.attached");
}

function succeed(world: World, intent: PaymentIntent, method: PaymentMethod): void {
  const now = world.now();
  const card = world.store.state.cards[method.id];
  if (card) card.setUp = true;
  if (intent.customer) attach(world, method, intent.customer);
  world.change(
    intent,
    {
      status: "succeeded",
      amount_received: intent.amount,
      next_action: null,
      last_payment_error: null,
      payment_method: method.id,
    },
    "payment_intent.succeeded",
  );
  const purpose = purposeOf(world, intent);
  if (!purpose) return;
  const { invoice, payment, subscription } = purpose;
  world.change(
    payment,
    { status: "paid", amount_paid: intent.amount, status_transitions: { canceled_at: null, paid_at: now } },
    "invoice_payment.paid",
  );
  world.change(invoice, {
    status: "paid",
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    attempted: true,
    attempt_count: invoice.attempt_count + 1,
    auto_advance: false,
    next_payment_attempt: null,
    status_transitions: { ...invoice.status_transitions, paid_at: now },
  });
  world.emit("invoice.paid", invoice);
  world.emit("invoice.payment_succeeded", invoice);
  const revived =
    ["incomplete", "past_due", "unpaid"].includes(subscription.status) && subscription.latest_invoice === invoice.id;
  const keepsCard =
    subscription.payment_settings?.save_default_payment_method === "on_subscription" &&
    ["incomplete", "past_due", "unpaid"].includes(subscription.status);
  world.change(
    subscription,
    {
      ...(revived && { status: "active" }),
      ...(keepsCard && { default_payment_method: method.id }),
    },
    "customer.subscription.updated",
  );
}

/** A first payment stays open for its owner. A renewal is retried some days later and finally abandoned. */
function afterFailure(world: World, { invoice, subscription }: Purpose): void {
  const renewal = invoice.billing_reason !== "subscription_create";
  const wait = retryAfterDays[invoice.attempt_count];
  world.change(invoice, {
    attempted: true,
    attempt_count: invoice.attempt_count + 1,
    next_payment_attempt: renewal && wait !== undefined ? world.now() + wait * dayInSeconds : null,
  });
  world.emit("invoice.payment_failed", invoice);
  if (!renewal) return;
  if (subscription.status === "active")
    world.change(subscription, { status: "past_due" }, "customer.subscription.updated");
  if (wait !== undefined || subscription.status !== "past_due") return;
  world.change(invoice, { auto_advance: false }, "invoice.updated");
  if (world.store.state.afterRetries === "unpaid")
    world.change(subscription, { status: "unpaid" }, "customer.subscription.updated");
  else endSubscription(world, subscription, { ...noCancellation, reason: "payment_failed" });
}

function fail(world: World, intent: PaymentIntent, error: PaymentError): void {
  world.change(
    intent,
    { status: "requires_payment_method", payment_method: null, next_action: null, last_payment_error: error },
    "payment_intent.payment_failed",
  );
  const purpose = purposeOf(world, intent);
  if (purpose) afterFailure(world, purpose);
}

const paymentError = (decline: Decline, method: PaymentMethod): PaymentError => ({
  ...decline,
  payment_method: structuredClone(method),
});

function assertPayable(intent: PaymentIntent): void {
  if (["requires_payment_method", "requires_confirmation", "requires_action"].includes(intent.status)) return;
  throw invalid(
    intent.status === "succeeded"
      ? "You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed."
      : `You cannot confirm this PaymentIntent because it has a status of ${intent.status}.`,
    { code: "payment_intent_unexpected_state", payment_intent: structuredClone(intent) },
  );
}

/**
 * Charges a card.
 * @throws Refusal 402 if the bank declines, after the consequences of the decline have been applied
 */
export function charge(
  world: World,
  intent: PaymentIntent,
  method: PaymentMethod,
  { offSession }: { offSession: boolean },
): PaymentIntent {
  assertPayable(intent);
  const card = world.store.state.cards[method.id];
  if (!card) throw invalid(`The payment method ${method.id} is not a card.`, { param: "payment_method" });
  const outcome = chargeOutcome(card, { offSession });
  if (outcome.kind === "declined") {
    fail(world, intent, paymentError(outcome.decline, method));
    throw new Refusal(402, {
      ...outcome.decline,
      payment_intent: structuredClone(intent),
      payment_method: structuredClone(method),
    });
  }
  if (outcome.kind === "paid") {
    succeed(world, intent, method);
    return intent;
  }
  world.change(
    intent,
    {
      status: "requires_action",
      payment_method: method.id,
      last_payment_error: null,
      next_action: { type: "use_stripe_sdk", use_stripe_sdk: {} },
    },
    "payment_intent.requires_action",
  );
  const purpose = purposeOf(world, intent);
  if (purpose) world.emit("invoice.payment_action_required", purpose.invoice);
  return intent;
}

/** Completes 3-D Secure with the decision of the card's owner. */
export function authenticate(world: World, intent: PaymentIntent, approved: boolean): PaymentIntent {
  if (intent.status !== "requires_action" || !intent.payment_method) {
    throw invalid("This PaymentIntent does not wait for authentication.", {
      code: "payment_intent_unexpected_state",
      payment_intent: structuredClone(intent),
    });
  }
  const method = world.get(intent.payment_method, "payment_method");
  if (approved) {
    succeed(world, intent, method);
  } else {
    fail(world, intent, {
      type: "invalid_request_error",
      code: "payment_intent_authentication_failure",
      message:
        "We are unable to authenticate your payment method. Please choose a different payment method and try again.",
      payment_method: structuredClone(method),
    });
  }
  return intent;
}

/** The card that a renewal is charged to. */
export function cardFor(world: World, subscription: Subscription): PaymentMethod | null {
  const customer = world.store.find(subscription.customer, "customer");
  const id = subscription.default_payment_method ?? customer?.invoice_settings.default_payment_method;
  return id ? (world.store.find(id, "payment_method") ?? null) : null;
}

/**
 * Charges an open invoice off-session.
 * @throws Refusal if the bank declines or there is no card, after the consequences have been applied
 */
export function collect(world: World, invoice: Invoice, method?: PaymentMethod): Invoice {
  if (invoice.status !== "open")
    throw invalid(
      invoice.status === "paid"
        ? "Invoice is already paid"
        : `This invoice can't be paid because it is ${invoice.status}.`,
      { code: "invoice_not_open" },
    );
  const subscription = world.get(invoice.parent.subscription_details.subscription, "subscription");
  const intent = intentOf(world, invoice);
  const card = method ?? cardFor(world, subscription);
  if (!intent) throw invalid("This invoice has no payment.");
  if (!card) {
    fail(world, intent, {
      type: "invalid_request_error",
      code: "payment_intent_payment_attempt_failed",
      message: "There is no card to charge.",
    });
    throw invalid(
      "There is no `default_payment_method` set on this Customer or Invoice. Please attach a payment method.",
      { code: "invoice_payment_intent_requires_action" },
    );
  }
  if (intent.status === "requires_action")
    world.change(intent, { status: "requires_payment_method", next_action: null, payment_method: null });
  charge(world, intent, card, { offSession: true });
  return invoice;
}
