import { randomUUID } from "node:crypto";
import connect from "postgres";
import { Stripe } from "stripe";
import { afterAll, expect, inject, test } from "vitest";
import type { User } from "../../../supabase/functions/_shared/contract/wire/accounts.ts";
import type { SubscriptionDetails } from "../../../supabase/functions/_shared/contract/wire/billing.ts";
import { pay } from "../support/pay.ts";
import { newPerson, Person } from "../support/person.ts";
import { simulatorClient } from "../support/stripe-client.ts";
import { controlStripe } from "../support/stripe-control.ts";

const stack = inject("stack");
const { url, databaseUrl, stripe: simulator } = stack;
const stripeControl = controlStripe(simulator.url);
const sql = connect(databaseUrl, { max: 2, onnotice: () => {} });
afterAll(() => sql.end());

const stripe = simulatorClient(simulator);
const simulatorCard = { good: "4242424242424242", declined: "4000000000000002", failsLater: "4000000000000341" };

const me = async (person: Person) => (await person.call<User>("GET", "/api/user")).body;
const details = (person: Person) => person.call<SubscriptionDetails>("GET", "/api/subscription-details");

async function open(person: Person): Promise<string> {
  const { status, body } = await person.call("POST", "/api/create-subscription");
  expect([status, body]).toEqual([200, { clientSecret: expect.stringContaining("_secret_") }]);
  return body.clientSecret as string;
}

async function subscriber(card = simulatorCard.good): Promise<Person> {
  const person = await newPerson(url);
  expect(await pay(stack, await open(person), card)).toMatchObject({ status: "succeeded" });
  expect((await person.call<User>("POST", "/api/sync-subscription")).body).toMatchObject({
    isPremium: true,
    premiumAccess: true,
  });
  return person;
}

/** A person's subscriptions at Stripe. */
async function atStripe(person: Person): Promise<Stripe.Subscription[]> {
  const { stripeCustomerId } = await me(person);
  return (await stripe.subscriptions.list({ customer: stripeCustomerId!, status: "all" })).data;
}

test("the page learns that payments are simulated", async () => {
  expect(await new Person(url).call("GET", "/api/stripe-mode-check")).toMatchObject({
    status: 200,
    body: { mode: "test", publishableKey: simulator.publishableKey, simulated: true },
  });
});

test("twenty simultaneous clicks create one customer, one subscription and one secret", async () => {
  const person = await newPerson(url);
  const responses = await Promise.all(
    Array.from({ length: 20 }, () => person.call("POST", "/api/create-subscription")),
  );
  expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
  expect(new Set(responses.map(({ body }) => body.clientSecret)).size).toBe(1);
  expect(await atStripe(person)).toHaveLength(1);
  expect((await stripe.customers.list({ email: person.email })).data).toHaveLength(1);
});

test("declined, paid, cancelled, reactivated, cancelled again, ended", async () => {
  const person = await newPerson(url);
  expect(await details(person)).toMatchObject({ status: 404, body: { code: "no_subscription" } });
  const secret = await open(person);
  expect(await pay(stack, secret, simulatorCard.declined)).toHaveProperty("error.code", "card_declined");
  expect(await me(person)).toMatchObject({ isPremium: false, premiumAccess: false, stripeSubscriptionId: null });
  expect(await open(person), "the same payment is tried again").toBe(secret);
  expect(await pay(stack, secret, simulatorCard.good)).toMatchObject({ status: "succeeded" });

  expect((await person.call<User>("POST", "/api/sync-subscription")).body).toMatchObject({
    isPremium: true,
    premiumAccess: true,
    premiumUntil: null,
    usage: { limit: null },
  });
  expect(await person.call("POST", "/api/create-subscription")).toMatchObject({
    status: 200,
    body: { status: "active" },
  });
  const { body: running } = await details(person);
  expect(running).toMatchObject({
    cancel_at_period_end: false,
    portal_key: "/api/billing-portal",
    status: "active",
    ends_at: null,
    paymentFailed: false,
  });
  expect(running.current_period_end - running.current_period_start).toBeGreaterThanOrEqual(28 * 86_400);

  const cancelled = await person.call("POST", "/api/cancel-subscription");
  expect(cancelled).toMatchObject({
    status: 200,
    body: { cancel_at_period_end: true, ends_at: running.current_period_end },
  });
  expect(await me(person)).toMatchObject({
    isPremium: false,
    premiumAccess: true,
    stripeSubscriptionId: expect.stringMatching(/^sub_/),
    premiumUntil: new Date(running.current_period_end * 1000).toISOString(),
  });
  expect(await person.call("POST", "/api/reactivate-subscription")).toMatchObject({
    status: 200,
    body: { cancel_at_period_end: false, ends_at: null },
  });
  expect(await me(person)).toMatchObject({ isPremium: true, premiumUntil: null });

  await person.call("POST", "/api/cancel-subscription");
  await stripeControl.advanceTo(Math.max((await stripeControl.state()).now, running.current_period_end + 60));
  expect((await atStripe(person)).map(({ status }) => status)).toEqual(["canceled"]);
  expect(await me(person)).toMatchObject({
    isPremium: false,
    premiumAccess: false,
    stripeSubscriptionId: null,
    usage: { limit: 5 },
  });
  expect(await person.call("POST", "/api/reactivate-subscription")).toMatchObject({
    status: 409,
    body: { code: "subscription_ended" },
  });
  expect(await person.call("POST", "/api/cancel-subscription")).toMatchObject({
    status: 404,
    body: { code: "no_subscription" },
  });
  expect(await open(person), "a new one can be started").not.toBe(secret);
});

test("a delivery changes the plan, and if it is lost, opening the details does", async () => {
  const told = await newPerson(url);
  await pay(stack, await open(told), simulatorCard.good);
  await stripeControl.settled();
  expect(await me(told)).toMatchObject({ isPremium: true });

  const untold = await subscriber();
  const [one] = await atStripe(untold);
  await stripeControl.settled();
  await sql`update public.subscriptions set status = 'incomplete' where stripe_subscription_id = ${one!.id}`;
  await sql`update private.billing_accounts set synced_at = now() - interval '1 hour' where user_id = ${(await me(untold)).id}`;
  expect((await details(untold)).status).toBe(200);
  expect(await me(untold)).toMatchObject({ isPremium: true });
});

test("a failed renewal keeps access and is shown; each portal link is new", async () => {
  const person = await subscriber(simulatorCard.failsLater);
  const [one] = await atStripe(person);
  await stripeControl.advanceTo(
    Math.max((await stripeControl.state()).now, one!.items.data[0]!.current_period_end + 2 * 3600),
  );
  expect(await me(person)).toMatchObject({ isPremium: true, premiumAccess: true });
  expect((await details(person)).body).toMatchObject({ status: "past_due", paymentFailed: true });
  const links = [await person.call("POST", "/api/billing-portal"), await person.call("POST", "/api/billing-portal")];
  expect(links.map(({ status }) => status)).toEqual([200, 200]);
  expect(links[0]!.body.url).not.toBe(links[1]!.body.url);
});

test("deleting the account ends the subscription immediately", async () => {
  const person = await subscriber();
  const { stripeCustomerId } = await me(person);
  expect((await person.call("DELETE", "/api/user", { json: { password: person.password } })).status).toBe(200);
  const left = (await stripe.subscriptions.list({ customer: stripeCustomerId!, status: "all" })).data;
  expect(left.map(({ status }) => status)).toEqual(["canceled"]);
});

test("forged, outdated, truncated and repeated deliveries change nothing", async () => {
  const person = await subscriber();
  const { stripeCustomerId: customer, id } = await me(person);
  const state = () =>
    sql`select s.*, b.applied_ticket from public.subscriptions s join private.billing_accounts b using (user_id) where user_id = ${id}`;
  const post = async (body: string, signature: string) => {
    const response = await fetch(`${url}/functions/v1/stripe-webhook`, {
      method: "POST",
      body,
      headers: { "stripe-signature": signature, "content-type": "application/json" },
    });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  const sign = (payload: string, secret = simulator.webhookSecret, age = 0) =>
    stripe.webhooks.generateTestHeaderStringAsync({ payload, secret, timestamp: Math.floor(Date.now() / 1000) - age });
  const event = (type: string, eventId = `evt_${randomUUID()}`) =>
    JSON.stringify({
      id: eventId,
      object: "event",
      type,
      data: { object: { id: "sub_x", object: "subscription", customer, status: "canceled" } },
    });
  await stripeControl.settled();
  const before = await state();

  const body = event("customer.subscription.deleted");
  expect((await post(body, await sign(body, "whsec_forged"))).status).toBe(400);
  expect((await post(body, await sign(body, undefined, 301))).status).toBe(400);
  expect((await post(body.slice(0, -1), await sign(body))).status).toBe(400);
  expect((await post(body, "")).status).toBe(400);
  expect(await post(event("customer.subscription.reimagined"), "t=0,v1=")).toMatchObject({ status: 400 });
  const unknown = event("customer.subscription.reimagined");
  expect(await post(unknown, await sign(unknown))).toMatchObject({ status: 200, body: { outcome: "ignored" } });
  expect(await state()).toEqual(before);

  expect(await post(body, await sign(body))).toMatchObject({ status: 200, body: { outcome: "applied" } });
  const after = await state();
  expect(after[0], "Stripe reports it as active, whatever the delivery says").toMatchObject({ status: "active" });
  expect(await post(body, await sign(body))).toMatchObject({ status: 200, body: { outcome: "duplicate" } });
  expect(await state()).toEqual(after);
});
