import { billingMessages } from "@contract/wire/billing.ts";
import { freeCaptionsPerDay, variationsFree, variationsPremium } from "@contract/rules/quota.ts";
import { premiumPricePerMonth } from "@contract/rules/price.ts";

const price = `$${premiumPricePerMonth.toFixed(2)}`;

/** The texts of the subscription card and the upgrade dialog, except the contract's messages. */
export const billingTexts = {
  ...billingMessages,
  price,
  upgrade: "Upgrade to Premium",
  upgradeText: "For people who post more than a few times a day. Cancel any time.",
  /** @param model a language model is in use; the built-in writer is the same on every plan and sees no photos */
  benefits: (model: boolean) => [
    "Unlimited captions",
    `${variationsPremium} variations each time instead of ${variationsFree}`,
    ...(model ? ["Higher-quality captions", "Image context"] : []),
    "Enhanced assistant responses",
    "No ads",
  ],
  preparing: "Preparing the payment form",
  paymentForm: "Payment",
  pay: `Pay ${price} now`,
  payText: `You pay ${price} today and again every month until you cancel.`,
  processing: {
    title: "Payment processing",
    description: "Your bank has not decided yet. Your plan changes as soon as it has.",
  },
  activating: {
    title: billingMessages.paid.title,
    description: "Your plan is being activated. This page changes by itself in a moment.",
  },
  configurationError: "Configuration error",
  configurationText: "Payments are set up wrong on this site, so nothing can be charged. Please tell support.",
  paidSignedOut: {
    title: billingMessages.paid.title,
    description: "You have been signed out. Log in again, and your premium plan is there.",
  },
  over: {
    title: billingMessages.paymentFailed.title,
    description: "This payment was no longer open, so nothing was charged. Here is a new form.",
  },
  formReady: "The payment form is ready",
  processingNow: "Processing the payment",
  cardTitle: "Subscription",
  freeText: `${freeCaptionsPerDay} captions every day, for free, with ads.`,
  freeOffer: `Premium is ${price} per month: unlimited captions, no ads.`,
  promoOffer: `Premium for ${price} per month goes on when the code ends.`,
  promoText: (until: string) => `Your promo code gives you full premium access until ${until}.`,
  promoTextOpen: "Your promo code gives you full premium access.",
  activeText: `Unlimited captions, no ads, for ${price} per month.`,
  renews: (date: string) => `Renews on ${date}.`,
  cancellingText: (date: string) => `Cancelled. You keep premium access until ${date} and are not charged again.`,
  cancellingWithCode: (date: string, until: string) =>
    `Cancelled. Your subscription ends on ${date} and you are not charged again. Your promo code keeps premium access on until ${until}.`,
  cancellingUnpaid: (date: string) => `Cancelled. Your subscription ends on ${date}.`,
  failedTitle: "Your last payment failed",
  failedText: "Premium stays on while we try the card again. Update it now so that you do not lose access.",
  updateCard: "Update card",
  manage: "Invoices and card",
  portalFailed: "The billing portal could not be opened",
  cancel: "Cancel Subscription",
  cancelQuestion:
    "You keep unlimited captions, no ads and the enhanced assistant until the end of the period you have paid for. After that your account is on the free plan.",
  keep: "Keep subscription",
  reactivate: "Reactivate subscription",
  remaining: "Time until the subscription ends",
  percentLeft: (percent: number) => `${percent}% of the billing period remaining`,
  tryAgain: "Try again",
} as const;
