import { apiVersion } from "./api-version.ts";
import type { Call } from "./calls/call.ts";
import { catalogCalls } from "./calls/catalog.ts";
import { customerCalls } from "./calls/customers.ts";
import { invoiceCalls } from "./calls/invoices.ts";
import { paymentIntentCalls } from "./calls/payment-intents.ts";
import { paymentMethodCalls } from "./calls/payment-methods.ts";
import { platformCalls } from "./calls/platform.ts";
import { subscriptionCalls } from "./calls/subscriptions.ts";
import { expand } from "./expand.ts";
import { parseForm } from "./form.ts";
import { newId } from "./ids.ts";
import { catchUp } from "./lifecycle/advance.ts";
import { Refusal, invalid } from "./refusal.ts";
import type { World } from "./world.ts";

/** Every API call that the simulator supports. */
export const calls: readonly Call[] = [
  ...customerCalls,
  ...catalogCalls,
  ...subscriptionCalls,
  ...paymentIntentCalls,
  ...paymentMethodCalls,
  ...invoiceCalls,
  ...platformCalls,
];
const patterns = calls.map((entry) => ({ entry, pattern: new RegExp(`^${entry.path.replace(":id", "([^/]+)")}$`) }));
const responsesStoredSeconds = 24 * 3600;

export interface ApiRequest {
  method: string;
  /** Path and query. */
  url: string;
  authorization: string | undefined;
  idempotencyKey: string | undefined;
  version: string | undefined;
  body: string;
}

export interface ApiResponse {
  status: number;
  headers: Record<string, string>;
  body: unknown;
}

/** @throws Refusal 401 unless the call carries this simulator's own secret key */
function assertSecretKey(world: World, authorization: string | undefined): void {
  const [scheme, value = ""] = (authorization ?? "").split(" ");
  const key = scheme?.toLowerCase() === "basic" ? Buffer.from(value, "base64").toString().replace(/:.*$/, "") : value;
  if (key === world.store.state.secretKey) return;
  throw new Refusal(401, { type: "invalid_request_error", message: keyRefusal(key) });
}

const liveKey = /^(sk|rk)_live_/;

function keyRefusal(key: string): string {
  if (liveKey.test(key)) {
    return "The Stripe simulator does not accept live keys: STRIPE_SECRET_KEY must not be live while STRIPE_API_BASE points to it.";
  }
  return key === ""
    ? "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth."
    : `Invalid API Key provided: ${key.slice(0, 8)}****`;
}

function find(method: string, pathname: string): { entry: Call; id: string } {
  for (const { entry, pattern } of patterns) {
    const match = entry.method === method ? pattern.exec(pathname) : null;
    if (match) return { entry, id: decodeURIComponent(match[1] ?? "") };
  }
  throw new Refusal(404, {
    type: "invalid_request_error",
    message: `Unrecognized request URL (${method}: ${pathname}). The Stripe simulator supports only the calls that this product makes.`,
  });
}

function deleteOldResponses(world: World): void {
  const { storedResponses } = world.store.state;
  for (const [key, { at }] of Object.entries(storedResponses))
    if (at < world.now() - responsesStoredSeconds) delete storedResponses[key];
}

const refusalResponse = (error: unknown): { status: number; body: unknown } => {
  if (!(error instanceof Refusal)) throw error;
  return { status: error.status, body: { error: error.body } };
};

/**
 * Handles a request to the secret API. It is synchronous, so that two requests never overlap.
 * @param origin the simulator's origin, for the URLs in its responses
 */
export function handleApiRequest(world: World, request: ApiRequest, origin: string): ApiResponse {
  const requestId = newId("req");
  const respond = (status: number, body: unknown, headers: Record<string, string> = {}): ApiResponse => ({
    status,
    body,
    headers: {
      "request-id": requestId,
      "stripe-version": apiVersion,
      ...(request.idempotencyKey && { "idempotency-key": request.idempotencyKey }),
      ...headers,
    },
  });
  try {
    assertSecretKey(world, request.authorization);
    if (request.version && request.version !== apiVersion)
      throw invalid(`Invalid Stripe API version: ${request.version}. The Stripe simulator implements ${apiVersion}.`);
    const { pathname, search } = new URL(request.url, "http://host");
    const { entry, id } = find(request.method, pathname);
    const form = `${search.slice(1)}${search.length > 1 && request.body ? "&" : ""}${request.body}`;
    const key = request.method === "POST" ? request.idempotencyKey : undefined;
    const signature = `${pathname}\n${form}`;
    catchUp(world);
    deleteOldResponses(world);
    const kept = key === undefined ? undefined : world.store.state.storedResponses[key];
    if (kept && kept.call !== signature) {
      throw new Refusal(400, {
        type: "idempotency_error",
        message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      });
    }
    if (kept)
      return respond(kept.status, kept.body, { "idempotent-replayed": "true", "original-request": kept.requestId });
    const values = parseForm(form);
    const run = entry.prepare(values, id);
    let result: { status: number; body: unknown };
    try {
      const made = world.causedBy({ id: requestId, idempotency_key: key ?? null }, () => run(world, origin));
      result = {
        status: 200,
        body: expand(
          world,
          made,
          Array.isArray(values["expand"]) ? values["expand"].filter((path) => typeof path === "string") : [],
        ),
      };
    } catch (error) {
      result = refusalResponse(error);
    }
    if (key !== undefined)
      world.store.state.storedResponses[key] = { call: signature, ...result, requestId, at: world.now() };
    return respond(result.status, result.body);
  } catch (error) {
    const { status, body } = refusalResponse(error);
    return respond(status, body);
  }
}
