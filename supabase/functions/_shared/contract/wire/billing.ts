import * as z from "zod/mini";

/** Titles and descriptions of payment notifications. */
export const billingMessages = {
  notAvailable: { title: "Stripe not available", description: "Please try again later" },
  paymentFailed: { title: "Payment Failed", description: "An unknown error occurred" },
  setupFailed: { title: "Subscription Setup Failed", description: "Failed to create subscription" },
  cancellationFailed: "Cancellation Failed",
  reactivationFailed: "Reactivation Failed",
  detailsFailed: "Failed to fetch subscription details",
  paid: { title: "Payment Successful", description: "You are now subscribed to the premium plan!" },
  alreadySubscribed: { title: "Already Subscribed", description: "You already have an active premium subscription." },
  cancelled: {
    title: "Subscription Cancelled",
    description: "Your subscription will end at the end of the billing cycle.",
  },
  reactivated: { title: "Subscription Reactivated", description: "Your subscription renews as before." },
  noSubscription: "You do not have a subscription.",
  ended: "This subscription has ended. Please subscribe again.",
  providerFailed: "The payment provider could not do this. Please try again later.",
} as const;

const stripeModeName = z.enum(["live", "test"]);
export type StripeModeName = z.infer<typeof stripeModeName>;

const keyMode = /^pk_(live|test)_/;

/** The mode of a publishable key, or null for any other text. */
export function stripeModeOf(publishableKey: string): StripeModeName | null {
  const mode = keyMode.exec(publishableKey)?.[1];
  return mode === "live" || mode === "test" ? mode : null;
}

/** The message of the configuration error when the page's key has a different mode. */
export function stripeModeMismatch(server: StripeModeName, client: StripeModeName): string {
  return `Stripe mode mismatch: Server is using ${server.toUpperCase()} mode but client is using ${client.toUpperCase()} mode`;
}

/** `GET /api/stripe-mode-check`. `simulated`: payments are simulated on this machine, and no card is charged. */
export const stripeMode = z.object({ mode: stripeModeName, publishableKey: z.string(), simulated: z.boolean() });
export type StripeMode = z.infer<typeof stripeMode>;

/**
 * `POST /api/create-subscription`: the secret with which to confirm the payment, or the statement that nothing has to
 * be paid.
 */
export const checkout = z.union([z.object({ clientSecret: z.string() }), z.object({ status: z.literal("active") })]);
export type Checkout = z.infer<typeof checkout>;

/**
 * Response of `GET /api/subscription-details`; times are in Unix seconds. A POST request to the path in `portal_key`
 * returns a new link to the billing portal. `ends_at` is set after cancellation.
 */
export const subscriptionDetails = z.object({
  current_period_start: z.number(),
  current_period_end: z.number(),
  cancel_at_period_end: z.boolean(),
  portal_key: z.string(),
  status: z.string(),
  ends_at: z.nullable(z.number()),
  paymentFailed: z.boolean(),
});
export type SubscriptionDetails = z.infer<typeof subscriptionDetails>;

/** `POST /api/cancel-subscription` and `/api/reactivate-subscription`: what was done, and the resulting state. */
export const subscriptionChange = z.extend(subscriptionDetails, { message: z.string() });
export type SubscriptionChange = z.infer<typeof subscriptionChange>;

/** `POST /api/billing-portal`: a link created for this click. It is valid for minutes and never stored. */
export const billingPortal = z.object({ url: z.string() });
