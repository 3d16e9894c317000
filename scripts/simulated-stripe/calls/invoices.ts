import * as z from "zod/mini";
import { methodByName } from "../lifecycle/payment-methods.ts";
import { attach, collect } from "../lifecycle/payments.ts";
import { finalizeInvoice, voidInvoice } from "../lifecycle/subscriptions.ts";
import { call, type Call } from "./call.ts";
import { assertCustomerKnown } from "./customers.ts";
import { listPage } from "./list.ts";
import { common, created, flag, id, isCreatedIn, paging } from "./parameters.ts";

export const invoiceCalls: Call[] = [
  call(
    "GET",
    "/v1/invoices",
    z.strictObject({
      ...paging,
      created,
      customer: z.optional(id),
      subscription: z.optional(id),
      status: z.optional(z.enum(["draft", "open", "paid", "uncollectible", "void"])),
    }),
    (world, filter) => {
      assertCustomerKnown(world, filter.customer);
      const found = world.store
        .all("invoice")
        .filter(
          (invoice) =>
            (filter.customer === undefined || invoice.customer === filter.customer) &&
            (filter.subscription === undefined ||
              invoice.parent.subscription_details.subscription === filter.subscription) &&
            (filter.status === undefined || invoice.status === filter.status) &&
            isCreatedIn(invoice.created, filter.created),
        );
      return listPage(found, filter, "/v1/invoices");
    },
  ),
  call("GET", "/v1/invoices/:id", z.strictObject(common), (world, _parameters, id) => world.get(id, "invoice")),
  call(
    "POST",
    "/v1/invoices/:id/finalize",
    z.strictObject({ ...common, auto_advance: z.optional(flag) }),
    (world, _parameters, id) => finalizeInvoice(world, world.get(id, "invoice")),
  ),
  call(
    "POST",
    "/v1/invoices/:id/pay",
    z.strictObject({ ...common, payment_method: z.optional(id), off_session: z.optional(flag) }),
    (world, values, id) => {
      const invoice = world.get(id, "invoice");
      const method =
        values.payment_method === undefined
          ? undefined
          : attach(world, methodByName(world, values.payment_method), invoice.customer);
      return collect(world, invoice, method);
    },
  ),
  call("POST", "/v1/invoices/:id/void", z.strictObject(common), (world, _parameters, id) =>
    voidInvoice(world, world.get(id, "invoice")),
  ),
  call(
    "GET",
    "/v1/invoice_payments",
    z.strictObject({
      ...paging,
      created,
      invoice: z.optional(id),
      status: z.optional(z.enum(["canceled", "open", "paid"])),
      payment: z.optional(z.strictObject({ type: z.literal("payment_intent"), payment_intent: id })),
    }),
    (world, filter) => {
      const found = world.store
        .all("invoice_payment")
        .filter(
          (payment) =>
            (filter.invoice === undefined || payment.invoice === filter.invoice) &&
            (filter.status === undefined || payment.status === filter.status) &&
            (filter.payment === undefined || payment.payment.payment_intent === filter.payment.payment_intent) &&
            isCreatedIn(payment.created, filter.created),
        );
      return listPage(found, filter, "/v1/invoice_payments");
    },
  ),
];
