import {
  freeCaptionsPerDay,
  trialCaptionsPerDay,
  variationsFree,
  variationsPremium,
} from "../../../contract/rules/quota.ts";
import { premiumPricePerMonth } from "../../../contract/rules/price.ts";
import type { HelpEntry } from "./entry.ts";

const price = `$${premiumPricePerMonth.toFixed(2)}`;

export const planHelp: readonly HelpEntry[] = [
  {
    id: "plans",
    question: "Which plans are there?",
    answer: `There are two. Free gives you ${freeCaptionsPerDay} captions per day and shows advertisement placeholders. Premium costs ${price} per month and gives you unlimited captions, ${variationsPremium} variations each time instead of ${variationsFree}, higher-quality captions, image context, enhanced assistant responses and no ads.`,
    keywords: "plan plans free premium difference compare tier offer what do I get",
  },
  {
    id: "price",
    question: "How much does Premium cost?",
    answer: `Premium costs ${price} per month, paid by card. You can cancel at any time; it then runs until the end of the month you have paid for.`,
    keywords: "price cost fee expensive money monthly charge dollars pay how much",
  },
  {
    id: "upgrade",
    question: "How do I upgrade to Premium?",
    answer:
      "Open the Account tab and choose Upgrade to Premium on the Subscription card, or use the upgrade box on the Generate tab. You pay by card in the dialog that opens, and Premium starts as soon as the payment went through.",
    keywords: "upgrade subscribe buy purchase get premium become start subscription",
  },
  {
    id: "premium-benefits",
    question: "What are the benefits of Premium?",
    answer: `Unlimited captions, ${variationsPremium} variations each time instead of ${variationsFree}, higher-quality captions, image context, enhanced assistant responses and no ads.`,
    keywords: "premium benefit advantage feature worth why include unlimited ads variations",
  },
  {
    id: "daily-limit",
    question: "How many captions can I generate per day?",
    answer: `With the free plan ${freeCaptionsPerDay} per day; with Premium as many as you like. Each press of Generate Caption counts as one caption, even though it gives you several variations to choose from.`,
    keywords:
      "limit daily quota number more captions get more per day count allowance maximum left remaining unlimited",
  },
  {
    id: "limit-reset",
    question: "When does my daily limit reset?",
    answer: `Every day at 00:00 UTC. Your ${freeCaptionsPerDay} free captions are then available again; unused ones do not carry over. The usage bar on the Generate tab shows how many you have used.`,
    keywords: "reset renew refresh midnight tomorrow utc new captions again time when",
  },
  {
    id: "failed-counts",
    question: "Does a failed attempt count against my limit?",
    answer: "No. An attempt that fails, is refused or is cancelled before the first caption arrives is never counted.",
    keywords: "failed error count credit lost charged refused aborted cancelled generation",
  },
  {
    id: "trial",
    question: "Can I try it without an account?",
    answer: `Yes. The sign-in page has a free-caption card: visitors may write ${trialCaptionsPerDay} caption per calendar day there without signing up.`,
    keywords: "trial try demo visitor without account guest test sample free caption sign up",
  },
  {
    id: "cancel",
    question: "How do I cancel my subscription?",
    answer:
      "Open the Account tab and choose Cancel Subscription on the Subscription card, then confirm. Nothing more is charged, and you keep Premium until the end of the billing period you have paid for; a countdown on the card shows how long that is.",
    keywords: "cancel unsubscribe stop end terminate quit subscription premium payment renew",
  },
  {
    id: "reactivate",
    question: "How do I reactivate Premium?",
    answer:
      "Until the billing period ends, open the Account tab and choose Reactivate on the Subscription card. Premium then continues without a break. After the period has ended, upgrade again.",
    keywords: "reactivate resume undo cancellation restart continue subscription changed my mind",
  },
  {
    id: "refund",
    question: "Can I get a refund?",
    answer:
      "A cancelled subscription runs until the end of the period you have paid for. For anything beyond that, please write to us on the Contact page and describe what happened; we reply within 24 hours.",
    keywords: "refund money back return charge mistake double charged reimburse",
  },
  {
    id: "payment-failed",
    question: "My payment failed. What can I do?",
    answer:
      "Check the card number, the expiry date and that your bank allows online payments, then try again or use another card. If a renewal failed, the Subscription card says so and links to the page where you update your card; your access stays while the payment is retried.",
    keywords: "payment failed declined card rejected problem billing update card expired bank",
  },
  {
    id: "payment-methods",
    question: "How can I pay?",
    answer:
      "By credit or debit card. The payment is handled by our card payment provider; your card number never reaches our own servers.",
    keywords: "pay payment method card credit debit visa mastercard stripe paypal invoice secure",
  },
  {
    id: "ads",
    question: "Why do I see ads?",
    answer: "The free plan shows advertisement placeholders. Premium, and an active promo code, remove them.",
    keywords: "ads advertisement advertising banner remove hide",
  },
];
