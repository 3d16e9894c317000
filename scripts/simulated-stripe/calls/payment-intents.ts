import * as z from "zod/mini";
import { cancelIntent } from "../lifecycle/intents.ts";
import { addCard, methodByName } from "../lifecycle/payment-methods.ts";
import { charge } from "../lifecycle/payments.ts";
import { invalid } from "../refusal.ts";
import type { PaymentIntent, PaymentMethod } from "../resources/types.ts";
import type { World } from "../world.ts";
import { call, type Call } from "./call.ts";
import { assertCustomerKnown } from "./customers.ts";
import { listPage } from "./list.ts";
import { common, created, flag, id, integer, isCreatedIn, paging, text } from "./parameters.ts";

/** Parameters that Stripe.js also sends. They are ignored. */
const fromBrowser = {
  expected_payment_method_type: z.optional(text),
  use_stripe_sdk: z.optional(flag),
  client_context: z.optional(z.record(z.string(), z.string())),
};

export const confirmParameters = z.strictObject({
  ...common,
  ...fromBrowser,
  client_secret: z.optional(text),
  payment_method: z.optional(id),
  payment_method_data: z.optional(
    z.strictObject({
      type: z.literal("card"),
      billing_details: z.optional(z.record(z.string(), z.unknown())),
      card: z.strictObject({ number: text, exp_month: integer, exp_year: integer, cvc: text }),
    }),
  ),
  off_session: z.optional(flag),
  return_url: z.optional(text),
});

function methodFor(world: World, intent: PaymentIntent, values: z.infer<typeof confirmParameters>): PaymentMethod {
  if (values.payment_method) return methodByName(world, values.payment_method);
  const card = values.payment_method_data?.card;
  if (card)
    return addCard(world, { number: card.number, expMonth: card.exp_month, expYear: card.exp_year, cvc: card.cvc });
  if (intent.payment_method) return world.get(intent.payment_method, "payment_method");
  throw invalid(
    "You cannot confirm this PaymentIntent because it's missing a payment method. You can either update the PaymentIntent with a payment method and then confirm it again, or confirm it again directly with a payment method or ConfirmationToken.",
    { code: "payment_intent_unexpected_state", payment_intent: structuredClone(intent) },
  );
}

/** Confirms an intent, on-session (from the browser) or off-session. @throws Refusal */
export function confirm(world: World, intent: PaymentIntent, values: z.infer<typeof confirmParameters>): PaymentIntent {
  if (values.client_secret !== undefined && values.client_secret !== intent.client_secret) {
    throw invalid("The client_secret provided does not match the client_secret associated with the PaymentIntent.", {
      code: "payment_intent_invalid_parameter",
      param: "client_secret",
    });
  }
  return charge(world, intent, methodFor(world, intent, values), { offSession: values.off_session ?? false });
}

export const paymentIntentCalls: Call[] = [
  call(
    "GET",
    "/v1/payment_intents",
    z.strictObject({ ...paging, created, customer: z.optional(id) }),
    (world, filter) => {
      assertCustomerKnown(world, filter.customer);
      const found = world.store
        .all("payment_intent")
        .filter(
          (intent) =>
            (filter.customer === undefined || intent.customer === filter.customer) &&
            isCreatedIn(intent.created, filter.created),
        );
      return listPage(found, filter, "/v1/payment_intents");
    },
  ),
  call(
    "GET",
    "/v1/payment_intents/:id",
    z.strictObject({ ...common, client_secret: z.optional(text) }),
    (world, _parameters, id) => world.get(id, "payment_intent"),
  ),
  call("POST", "/v1/payment_intents/:id/confirm", confirmParameters, (world, values, id) =>
    confirm(world, world.get(id, "payment_intent"), values),
  ),
  call(
    "POST",
    "/v1/payment_intents/:id/cancel",
    z.strictObject({
      ...common,
      cancellation_reason: z.optional(z.enum(["abandoned", "duplicate", "fraudulent", "requested_by_customer"])),
    }),
    (world, values, id) => cancelIntent(world, world.get(id, "payment_intent"), values.cancellation_reason ?? null),
  ),
];
