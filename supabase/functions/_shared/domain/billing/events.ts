import type { Stripe } from "stripe";

/** The events after which a plan may be different; `npm run stripe:setup` subscribes to exactly these. */
export const planEvents = [
  "customer.subscription.created",
  "customer.subscription.updated",
  "customer.subscription.deleted",
  "customer.subscription.paused",
  "customer.subscription.resumed",
  "customer.deleted",
  "invoice.paid",
  "invoice.payment_failed",
  "invoice.payment_action_required",
  "invoice.voided",
  "invoice.marked_uncollectible",
] as const satisfies readonly Stripe.WebhookEndpointCreateParams.EnabledEvent[];

const known: ReadonlySet<string> = new Set(planEvents);

/** The customer whose plan an event may have changed, or null if it is about something else. */
export function customerOf(event: Stripe.Event): string | null {
  if (!known.has(event.type)) return null;
  const subject = (event.data as Stripe.Event["data"] | undefined)?.object as
    { id?: string; object?: string; customer?: string | { id: string } | null } | null | undefined;
  if (!subject) return null;
  if (subject.object === "customer") return subject.id ?? null;
  return typeof subject.customer === "object" ? (subject.customer?.id ?? null) : (subject.customer ?? null);
}
