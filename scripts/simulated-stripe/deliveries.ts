import type { StripeEvent } from "./resources/types.ts";
import { send } from "./send.ts";
import { signatureHeader } from "./signature.ts";
import type { Delivery, Store } from "./store.ts";

/** Delivery faults, to test that the receiver handles them. */
export interface Faults {
  /** How many times each delivery is repeated. */
  duplicates: number;
  /** Pending events are sent newest first. */
  reversed: boolean;
  /** Nothing is sent until this is turned off. */
  held: boolean;
  /** Events that occur while this is on are never sent. */
  lost: boolean;
  /** The API responds with 503 to every call. */
  unavailable: boolean;
}

export const noFaults: Readonly<Faults> = {
  duplicates: 0,
  reversed: false,
  held: false,
  lost: false,
  unavailable: false,
};

/** Seconds to wait after each failed attempt. After the last one, the delivery is abandoned. */
const retryAfterSeconds = [1, 5, 30, 120, 600, 3600, 3 * 3600, 6 * 3600, 12 * 3600, 24 * 3600];
const timeoutMs = 10_000;

export interface Endpoint {
  id: string;
  url: string;
  secret: string;
  events: string[];
}

export interface DeliveriesOptions {
  store: Store;
  endpoints: () => Promise<Endpoint[]> | Endpoint[];
  faults: Faults;
  /** Milliseconds. */
  realNow: () => number;
  log: (line: string) => void;
}

export interface Deliveries {
  add(event: StripeEvent): void;
  /** Sends the due events in the background. */
  pump(): void;
  /** Sends all pending events now, including retries, and waits for the responses. */
  deliver(): Promise<void>;
  /**
   * Sends one event again, whether or not it was delivered before.
   * @returns each endpoint's HTTP status; 0 if it did not respond
   */
  resend(eventId: string): Promise<number[]>;
  /** Resolves when no delivery is running or due. */
  settled(): Promise<void>;
  stop(): Promise<void>;
}

/** Signs events and sends them, one at a time. Failed deliveries are retried later. */
export function createDeliveries({ store, endpoints, faults, realNow, log }: DeliveriesOptions): Deliveries {
  const stopping = new AbortController();
  let running: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const { state } = store;

  function sendTo(endpoint: Endpoint, event: StripeEvent): Promise<number> {
    const body = JSON.stringify(event, null, 2);
    return send(
      endpoint.url,
      {
        "content-type": "application/json; charset=utf-8",
        "stripe-signature": signatureHeader(body, endpoint.secret, Math.floor(realNow() / 1000)),
        "user-agent": "Stripe/1.0 (simulator)",
      },
      body,
      AbortSignal.any([AbortSignal.timeout(timeoutMs), stopping.signal]),
    );
  }

  const delivered = (status: number) => status >= 200 && status < 300;

  async function attempt(delivery: Delivery, targets: Endpoint[]): Promise<void> {
    const event = state.events.find(({ id }) => id === delivery.event);
    const endpoint = targets.find(({ id }) => id === delivery.endpoint);
    const drop = () => void state.deliveries.splice(state.deliveries.indexOf(delivery), 1);
    if (!event || !endpoint || !wants(endpoint, event.type)) return drop();
    let status = 0;
    for (let copy = 0; copy <= faults.duplicates; copy++) status = await sendTo(endpoint, event);
    // Interrupted by the stop: the attempt does not count, and the next start repeats it.
    if (stopping.signal.aborted && !delivered(status)) return;
    if (delivered(status)) return drop();
    const wait = retryAfterSeconds[delivery.attempts];
    if (delivery.attempts === 0 || wait === undefined)
      log(
        `The Stripe simulator: ${event.type} was not accepted (${status || "no response"})${wait === undefined ? "; no more attempts" : "; it will be sent again"}.`,
      );
    if (wait === undefined) return drop();
    delivery.attempts += 1;
    delivery.dueAt = realNow() + wait * 1000;
  }

  /** Sends the events that are due or become due meanwhile, each at most once. */
  async function run(everything: boolean): Promise<void> {
    const tried = new Set<Delivery>();
    for (;;) {
      if (faults.held || stopping.signal.aborted) return;
      const due = state.deliveries.filter(
        (delivery) => !tried.has(delivery) && (everything || delivery.dueAt <= realNow()),
      );
      if (due.length === 0) break;
      const targets = await endpoints();
      for (const delivery of faults.reversed ? due.toReversed() : due) {
        tried.add(delivery);
        await attempt(delivery, targets);
      }
      await store.save();
    }
    schedule();
  }

  function schedule(): void {
    clearTimeout(timer);
    if (stopping.signal.aborted || faults.held || state.deliveries.length === 0) return;
    const next = Math.min(...state.deliveries.map(({ dueAt }) => dueAt));
    timer = setTimeout(() => deliveries.pump(), Math.max(0, next - realNow()));
    timer.unref();
  }

  function enqueue(everything: boolean): Promise<void> {
    running = running
      .then(() => run(everything))
      .catch((error: Error) => {
        if (!stopping.signal.aborted) log(`The Stripe simulator cannot deliver events: ${error.message}`);
      });
    return running;
  }

  const deliveries: Deliveries = {
    add(event) {
      if (faults.lost) return;
      const registered = store.all("webhook_endpoint").map(({ id }) => id);
      for (const endpoint of [builtInEndpoint, ...registered])
        state.deliveries.push({ event: event.id, endpoint, attempts: 0, dueAt: realNow() });
      event.pending_webhooks = registered.length + 1;
    },
    pump: () => void enqueue(false),
    deliver: () => enqueue(true),
    async resend(eventId) {
      const event = state.events.find(({ id }) => id === eventId);
      if (!event) return [];
      const statuses: number[] = [];
      for (const endpoint of await endpoints()) statuses.push(await sendTo(endpoint, event));
      return statuses;
    },
    async settled() {
      deliveries.pump();
      // A delivery may cause API calls, and these cause further events.
      for (let before; before !== running;) {
        before = running;
        await before;
      }
    },
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      await running;
    },
  };
  return deliveries;
}

/** The endpoint that always exists: the product's own function. */
export const builtInEndpoint = "we_simulated";

/** Whether an endpoint wants an event of this type. */
const wants = (endpoint: Endpoint, type: string): boolean =>
  endpoint.events.includes("*") || endpoint.events.includes(type);
