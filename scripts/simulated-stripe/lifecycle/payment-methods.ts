import { cardByAlias, cardByNumber, hasValidCheckDigit, type TestCard } from "../cards.ts";
import { Refusal, missing } from "../refusal.ts";
import { buildPaymentMethod } from "../resources/payment-method.ts";
import type { PaymentMethod } from "../resources/types.ts";
import type { World } from "../world.ts";

/** A card as its owner entered it. */
export interface CardEntry {
  number: string;
  expMonth: number;
  expYear: number;
  cvc: string;
}

const wrong = (code: string, message: string, param: string) =>
  new Refusal(402, { type: "card_error", code, message, param });

const securityCode = /^\d{3,4}$/;

/** @throws Refusal 402 with Stripe's message. A number that is not a test card's is never stored. */
function testCardOf(entry: CardEntry, now: number): TestCard {
  const number = entry.number.replace(/[\s-]/g, "");
  if (!hasValidCheckDigit(number)) throw wrong("incorrect_number", "Your card number is incorrect.", "number");
  const { expMonth: month, expYear: year } = entry;
  if (!(month >= 1 && month <= 12))
    throw wrong("invalid_expiry_month", "Your card's expiration month is invalid.", "exp_month");
  // A card is valid until its month has ended in every time zone.
  if (Date.UTC(year, month, 1, 12) <= now * 1000 || year > new Date(now * 1000).getUTCFullYear() + 50)
    throw wrong("invalid_expiry_year", "Your card's expiration year is invalid.", "exp_year");
  if (!securityCode.test(entry.cvc)) throw wrong("invalid_cvc", "Your card's security code is invalid.", "cvc");
  const card = cardByNumber(number);
  if (!card)
    throw new Refusal(402, {
      type: "card_error",
      code: "card_declined",
      decline_code: "test_mode_live_card",
      message:
        "Your card was declined. Your request was in test mode, but used a non test card. For a list of valid test cards, visit: https://stripe.com/docs/testing.",
    });
  return card;
}

function keep(world: World, card: TestCard, expiry: { month: number; year: number }): PaymentMethod {
  const method = world.store.put(buildPaymentMethod(card, expiry, world.now()));
  world.store.state.cards[method.id] = { behavior: card.behavior, setUp: false };
  return method;
}

export function addCard(world: World, entry: CardEntry): PaymentMethod {
  return keep(world, testCardOf(entry, world.now()), { month: entry.expMonth, year: entry.expYear });
}

/** A payment method by its id, or a new one for a test name such as `pm_card_visa`. @throws Refusal */
export function methodByName(world: World, name: string): PaymentMethod {
  const found = world.store.find(name, "payment_method");
  if (found) return found;
  const card = cardByAlias(name);
  if (!card) throw missing("payment_method", name, "payment_method");
  return keep(world, card, { month: 12, year: new Date(world.now() * 1000).getUTCFullYear() + 1 });
}
