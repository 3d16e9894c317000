import type { Stripe } from "stripe";

/** The part of a subscription that Stripe decides. */
export interface FakeSubscription {
  id: string;
  customer: string;
  status: Stripe.Subscription.Status;
  created: number;
  price: string;
  periodStart: number;
  periodEnd: number;
  cancelAtPeriodEnd: boolean;
  cancelAt: number | null;
}

export interface FakeRequest {
  method: string;
  path: string;
  params: URLSearchParams;
  idempotencyKey: string | null;
}

export interface FakeStripe {
  fetch: typeof fetch;
  customers: Map<string, { id: string; email: string; deleted: boolean }>;
  subscriptions: Map<string, FakeSubscription>;
  prices: { id: string; lookup_key: string; active: boolean }[];
  requests: FakeRequest[];
  /** Runs before a request is processed and after its response is created; an error becomes an outage. */
  around: { before?: (request: FakeRequest) => unknown; after?: (request: FakeRequest) => unknown };
}

const start = 1_780_000_000;
const month = 30 * 86_400;

/**
 * Stripe at the HTTP level, in memory, as far as billing needs it. Idempotency keys behave as documented: a repeated
 * key gets the first response, one in use gets 409, and one with different parameters gets 400.
 */
export function createFakeStripe(): FakeStripe {
  const fake: FakeStripe = {
    fetch: handle as typeof fetch,
    customers: new Map(),
    subscriptions: new Map(),
    prices: [{ id: "price_1", lookup_key: "caption_kite_premium_monthly", active: true }],
    requests: [],
    around: {},
  };
  const kept = new Map<string, { body: string; response: Promise<{ status: number; body: unknown }>; done: boolean }>();
  let made = 0;

  async function handle(input: Request | URL | string, init?: RequestInit): Promise<Response> {
    const request = new Request(input, init);
    const url = new URL(request.url);
    const body = await request.text();
    const asked: FakeRequest = {
      method: request.method,
      path: url.pathname.replace("/v1", ""),
      params: request.method === "GET" ? url.searchParams : new URLSearchParams(body),
      idempotencyKey: request.headers.get("idempotency-key"),
    };
    fake.requests.push(asked);
    try {
      await fake.around.before?.(asked);
      const response = await once(asked, body);
      await fake.around.after?.(asked);
      return respond(response);
    } catch (error) {
      return respond({ status: 500, body: { error: { type: "api_error", message: String(error) } } });
    }
  }

  async function once(asked: FakeRequest, body: string): Promise<{ status: number; body: unknown }> {
    if (asked.method !== "POST" || asked.idempotencyKey === null) return route(asked);
    const earlier = kept.get(asked.idempotencyKey);
    if (earlier && earlier.body !== body)
      return refused(400, {
        type: "idempotency_error",
        message: "Keys for idempotent requests can only be used with the same parameters.",
      });
    if (earlier && !earlier.done)
      return refused(409, {
        type: "invalid_request_error",
        code: "idempotency_key_in_use",
        message: "Another request with this key is in progress.",
      });
    if (earlier) return await earlier.response;
    const entry = { body, response: Promise.resolve().then(() => route(asked)), done: false };
    kept.set(asked.idempotencyKey, entry);
    const response = await entry.response;
    entry.done = true;
    return response;
  }

  function route({ method, path, params }: FakeRequest): { status: number; body: unknown } {
    const [, noun, id] = path.split("/");
    if (noun === "customers" && method === "POST") {
      const customer = { id: `cus_${++made}`, email: params.get("email") ?? "", deleted: false };
      fake.customers.set(customer.id, customer);
      return ok({ ...customer, object: "customer" });
    }
    if (noun === "customers") {
      const customer = fake.customers.get(id ?? "");
      if (method === "DELETE") return deleteCustomer(customer);
      return customer ? ok({ object: "customer", ...customer }) : missing("id");
    }
    if (noun === "prices") return listPrices(params);
    if (path === "/billing_portal/sessions" && fake.customers.get(params.get("customer") ?? "")?.deleted)
      return missing("customer");
    if (path === "/billing_portal/sessions")
      return ok({
        object: "billing_portal.session",
        url: `https://billing.test/${params.get("customer")}?return=${params.get("return_url")}`,
      });
    if (noun !== "subscriptions") return missing("id");

    if (id === undefined) {
      const customer = fake.customers.get(params.get("customer") ?? "");
      if (customer === undefined || (customer.deleted && method === "POST")) return missing("customer");
      if (method === "GET") return listSubscriptions(customer.id, params);
      const subscription: FakeSubscription = {
        id: `sub_${++made}`,
        customer: customer.id,
        status: "incomplete",
        created: start + made,
        price: params.get("items[0][price]") ?? "",
        periodStart: start,
        periodEnd: start + month,
        cancelAtPeriodEnd: false,
        cancelAt: null,
      };
      fake.subscriptions.set(subscription.id, subscription);
      return ok(wire(subscription, isExpanded(params, secret)));
    }
    const subscription = fake.subscriptions.get(id);
    if (subscription === undefined || (method === "DELETE" && subscription.status === "canceled")) return missing("id");
    if (method === "DELETE") subscription.status = "canceled";
    if (params.has("cancel_at_period_end"))
      subscription.cancelAtPeriodEnd = params.get("cancel_at_period_end") === "true";
    if (params.get("cancel_at") === "") subscription.cancelAt = null;
    return ok(wire(subscription, isExpanded(params, secret)));
  }

  /** Without a status Stripe leaves out what was cancelled; without a limit it sends ten. */
  function listSubscriptions(customer: string, params: URLSearchParams): { status: number; body: unknown } {
    const wanted = params.get("status");
    const isWanted = ({ status }: FakeSubscription) =>
      wanted === "all" || (wanted === null ? status !== "canceled" : status === wanted);
    const found = [...fake.subscriptions.values()]
      .filter((one) => one.customer === customer && isWanted(one))
      .toReversed();
    const limit = Number(params.get("limit") ?? 10);
    const data = found.slice(0, limit).map((one) => wire(one, isExpanded(params, `data.${secret}`)));
    return ok({ object: "list", has_more: found.length > limit, data });
  }

  function listPrices(params: URLSearchParams): { status: number; body: unknown } {
    const wanted = params.get("active");
    const found = fake.prices.filter(
      ({ lookup_key, active }) =>
        lookup_key === params.get("lookup_keys[0]") && (wanted === null || active === (wanted === "true")),
    );
    const limit = Number(params.get("limit") ?? 10);
    return ok({ object: "list", has_more: found.length > limit, data: found.slice(0, limit) });
  }

  /** As Stripe documents it: the customer's subscriptions end with it, and a second deletion finds nothing. */
  function deleteCustomer(customer: { id: string; email: string; deleted: boolean } | undefined): {
    status: number;
    body: unknown;
  } {
    if (customer === undefined || customer.deleted) return missing("id");
    Object.assign(customer, { deleted: true, email: "" });
    for (const one of fake.subscriptions.values()) if (one.customer === customer.id) one.status = "canceled";
    return ok({ id: customer.id, object: "customer", deleted: true });
  }

  return fake;
}

const secret = "latest_invoice.confirmation_secret";

function isExpanded(params: URLSearchParams, path: string): boolean {
  return [...params].some(([name, value]) => name.startsWith("expand[") && value === path);
}

/**
 * A subscription as Stripe writes it, in the parts that are read.
 * @param withSecret whether the invoice is expanded, down to what confirms its payment; otherwise it is an id
 */
export function wire(one: FakeSubscription, withSecret = false): Stripe.Subscription {
  const confirmation = one.status === "incomplete" ? { client_secret: `pi_${one.id}_secret_1` } : null;
  const body = {
    id: one.id,
    object: "subscription",
    customer: one.customer,
    status: one.status,
    created: one.created,
    cancel_at_period_end: one.cancelAtPeriodEnd,
    cancel_at: one.cancelAt,
    metadata: {},
    items: {
      object: "list",
      data: [{ price: { id: one.price }, current_period_start: one.periodStart, current_period_end: one.periodEnd }],
    },
    latest_invoice: withSecret ? { object: "invoice", confirmation_secret: confirmation } : `in_${one.id}`,
  };
  // Guarantee: no code reads a field of a subscription that is not here.
  return body as unknown as Stripe.Subscription;
}

const ok = (body: unknown) => ({ status: 200, body });
const refused = (status: number, error: Record<string, string>) => ({ status, body: { error } });
const missing = (param: string) =>
  refused(404, { type: "invalid_request_error", code: "resource_missing", param, message: "No such object" });

/** An outage tells the client not to retry, so that it does not wait. */
function respond({ status, body }: { status: number; body: unknown }): Response {
  return Response.json(body, {
    status,
    headers: { "request-id": "req_1", ...(status === 500 ? { "stripe-should-retry": "false" } : {}) },
  });
}
