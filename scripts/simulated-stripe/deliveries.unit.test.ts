import { describe, expect, test } from "vitest";
import { startReceiver } from "./testing/receiver.ts";
import { buy, endings, start } from "./testing/started-simulator.ts";

describe("deliveries", () => {
  test("a signature is valid only for its body and for minutes", async () => {
    const { stripe, simulator, receiver } = await start({ realNow: () => Date.now() - 301_000 });
    await stripe.customers.create({});
    await simulator.settled();
    const [{ body, signature } = { body: "", signature: "" }] = receiver.received;
    expect(() => stripe.webhooks.constructEvent(body, signature, simulator.webhookSecret)).toThrow(
      /outside the tolerance/,
    );
    expect(stripe.webhooks.constructEvent(body, signature, simulator.webhookSecret, 600).type).toBe("customer.created");
    expect(() => stripe.webhooks.constructEvent(body, signature, "whsec_other", 600)).toThrow(/signature/);
  });

  test("an event that was not accepted is delivered again later with a new signature", async () => {
    let now = Date.now();
    const { stripe, simulator, receiver } = await start({ realNow: () => now });
    receiver.respondWith(500);
    await stripe.customers.create({});
    await simulator.settled();
    expect(simulator.state().waiting).toBe(1);
    receiver.respondWith(200);
    await simulator.settled();
    expect(receiver.received).toHaveLength(1);
    now += 1000;
    await simulator.settled();
    expect(simulator.state().waiting).toBe(0);
    expect(receiver.received[1]!.body).toBe(receiver.received[0]!.body);
    expect(receiver.received[1]!.signature).not.toBe(receiver.received[0]!.signature);
  });

  test("duplicates are sent as often as set", async () => {
    const { stripe, simulator, receiver } = await start();
    simulator.setFaults({ duplicates: 2 });
    await stripe.customers.create({});
    await simulator.settled();
    expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1);
    expect(receiver.received).toHaveLength(3);
  });

  test("held events are sent when they are released, newest first if set", async () => {
    const { stripe, simulator, receiver } = await start();
    simulator.setFaults({ held: true, reversed: true });
    const { intent } = await buy(stripe);
    await stripe.paymentIntents.confirm(intent, { payment_method: "pm_card_visa" });
    await simulator.deliver();
    expect(receiver.received).toEqual([]);
    await simulator.release();
    expect(receiver.types()).toEqual(
      simulator
        .events()
        .map(({ type }) => type)
        .toReversed(),
    );
    expect(simulator.state()).toMatchObject({ waiting: 0, faults: { held: false, reversed: false } });
  });

  test("lost events are never sent, but can be sent again manually", async () => {
    const { stripe, simulator, receiver } = await start();
    simulator.setFaults({ lost: true });
    await stripe.customers.create({});
    simulator.setFaults({ lost: false });
    await simulator.deliver();
    expect(receiver.received).toEqual([]);
    expect(await simulator.resend(simulator.events()[0]!.id)).toEqual([200]);
    expect(receiver.types()).toEqual(["customer.created"]);
  });

  test("an endpoint gets the events that it asked for, signed with its own secret", async () => {
    const { stripe, simulator } = await start();
    const own = await startReceiver();
    endings.push(own.stop);
    const endpoint = await stripe.webhookEndpoints.create({
      url: own.url,
      enabled_events: ["customer.subscription.created"],
    });
    await buy(stripe);
    await simulator.settled();
    expect(own.types()).toEqual(["customer.subscription.created"]);
    expect(
      stripe.webhooks.constructEvent(own.received[0]!.body, own.received[0]!.signature, endpoint.secret!).type,
    ).toBe("customer.subscription.created");
  });
});
