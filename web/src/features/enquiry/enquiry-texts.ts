import { freeCaptionsPerDay, trialCaptionsPerDay, variationsFree, variationsPremium } from "@contract/rules/quota.ts";
import { premiumPricePerMonth } from "@contract/rules/price.ts";

const price = `$${premiumPricePerMonth.toFixed(2)}`;

/** The texts of the enquiry dialog. */
export const enquiryTexts = {
  button: "Ask a question",
  title: "Ask a question",
  label: "Automatic answers",
  greeting:
    "Hello! Ask me about the price, the free plan, cancelling, your data or anything else about Caption Kite. These answers are automatic; nothing you write here is sent or stored.",
  field: "Your question",
  placeholder: "e.g. What does Premium cost?",
  send: "Send",
  you: "You",
  assistant: "Automatic answer",
  typing: "An answer is on its way",
  topics: ["What is the price?", "What is free?", "How do I cancel?", "How do I contact you?"],
} as const;

export const cannedReplies = {
  price: `Premium costs ${price} per month, paid by card. It gives unlimited captions, ${variationsPremium} variations each time instead of ${variationsFree}, higher-quality captions, image context, enhanced assistant responses and no ads. The free plan costs nothing and needs no card.`,
  free: `Without an account you can write ${trialCaptionsPerDay} caption a day. A free account gives you ${freeCaptionsPerDay} captions a day; the count starts again at midnight UTC.`,
  cancel:
    "You can cancel at any time in the Account tab, under Subscription. You keep Premium until the end of the month you have paid for and are not charged again.",
  contact: "Write to us with the contact form. We reply within 24 hours.",
  other: "I have no answer to that. Say it in other words, or use the contact form: a person replies within 24 hours.",
} as const;
