import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { Stripe } from "stripe";
import { beforeAll, describe, expect, test } from "vitest";
import { calls } from "./api.ts";
import { startStripeSimulator, type StripeSimulator } from "./server.ts";
import { recordingClient, type Exchange } from "./testing/checked-client.ts";
import { deriveSchemas } from "./testing/derive-schemas.ts";
import { startReceiver, type Receiver } from "./testing/receiver.ts";

/** The types of the parameters and the response of every call; for a list, the type of its items. */
const signatures: Record<string, [parameters: string | null, response: string, list?: "list"]> = {
  "POST /v1/customers": ["CustomerCreateParams", "Customer"],
  "GET /v1/customers": ["CustomerListParams", "Customer", "list"],
  "GET /v1/customers/:id": ["CustomerRetrieveParams", "Customer"],
  "POST /v1/customers/:id": ["CustomerUpdateParams", "Customer"],
  "DELETE /v1/customers/:id": [null, "DeletedCustomer"],
  "POST /v1/products": ["ProductCreateParams", "Product"],
  "GET /v1/products": ["ProductListParams", "Product", "list"],
  "GET /v1/products/:id": ["ProductRetrieveParams", "Product"],
  "POST /v1/products/:id": ["ProductUpdateParams", "Product"],
  "POST /v1/prices": ["PriceCreateParams", "Price"],
  "GET /v1/prices": ["PriceListParams", "Price", "list"],
  "GET /v1/prices/:id": ["PriceRetrieveParams", "Price"],
  "POST /v1/prices/:id": ["PriceUpdateParams", "Price"],
  "POST /v1/subscriptions": ["SubscriptionCreateParams", "Subscription"],
  "GET /v1/subscriptions": ["SubscriptionListParams", "Subscription", "list"],
  "GET /v1/subscriptions/:id": ["SubscriptionRetrieveParams", "Subscription"],
  "POST /v1/subscriptions/:id": ["SubscriptionUpdateParams", "Subscription"],
  "DELETE /v1/subscriptions/:id": ["SubscriptionCancelParams", "Subscription"],
  "GET /v1/payment_intents": ["PaymentIntentListParams", "PaymentIntent", "list"],
  "GET /v1/payment_intents/:id": ["PaymentIntentRetrieveParams", "PaymentIntent"],
  "POST /v1/payment_intents/:id/confirm": ["PaymentIntentConfirmParams", "PaymentIntent"],
  "POST /v1/payment_intents/:id/cancel": ["PaymentIntentCancelParams", "PaymentIntent"],
  "POST /v1/payment_methods": ["PaymentMethodCreateParams", "PaymentMethod"],
  "GET /v1/payment_methods": ["PaymentMethodListParams", "PaymentMethod", "list"],
  "GET /v1/payment_methods/:id": ["PaymentMethodRetrieveParams", "PaymentMethod"],
  "POST /v1/payment_methods/:id/attach": ["PaymentMethodAttachParams", "PaymentMethod"],
  "GET /v1/invoices": ["InvoiceListParams", "Invoice", "list"],
  "GET /v1/invoices/:id": ["InvoiceRetrieveParams", "Invoice"],
  "POST /v1/invoices/:id/finalize": ["InvoiceFinalizeInvoiceParams", "Invoice"],
  "POST /v1/invoices/:id/pay": ["InvoicePayParams", "Invoice"],
  "POST /v1/invoices/:id/void": ["InvoiceVoidInvoiceParams", "Invoice"],
  "GET /v1/invoice_payments": ["InvoicePaymentListParams", "InvoicePayment", "list"],
  "POST /v1/billing_portal/sessions": ["BillingPortal.SessionCreateParams", "Session"],
  "POST /v1/webhook_endpoints": ["WebhookEndpointCreateParams", "WebhookEndpoint"],
  "GET /v1/webhook_endpoints": ["WebhookEndpointListParams", "WebhookEndpoint", "list"],
  "GET /v1/webhook_endpoints/:id": ["WebhookEndpointRetrieveParams", "WebhookEndpoint"],
  "POST /v1/webhook_endpoints/:id": ["WebhookEndpointUpdateParams", "WebhookEndpoint"],
  "DELETE /v1/webhook_endpoints/:id": [null, "DeletedWebhookEndpoint"],
  "GET /v1/events": ["EventListParams", "EventBase", "list"],
  "GET /v1/events/:id": ["EventRetrieveParams", "EventBase"],
};

/** Types that occur only inside other types. */
const inner = ["InvoiceLineItem", "Plan", "SubscriptionItem"];

/** The file of the package that defines a type. */
function fileOf(type: string): string {
  if (type === "EventBase") return "resources/Events";
  if (/Session/.test(type)) return "resources/BillingPortal/Sessions";
  const resource = type
    .replace(/^Deleted/, "")
    .replace(/(Create|List|Retrieve|Update|Cancel|Confirm|Attach|FinalizeInvoice|Pay|VoidInvoice)Params$/, "");
  return `resources/${resource}s`;
}

const pathOf = (path: string): string => path.replace(/\/(cus|prod|price|sub|pi|pm|in|we|evt)_[A-Za-z0-9_]+/, "/:id");

let simulator: StripeSimulator;
let receiver: Receiver;
let exchanges: Exchange[];
let stripe: Stripe;
let requests: Ajv2020;
let responses: Ajv2020;

beforeAll(async () => {
  const wanted: Record<string, string[]> = { Types: ["StripeRawError"] };
  for (const type of [
    ...inner,
    ...Object.values(signatures).flatMap(([parameters, response]) =>
      parameters ? [parameters, response] : [response],
    ),
  ]) {
    const names = (wanted[fileOf(type)] ??= []);
    if (!names.includes(type)) names.push(type);
  }
  const schemas = deriveSchemas(wanted);
  // The code for a type checks few values, so that optimizing it costs more than it gains.
  const options = { strict: false, schemas: { stripe: schemas }, code: { optimize: false } };
  responses = new Ajv2020(options);
  // Every value in a form is text.
  requests = new Ajv2020({ ...options, coerceTypes: true });
  receiver = await startReceiver();
  simulator = await startStripeSimulator({
    file: null,
    port: 0,
    webhookUrl: () => Promise.resolve(receiver.url),
    log: (line) => {
      throw new Error(line);
    },
  });
  ({ stripe, exchanges } = recordingClient(simulator));
  return async () => {
    await simulator.stop();
    await receiver.stop();
  };
}, 60_000);

function expectValid(ajv: Ajv2020, type: string, value: unknown, where: string): void {
  const validate = ajv.getSchema(`stripe#/$defs/${type}`) as ValidateFunction;
  const copy = structuredClone(value);
  validate(copy);
  expect(validate.errors ?? [], `${where}: ${type}`).toEqual([]);
}

function checkExchange({ method, path, request, status, response }: Exchange): void {
  const name = `${method} ${pathOf(path)}`;
  const [parameters, type, list] = signatures[name] ?? expect.fail(`${name} is no call of the simulator`);
  if (parameters) expectValid(requests, parameters, request, name);
  if (status !== 200)
    return expectValid(responses, "StripeRawError", (response as { error: unknown }).error, `${name} ${status}`);
  if (list) for (const item of (response as { data: unknown[] }).data) expectValid(responses, type, item, name);
  else expectValid(responses, type, response, name);
}

const typeOfObject: Record<string, string> = {
  customer: "Customer",
  product: "Product",
  price: "Price",
  subscription: "Subscription",
  invoice: "Invoice",
  invoice_payment: "InvoicePayment",
  payment_intent: "PaymentIntent",
  payment_method: "PaymentMethod",
};

describe("against the types of the installed package", () => {
  test("the table covers every call, and the client's version is the simulator's", async () => {
    expect(Object.keys(signatures).toSorted()).toEqual(calls.map(({ method, path }) => `${method} ${path}`).toSorted());
    const { apiVersion } = await import("./api-version.ts");
    expect(Stripe.API_VERSION).toBe(apiVersion);
  });

  test("requests and responses of every call, made with the official client, have Stripe's types", async () => {
    const product = await stripe.products.create({ name: "Premium", metadata: { app: "x" } });
    await stripe.products.update(product.id, { description: "All of it" });
    await stripe.products.retrieve(product.id);
    expect((await stripe.products.list({ active: true, limit: 100 })).data).toHaveLength(1);
    const price = await stripe.prices.create({
      product: product.id,
      currency: "usd",
      unit_amount: 350,
      recurring: { interval: "month" },
      lookup_key: "premium",
      transfer_lookup_key: true,
    });
    expect(price.unit_amount_decimal?.toString()).toBe("350");
    await stripe.prices.update(price.id, { nickname: "Monthly" });
    await stripe.prices.retrieve(price.id, { expand: ["product"] });
    expect(
      (await stripe.prices.list({ lookup_keys: ["premium"], active: true, limit: 1, expand: ["data.product"] })).data[0]
        ?.id,
    ).toBe(price.id);

    const customer = await stripe.customers.create(
      { email: "a@example.com", metadata: { user_id: "1" } },
      { idempotencyKey: "customer:1" },
    );
    await stripe.customers.update(customer.id, { name: "A" });
    await stripe.customers.retrieve(customer.id);
    await stripe.customers.list({ email: "a@example.com" });

    const subscription = await stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: price.id }],
      payment_behavior: "default_incomplete",
      payment_settings: { save_default_payment_method: "on_subscription" },
      metadata: { user_id: "1" },
      expand: ["latest_invoice.confirmation_secret"],
    });
    const invoice = subscription.latest_invoice as Stripe.Invoice;
    expect(subscription.status).toBe("incomplete");
    const intent = invoice.confirmation_secret!.client_secret.split("_secret_")[0]!;
    await stripe.paymentIntents.retrieve(intent);
    await expect(
      stripe.paymentIntents.confirm(intent, { payment_method: "pm_card_chargeDeclined" }),
    ).rejects.toMatchObject({
      type: "StripeCardError",
      code: "card_declined",
      decline_code: "generic_decline",
      statusCode: 402,
    });
    await stripe.paymentIntents.retrieve(intent);
    expect((await stripe.paymentIntents.confirm(intent, { payment_method: "pm_card_visa" })).status).toBe("succeeded");
    await expect(stripe.paymentIntents.confirm(intent, { payment_method: "pm_card_visa" })).rejects.toMatchObject({
      code: "payment_intent_unexpected_state",
    });
    await stripe.paymentIntents.list({ customer: customer.id });
    const paid = await stripe.subscriptions.retrieve(subscription.id, {
      expand: ["latest_invoice.payments", "default_payment_method", "customer"],
    });
    expect(paid.status).toBe("active");
    expect((paid.latest_invoice as Stripe.Invoice).payments?.data[0]?.status).toBe("paid");
    await stripe.paymentMethods.retrieve((paid.default_payment_method as Stripe.PaymentMethod).id);
    await stripe.paymentMethods.list({ customer: customer.id });

    await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
    expect((await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: false })).cancel_at).toBeNull();
    await stripe.subscriptions.list({
      customer: customer.id,
      status: "all",
      limit: 100,
      expand: ["data.latest_invoice.confirmation_secret"],
    });

    await simulator.advanceTo(paid.items.data[0]!.current_period_end);
    const renewal = (await stripe.invoices.list({ subscription: subscription.id, status: "draft" })).data[0]!;
    await stripe.invoices.finalizeInvoice(renewal.id);
    const other = await stripe.paymentMethods.create({
      type: "card",
      card: { number: "5555555555554444", exp_month: 12, exp_year: 2040, cvc: "123" },
    });
    await stripe.paymentMethods.attach(other.id, { customer: customer.id });
    expect((await stripe.invoices.pay(renewal.id, { payment_method: other.id })).status).toBe("paid");
    await stripe.invoices.retrieve(renewal.id, { expand: ["payments.data.payment.payment_intent"] });
    await stripe.invoicePayments.list({ invoice: renewal.id });

    const open = await stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: price.id }],
      payment_behavior: "default_incomplete",
      expand: ["latest_invoice.payments"],
    });
    await stripe.invoices.voidInvoice((open.latest_invoice as Stripe.Invoice).id);
    const again = await stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: price.id }],
      payment_behavior: "default_incomplete",
      expand: ["latest_invoice.confirmation_secret"],
    });
    await stripe.paymentIntents.cancel(
      (again.latest_invoice as Stripe.Invoice).confirmation_secret!.client_secret.split("_secret_")[0]!,
    );

    await stripe.billingPortal.sessions.create({ customer: customer.id, return_url: "http://127.0.0.1:3000/" });
    const endpoint = await stripe.webhookEndpoints.create({ url: receiver.url, enabled_events: ["customer.deleted"] });
    await stripe.webhookEndpoints.update(endpoint.id, { enabled_events: ["*"], disabled: true });
    await stripe.webhookEndpoints.retrieve(endpoint.id);
    await stripe.webhookEndpoints.list();
    await stripe.webhookEndpoints.del(endpoint.id);

    await stripe.subscriptions.cancel(subscription.id);
    await stripe.customers.del(customer.id);
    expect(await stripe.customers.retrieve(customer.id)).toMatchObject({ deleted: true });
    const events = await stripe.events.list({ limit: 100 });
    await stripe.events.retrieve(events.data[0]!.id);

    // Checking holds this thread up for seconds, in which a delivery that is under way would get no response in time.
    await simulator.settled();
    for (const exchange of exchanges.filter(
      ({ path, method }) => !(method === "GET" && path === `/v1/customers/${customer.id}`),
    ))
      checkExchange(exchange);
    const made = new Set(exchanges.map(({ method, path }) => `${method} ${pathOf(path)}`));
    expect(Object.keys(signatures).filter((name) => !made.has(name))).toEqual([]);
  }, 30_000);

  test("every event has Stripe's type and a signature that the official client accepts", async () => {
    await simulator.settled();
    expect(receiver.received.length).toBeGreaterThan(30);
    for (const { body, signature } of receiver.received) {
      const event = stripe.webhooks.constructEvent(body, signature, simulator.webhookSecret);
      expectValid(responses, "EventBase", JSON.parse(body), event.type);
      const { object } = (JSON.parse(body) as { data: { object: { object: string } } }).data;
      expectValid(responses, typeOfObject[object.object]!, object, event.type);
      expect(() => stripe.webhooks.constructEvent(`${body} `, signature, simulator.webhookSecret)).toThrow(/signature/);
    }
  });
});
