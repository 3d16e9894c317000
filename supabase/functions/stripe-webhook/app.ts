import type { Hono } from "hono";
import type { Stripe } from "stripe";
import * as z from "zod/mini";
import { customerOf } from "../_shared/domain/billing/events.ts";
import type { Payments } from "../_shared/domain/billing/payments.ts";
import { paymentsNotAvailable } from "../_shared/domain/billing/provider-error.ts";
import { syncClaimed } from "../_shared/domain/billing/sync.ts";
import { ApiError } from "../_shared/platform/errors.ts";
import { readBody } from "../_shared/platform/http/body.ts";
import { createSingleCall } from "../_shared/platform/http/single-call.ts";
import type { Log } from "../_shared/platform/log.ts";

export interface Deps {
  /** Null: no keys are set, and every event is rejected. */
  payments: Payments | null;
  log: Log;
  /** Milliseconds. */
  now: () => number;
}

/** Oldest accepted signature, in seconds. Source: Stripe's default tolerance. */
const toleranceSeconds = 300;
/** Largest body, in bytes; Stripe's own events are much smaller. */
const bytesMax = 1024 * 1024;

/**
 * `POST /stripe-webhook`. 400 for requests without a recent signature of Stripe, 200 for events that are done or
 * irrelevant, and 5xx if Stripe should deliver the event again: it then stays open in the ledger.
 */
export function createApp({ payments, log, now }: Deps): Hono {
  return createSingleCall({
    name: "stripe-webhook",
    log,
    failed: "stripe_delivery_failed",
    logsRefusals: true,
    async run(request) {
      if (payments === null) throw paymentsNotAvailable();
      const event = await readEvent(request, payments, now());
      return { received: true, outcome: await handle(event, payments) };
    },
  });
}

/** The event in a body with a recent signature of Stripe. @throws ApiError `bad_request`, `payload_too_large` */
async function readEvent(request: Request, { stripe, settings }: Payments, now: number): Promise<Stripe.Event> {
  const body = await readBody(request, bytesMax, "The delivery is too large.");
  let event: Stripe.Event;
  try {
    const signature = request.headers.get("stripe-signature") ?? "";
    event = await stripe.webhooks.constructEventAsync(
      body,
      signature,
      settings.webhookSecret,
      toleranceSeconds,
      undefined,
      now,
    );
  } catch (cause) {
    throw refused(cause);
  }
  // Signed, but truncated or not created by Stripe: delivering it again would not make it an event.
  if (!isEvent(event)) throw refused(new Error("the body is no event"));
  return event;
}

function refused(cause: unknown): ApiError {
  return new ApiError("bad_request", "The signature or the body of this delivery is not valid.", { cause });
}

const name = z.string().check(z.regex(/^[\w.:-]{1,255}$/));
const eventNames = z.object({ id: name, type: name });

/** Whether it can be stored in the ledger; its object may be missing, as in events of unknown types. */
function isEvent(value: unknown): boolean {
  return eventNames.safeParse(value).success;
}

async function handle(event: Stripe.Event, payments: Payments): Promise<string> {
  const begun = await payments.store.beginEvent({ id: event.id, type: event.type, customerId: customerOf(event) });
  return typeof begun === "string" ? begun : await syncClaimed(payments, begun, event.id);
}
