import assert from "node:assert/strict";
import { Stripe } from "stripe";
import type { Payments } from "../_shared/domain/billing/payments.ts";
import { createStripe } from "../_shared/domain/billing/client.ts";
import { createFakeStripe } from "../_shared/domain/billing/testing/fake-stripe.ts";
import {
  historyCustomer,
  subscriptionHistories,
  type HistoryEvent,
} from "../_shared/domain/billing/testing/subscription-histories.ts";
import { createMemoryStore } from "../_shared/domain/billing/testing/memory-store.ts";
import {
  eventBody,
  permutations,
  reported,
  replayHistory,
  seededRandom,
  watched,
} from "../_shared/domain/billing/testing/replay-history.ts";
import { testStripeSettings } from "../_shared/domain/billing/testing/settings.ts";
import { createApp } from "./app.ts";

const now = 1_780_000_000;
const userId = "00000000-0000-4000-8000-000000000001";
const eventsMax = 6;

async function signed(history: readonly HistoryEvent[]): Promise<{ body: string; signature: string }[]> {
  const { webhooks } = new Stripe("sk_test_1");
  return await Promise.all(
    history.map(async (_event, index) => {
      const body = eventBody(history, index);
      const signature = await webhooks.generateTestHeaderStringAsync({
        payload: body,
        secret: testStripeSettings.webhookSecret,
        timestamp: now,
        cryptoProvider: Stripe.createSubtleCryptoProvider(),
      });
      return { body, signature };
    }),
  );
}

function setUp() {
  const stripe = createFakeStripe();
  stripe.customers.set(historyCustomer, { id: historyCustomer, email: "a@example.com", deleted: false });
  const store = createMemoryStore();
  store.add(userId, historyCustomer);
  const payments: Payments = {
    settings: testStripeSettings,
    stripe: createStripe(testStripeSettings, stripe.fetch),
    briefStripe: createStripe(testStripeSettings, stripe.fetch),
    store: watched(store),
    log: () => undefined,
    findPrice: () => Promise.resolve("price_1"),
  };
  return { stripe, store, app: createApp({ payments, log: () => undefined, now: () => now * 1000 }) };
}

for (const [name, history] of Object.entries(subscriptionHistories)) {
  Deno.test(`${name}: every order of every beginning ends as Stripe reports it`, async () => {
    const deliveries = await signed(history);
    let runs = 0;
    for (let count = 1; count <= eventsMax; count++) {
      for (const order of permutations(count)) {
        const { stripe, store, app } = setUp();
        const deliver = async (index: number) => {
          const { body, signature } = deliveries[index]!;
          const response = await app.request("/functions/v1/stripe-webhook", {
            method: "POST",
            body,
            headers: { "stripe-signature": signature },
          });
          await response.body?.cancel();
          return response.status;
        };
        runs++;
        try {
          await replayHistory({ history, order, stripe, random: seededRandom(runs), deliver });
          assert.deepEqual(store.accounts.get(userId)!.subscription, reported(stripe));
          assert.ok(
            [...store.events.values()].every((outcome) => outcome !== null),
            "every delivery is done in the ledger",
          );
        } catch (cause) {
          throw new Error(`order ${order.join(",")}, seed ${runs}`, { cause });
        }
      }
    }
    assert.equal(runs, 873);
  });
}
