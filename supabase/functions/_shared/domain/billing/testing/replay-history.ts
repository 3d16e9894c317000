import assert from "node:assert/strict";
import type { SubscriptionSnapshot } from "../snapshot.ts";
import type { BillingStore } from "../store.ts";
import type { FakeRequest, FakeStripe } from "./fake-stripe.ts";
import { historyCustomer, type HistoryEvent } from "./subscription-histories.ts";

/** Repeatable pseudo-random numbers from 0 to 1. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** All permutations of the numbers 0 to n − 1. */
export function permutations(n: number): number[][] {
  if (n === 0) return [[]];
  return permutations(n - 1).flatMap((rest) =>
    Array.from({ length: n }, (_, at) => [...rest.slice(0, at), n - 1, ...rest.slice(at)]),
  );
}

/** The body of the request that delivers an event. */
export function eventBody(history: readonly HistoryEvent[], index: number, run = ""): string {
  const { type } = history[index]!;
  const subject = type.startsWith("invoice.")
    ? { id: "in_1", object: "invoice", customer: historyCustomer }
    : { id: "sub_1", object: "subscription", customer: historyCustomer };
  return JSON.stringify({ id: `evt_${run}${index}`, object: "event", type, data: { object: subject } });
}

/**
 * Records what is applied, and fails if an older reading follows a newer one. The start of the period shows the age of
 * a reading.
 */
export function watched(store: BillingStore): BillingStore {
  let newest = 0;
  return {
    ...store,
    async applySubscription(claim, subscription, eventId) {
      const outcome = await store.applySubscription(claim, subscription, eventId);
      if (outcome === "applied") {
        const age = subscription?.current_period_start ?? 0;
        assert.ok(age >= newest, "a later reading was overwritten by an earlier one");
        newest = age;
      }
      return outcome;
    },
  };
}

export interface HistoryReplay {
  history: readonly HistoryEvent[];
  /** The order in which the first events are delivered; its length is the number of events. */
  order: readonly number[];
  stripe: FakeStripe;
  random: () => number;
  /** Delivers event number `index` and resolves to the status of the response. */
  deliver(index: number): Promise<number>;
}

type Trouble = "none" | "late request" | "late response" | "outage";

/**
 * Lets the first events happen and delivers them in the given order, with duplicates. Stripe's responses are delayed at
 * random, before or after they are created; some fail and are delivered again.
 */
export async function replayHistory({ history, order, stripe, random, deliver }: HistoryReplay): Promise<void> {
  const queue = [...order];
  for (const index of order) if (random() < 0.4) queue.splice(Math.floor(random() * (queue.length + 1)), 0, index);

  let happened = 0;
  const advanceTo = (count: number) => {
    for (; happened < Math.min(count, order.length); happened++) {
      history[happened]!.happen(stripe);
      for (const one of stripe.subscriptions.values()) one.periodStart = happened + 1;
    }
  };

  let armed: Trouble = "none";
  let entered = Promise.withResolvers<void>();
  let gate = Promise.withResolvers<void>();
  const meet = async (request: FakeRequest, moment: Trouble) => {
    if (armed !== moment || request.path !== "/subscriptions") return;
    armed = "none";
    const hold = gate.promise;
    entered.resolve();
    await hold;
  };
  stripe.around = {
    before: async (request) => {
      if (armed === "outage") {
        armed = "none";
        throw new Error("Stripe is down");
      }
      await meet(request, "late request");
    },
    after: (request) => meet(request, "late response"),
  };

  const held: { index: number; release: () => void; response: Promise<number> }[] = [];
  const releaseOne = async () => {
    const [one] = held.splice(Math.floor(random() * held.length), 1);
    one!.release();
    assert.equal(await one!.response, 200);
  };

  for (let index = queue.shift(); index !== undefined; index = queue.shift()) {
    advanceTo(Math.max(happened + (random() < 0.3 ? 1 : 0), index + 1));
    armed = drawTrouble(random());
    entered = Promise.withResolvers();
    gate = Promise.withResolvers();
    const release = gate.resolve;
    const failing = armed === "outage";
    const response = deliver(index);
    const waits = await Promise.race([entered.promise.then(() => true), response.then(() => false)]);
    if (waits) held.push({ index, release, response });
    else {
      const status = await response;
      if (failing && armed === "none") {
        assert.ok(status >= 500, "Stripe is asked to deliver again");
        queue.push(index);
      } else assert.equal(status, 200);
    }
    armed = "none";
    if (held.length > 0 && random() < 0.3) await releaseOne();
  }
  while (held.length > 0) await releaseOne();
  stripe.around = {};
}

/** What Stripe itself reports at the end: in these histories, the newest subscription decides. */
export function reported(stripe: FakeStripe): SubscriptionSnapshot | null {
  const newest = [...stripe.subscriptions.values()].sort((a, b) => b.created - a.created)[0];
  if (!newest) return null;
  const ends = newest.cancelAtPeriodEnd || newest.cancelAt !== null;
  return {
    id: newest.id,
    status: newest.status,
    current_period_start: newest.periodStart,
    current_period_end: newest.periodEnd,
    cancel_at_period_end: ends,
    ends_at: ends ? (newest.cancelAt ?? newest.periodEnd) : null,
  };
}

/** @param draw a number from 0 to 1 */
function drawTrouble(draw: number): Trouble {
  if (draw < 0.25) return "late request";
  if (draw < 0.5) return "late response";
  return draw < 0.6 ? "outage" : "none";
}
