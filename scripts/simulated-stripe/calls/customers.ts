import * as z from "zod/mini";
import { endSubscription, hasEnded } from "../lifecycle/subscriptions.ts";
import { buildCustomer } from "../resources/customer.ts";
import type { World } from "../world.ts";
import { call, type Call } from "./call.ts";
import { listPage } from "./list.ts";
import { common, created, id, isCreatedIn, metadata, paging, text } from "./parameters.ts";

const email = z.string().check(z.maxLength(512));
const fields = {
  ...common,
  email: z.optional(email),
  name: z.optional(text),
  phone: z.optional(text),
  description: z.optional(text),
  metadata: z.optional(metadata),
  invoice_settings: z.optional(z.strictObject({ default_payment_method: z.optional(id) })),
};

/** The object that Stripe returns for a deleted customer. */
const tombstone = (id: string) => ({ id, object: "customer", deleted: true });

/** Checks the customer of a filter. @throws Refusal resource_missing if it never existed */
export function assertCustomerKnown(world: World, id: string | undefined): void {
  if (id !== undefined && !world.store.state.deletedCustomers.includes(id)) world.get(id, "customer", "customer");
}

export const customerCalls: Call[] = [
  call("POST", "/v1/customers", z.strictObject(fields), (world, { invoice_settings: settings, ...values }) => {
    const customer = world.store.put(buildCustomer(values, world.now()));
    if (settings?.default_payment_method) {
      customer.invoice_settings.default_payment_method = world.get(
        settings.default_payment_method,
        "payment_method",
        "invoice_settings[default_payment_method]",
      ).id;
    }
    world.emit("customer.created", customer);
    return customer;
  }),
  call("GET", "/v1/customers", z.strictObject({ ...paging, created, email: z.optional(email) }), (world, filter) => {
    const found = world.store
      .all("customer")
      .filter(
        (customer) =>
          (filter.email === undefined || customer.email === filter.email) &&
          isCreatedIn(customer.created, filter.created),
      );
    return listPage(found, filter, "/v1/customers");
  }),
  call("GET", "/v1/customers/:id", z.strictObject(common), (world, _parameters, id) =>
    world.store.state.deletedCustomers.includes(id) ? tombstone(id) : world.get(id, "customer"),
  ),
  call(
    "POST",
    "/v1/customers/:id",
    z.strictObject(fields),
    (world, { invoice_settings: settings, metadata: added, expand: _expand, ...values }, id) => {
      const customer = world.get(id, "customer");
      const card =
        settings?.default_payment_method &&
        world.get(settings.default_payment_method, "payment_method", "invoice_settings[default_payment_method]").id;
      return world.change(
        customer,
        {
          ...values,
          ...(added && {
            metadata: Object.fromEntries(
              Object.entries({ ...customer.metadata, ...added }).filter(([, value]) => value !== ""),
            ),
          }),
          ...(card && { invoice_settings: { ...customer.invoice_settings, default_payment_method: card } }),
        },
        "customer.updated",
      );
    },
  ),
  call("DELETE", "/v1/customers/:id", z.strictObject(common), (world, _parameters, id) => {
    const customer = world.get(id, "customer");
    for (const subscription of world.store.all("subscription")) {
      if (subscription.customer === id && !hasEnded(subscription)) endSubscription(world, subscription);
    }
    world.store.remove(id);
    world.store.state.deletedCustomers.push(id);
    world.emit("customer.deleted", customer);
    return tombstone(id);
  }),
];
