import { randomUUID } from "node:crypto";
import connect from "postgres";
import { Stripe } from "stripe";
import { afterAll, expect, inject, test } from "vitest";
import { createPayments } from "../../../supabase/functions/_shared/domain/billing/payments.ts";
import { createBillingStore } from "../../../supabase/functions/_shared/domain/billing/store.ts";
import { createFakeStripe } from "../../../supabase/functions/_shared/domain/billing/testing/fake-stripe.ts";
import {
  historyCustomer,
  subscriptionHistories,
} from "../../../supabase/functions/_shared/domain/billing/testing/subscription-histories.ts";
import {
  eventBody,
  permutations,
  reported,
  replayHistory,
  seededRandom,
  watched,
} from "../../../supabase/functions/_shared/domain/billing/testing/replay-history.ts";
import { testStripeSettings } from "../../../supabase/functions/_shared/domain/billing/testing/settings.ts";
import { createDatabase } from "../../../supabase/functions/_shared/platform/supabase/database.ts";
import { createApp } from "../../../supabase/functions/stripe-webhook/app.ts";

const { url, databaseUrl, publishableKey, secretKey } = inject("stack");
const sql = connect(databaseUrl, { max: 2, onnotice: () => {} });
afterAll(() => sql.end());

const store = createBillingStore(createDatabase({ supabaseUrl: url, publishableKey, secretKey }));
const now = 1_780_000_000;
const { webhooks } = new Stripe("sk_test_1");
const ordersPerLife = 12;

async function signed(body: string): Promise<RequestInit> {
  const signature = await webhooks.generateTestHeaderStringAsync({
    payload: body,
    secret: testStripeSettings.webhookSecret,
    timestamp: now,
  });
  return { method: "POST", body, headers: { "stripe-signature": signature } };
}

/** An account whose customer is the customer of `subscriptionHistories`. */
async function newAccount(): Promise<string> {
  const id = randomUUID();
  await sql`delete from public.subscriptions where stripe_customer_id = ${historyCustomer}`;
  await sql`insert into auth.users (id, email, email_confirmed_at) values (${id}, ${`${id}@example.com`}, now())`;
  await sql`insert into public.subscriptions (user_id, stripe_customer_id) values (${id}, ${historyCustomer})`;
  return id;
}

function setUp() {
  const stripe = createFakeStripe();
  stripe.customers.set(historyCustomer, { id: historyCustomer, email: "a@example.com", deleted: false });
  const app = createApp({
    payments: createPayments(testStripeSettings, watched(store), () => undefined, stripe.fetch),
    log: () => undefined,
    now: () => now * 1000,
  });
  return { stripe, app };
}

test.each(Object.entries(subscriptionHistories))(
  "%s: in SQL, too, every tested order ends in the state that Stripe reports",
  async (name, history) => {
    const random = seededRandom(name.length);
    const orders = permutations(6);
    for (let run = 0; run < ordersPerLife; run++) {
      const order = orders[Math.floor(random() * orders.length)]!;
      const userId = await newAccount();
      const { stripe, app } = setUp();
      const deliver = async (index: number) =>
        (await app.request("/stripe-webhook", await signed(eventBody(history, index, `${userId}_`)))).status;
      await replayHistory({ history, order, stripe, random, deliver });

      const [row] = await sql`
      select stripe_subscription_id as id, status, extract(epoch from current_period_start)::int as current_period_start,
        extract(epoch from current_period_end)::int as current_period_end, cancel_at_period_end, extract(epoch from ends_at)::int as ends_at
      from public.subscriptions where user_id = ${userId}`;
      expect(row, `order ${order.join(",")}`).toEqual(reported(stripe));
      expect(
        await sql`select id from private.stripe_events where customer_id = ${historyCustomer} and done_at is null`,
      ).toHaveLength(0);
    }
  },
  60_000,
);

test("twenty simultaneous deliveries are written one after another, and all complete", async () => {
  const userId = await newAccount();
  const { stripe, app } = setUp();
  const history = subscriptionHistories["paid, failed, cancelled, reactivated, deleted"]!;
  for (const event of history.slice(0, 3)) event.happen(stripe);
  const responses = await Promise.all(
    Array.from({ length: 20 }, async (_, index) =>
      app.request("/stripe-webhook", await signed(eventBody(history, 2, `${userId}_${index}_`))),
    ),
  );
  expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
  const [row] = await sql`select status from public.subscriptions where user_id = ${userId}`;
  expect(row).toEqual({ status: "active" });
  expect(stripe.requests.length).toBeLessThanOrEqual(40);
});
