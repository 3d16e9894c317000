import { invalid } from "../refusal.ts";
import type { Invoice, InvoicePayment, PaymentIntent, Subscription } from "../resources/types.ts";
import type { World } from "../world.ts";

export interface Purpose {
  invoice: Invoice;
  payment: InvoicePayment;
  subscription: Subscription;
}

/** The invoice and subscription that an intent pays, or null. */
export function purposeOf(world: World, intent: PaymentIntent): Purpose | null {
  const payment = world.store
    .all("invoice_payment")
    .find((candidate) => candidate.payment.payment_intent === intent.id);
  if (!payment) return null;
  const invoice = world.get(payment.invoice, "invoice");
  return {
    invoice,
    payment,
    subscription: world.get(invoice.parent.subscription_details.subscription, "subscription"),
  };
}

/** The intent that pays an invoice, or null while the invoice is a draft. */
export function intentOf(world: World, invoice: Invoice): PaymentIntent | null {
  const payment = world.store.all("invoice_payment").find((candidate) => candidate.invoice === invoice.id);
  return payment ? world.get(payment.payment.payment_intent, "payment_intent") : null;
}

/** Cancels an intent that will not be paid. */
export function cancelIntent(
  world: World,
  intent: PaymentIntent,
  reason: PaymentIntent["cancellation_reason"],
): PaymentIntent {
  if (intent.status === "succeeded" || intent.status === "canceled") {
    throw invalid(`You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`, {
      code: "payment_intent_unexpected_state",
      payment_intent: structuredClone(intent),
    });
  }
  return world.change(
    intent,
    { status: "canceled", canceled_at: world.now(), cancellation_reason: reason, next_action: null },
    "payment_intent.canceled",
  );
}
