import type { IncomingMessage, ServerResponse } from "node:http";
import * as z from "zod/mini";
import { confirm, confirmParameters } from "./calls/payment-intents.ts";
import { flag, readParameters, text } from "./calls/parameters.ts";
import { parseForm } from "./form.ts";
import { catchUp } from "./lifecycle/advance.ts";
import { authenticate } from "./lifecycle/payments.ts";
import { Refusal, missing } from "./refusal.ts";
import { readBody, replyError, replyJson } from "./reply.ts";
import { publicView } from "./resources/payment-intent.ts";
import type { PaymentIntent } from "./resources/types.ts";
import type { World } from "./world.ts";

/** The credentials with which a browser may see an intent. */
const proof = { key: text, client_secret: text };
const retrieveParameters = z.strictObject(proof);
const browserConfirm = z.extend(confirmParameters, proof);
const authenticateParameters = z.strictObject({ ...proof, approved: flag });

/** @throws Refusal 401, or 404 as for an intent that does not exist */
function intentFor(
  world: World,
  id: string,
  { key, client_secret: secret }: { key: string; client_secret: string },
): PaymentIntent {
  if (key !== world.store.state.publishableKey) {
    const live = key.startsWith("pk_live_");
    throw new Refusal(401, {
      type: "invalid_request_error",
      message: live
        ? "The Stripe simulator does not accept live keys: STRIPE_PUBLISHABLE_KEY must not be live."
        : "Invalid API Key provided.",
    });
  }
  const intent = world.store.find(id, "payment_intent");
  if (!intent || intent.client_secret !== secret) throw missing("payment_intent", id, "intent");
  return intent;
}

/** Removes the customer from an error; the card stays. */
function publicError(error: unknown): unknown {
  if (!(error instanceof Refusal)) return error;
  const { payment_intent: intent, payment_method: _method, ...body } = error.body;
  return Object.assign(new Refusal(error.status, body), {
    body: { ...body, ...(intent && { payment_intent: publicView(intent) }) },
  });
}

const paymentIntentPath = /^\/v1\/payment_intents\/(pi_[A-Za-z0-9]+)(?:\/(confirm|authenticate))?$/;

/** Handles a path under `/v1/payment_intents`. Null if it is not one of the browser's calls. */
function handleCall(world: World, method: string, pathname: string, form: string): PaymentIntent | null {
  const [, id = "", action = ""] = paymentIntentPath.exec(pathname) ?? [];
  if (id === "" || method !== (action === "" ? "GET" : "POST")) return null;
  const values = parseForm(form);
  catchUp(world);
  if (action === "confirm") {
    const { key, ...parameters } = readParameters(browserConfirm, values);
    return confirm(world, intentFor(world, id, { key, client_secret: parameters.client_secret }), parameters);
  }
  if (action === "authenticate") {
    const parameters = readParameters(authenticateParameters, values);
    return authenticate(world, intentFor(world, id, parameters), parameters.approved);
  }
  return intentFor(world, id, readParameters(retrieveParameters, values));
}

export type BrowserCalls = (request: IncomingMessage, response: ServerResponse, path: string) => Promise<void>;

/**
 * The calls that a page makes with the publishable key and an intent's client secret: retrieve it, confirm it, and
 * complete its authentication. Only these are available through the public origin.
 * @param afterwards saves and delivers the changes of a call
 */
export function createBrowserCalls(world: World, afterwards: () => Promise<void>): BrowserCalls {
  return async (request, response, path) => {
    try {
      const { pathname, search } = new URL(path, "http://host");
      const body = await readBody(request);
      let intent: PaymentIntent | null = null;
      try {
        intent = handleCall(world, request.method ?? "", pathname, request.method === "GET" ? search.slice(1) : body);
      } finally {
        await afterwards();
      }
      if (!intent)
        throw new Refusal(404, {
          type: "invalid_request_error",
          message: `Unrecognized request URL (${request.method}: ${pathname}).`,
        });
      replyJson(response, 200, publicView(intent));
    } catch (error) {
      replyError(response, publicError(error));
    }
  };
}
