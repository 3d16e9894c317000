/** How the bank responds to a charge of a card. */
export type CardBehavior =
  | "succeeds"
  | "declined"
  | "insufficient_funds"
  | "expired"
  /** Requires 3-D Secure once. After that, it can be charged off-session. */
  | "authentication"
  /** On-session payments succeed, later off-session charges are declined. */
  | "fails_later";

export interface TestCard {
  number: string;
  brand: "visa" | "mastercard";
  behavior: CardBehavior;
  aliases: readonly string[];
}

/** Stripe's test cards (docs.stripe.com/testing), as of 2026-11-21. Every other number is declined. */
const testCards: readonly TestCard[] = [
  { number: "4242424242424242", brand: "visa", behavior: "succeeds", aliases: ["pm_card_visa"] },
  { number: "5555555555554444", brand: "mastercard", behavior: "succeeds", aliases: ["pm_card_mastercard"] },
  {
    number: "4000000000000002",
    brand: "visa",
    behavior: "declined",
    aliases: ["pm_card_chargeDeclined", "pm_card_visa_chargeDeclined"],
  },
  {
    number: "4000000000009995",
    brand: "visa",
    behavior: "insufficient_funds",
    aliases: ["pm_card_chargeDeclinedInsufficientFunds", "pm_card_visa_chargeDeclinedInsufficientFunds"],
  },
  {
    number: "4000000000000069",
    brand: "visa",
    behavior: "expired",
    aliases: ["pm_card_chargeDeclinedExpiredCard", "pm_card_visa_chargeDeclinedExpiredCard"],
  },
  {
    number: "4000002500003155",
    brand: "visa",
    behavior: "authentication",
    aliases: ["pm_card_authenticationRequired", "pm_card_authenticationRequiredOnSetup"],
  },
  { number: "4000000000000341", brand: "visa", behavior: "fails_later", aliases: ["pm_card_chargeCustomerFail"] },
];

export const cardByNumber = (number: string): TestCard | undefined => testCards.find((card) => card.number === number);
export const cardByAlias = (alias: string): TestCard | undefined =>
  testCards.find((card) => card.aliases.includes(alias));

const cardNumber = /^\d{12,19}$/;

/** Whether the number's check digit is correct (ISO/IEC 7812-1, the Luhn algorithm). */
export function hasValidCheckDigit(number: string): boolean {
  const sum = [...number].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return cardNumber.test(number) && sum % 10 === 0;
}

/** A decline with Stripe's codes and message. */
export interface Decline {
  type: "card_error";
  code: string;
  decline_code?: string;
  message: string;
  advice_code?: string;
  network_decline_code?: string;
}

const declines: Record<Exclude<CardBehavior, "succeeds" | "authentication">, Decline> = {
  declined: {
    type: "card_error",
    code: "card_declined",
    decline_code: "generic_decline",
    message: "Your card was declined.",
  },
  insufficient_funds: {
    type: "card_error",
    code: "card_declined",
    decline_code: "insufficient_funds",
    message: "Your card has insufficient funds.",
  },
  expired: {
    type: "card_error",
    code: "expired_card",
    decline_code: "expired_card",
    message: "Your card has expired.",
  },
  fails_later: {
    type: "card_error",
    code: "card_declined",
    decline_code: "generic_decline",
    message: "Your card was declined.",
  },
};

const authenticationRequired: Decline = {
  type: "card_error",
  code: "authentication_required",
  decline_code: "authentication_required",
  message: "Your card was declined. This transaction requires authentication.",
};

/** The outcome of charging a card. */
export type ChargeOutcome = { kind: "paid" } | { kind: "authenticate" } | { kind: "declined"; decline: Decline };

/**
 * @param card `setUp` is true after its owner has authenticated it for later payments
 * @param offSession the owner is not present, as for a renewal
 */
export function chargeOutcome(
  card: { behavior: CardBehavior; setUp: boolean },
  { offSession }: { offSession: boolean },
): ChargeOutcome {
  const { behavior, setUp } = card;
  if (behavior === "succeeds") return { kind: "paid" };
  if (behavior === "authentication") {
    if (setUp) return { kind: "paid" };
    return offSession ? { kind: "declined", decline: authenticationRequired } : { kind: "authenticate" };
  }
  if (behavior === "fails_later" && !offSession) return { kind: "paid" };
  return { kind: "declined", decline: declines[behavior] };
}
