import * as z from "zod/mini";
import { addCard, methodByName } from "../lifecycle/payment-methods.ts";
import { attach } from "../lifecycle/payments.ts";
import { call, type Call } from "./call.ts";
import { listPage } from "./list.ts";
import { common, id, integer, paging, text } from "./parameters.ts";

export const paymentMethodCalls: Call[] = [
  call(
    "POST",
    "/v1/payment_methods",
    z.strictObject({
      ...common,
      type: z.literal("card"),
      card: z.strictObject({ number: text, exp_month: integer, exp_year: integer, cvc: text }),
    }),
    (world, { card }) =>
      addCard(world, { number: card.number, expMonth: card.exp_month, expYear: card.exp_year, cvc: card.cvc }),
  ),
  call(
    "GET",
    "/v1/payment_methods",
    z.strictObject({ ...paging, customer: id, type: z.optional(z.literal("card")) }),
    (world, filter) =>
      listPage(
        world.store.all("payment_method").filter((method) => method.customer === filter.customer),
        filter,
        "/v1/payment_methods",
      ),
  ),
  call("GET", "/v1/payment_methods/:id", z.strictObject(common), (world, _parameters, id) =>
    world.get(id, "payment_method"),
  ),
  call(
    "POST",
    "/v1/payment_methods/:id/attach",
    z.strictObject({ ...common, customer: id }),
    (world, { customer }, id) => attach(world, methodByName(world, id), world.get(customer, "customer", "customer").id),
  ),
];
