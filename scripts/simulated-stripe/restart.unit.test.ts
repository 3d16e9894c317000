import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { describe, expect, test } from "vitest";
import { buy, endings, start } from "./testing/started-simulator.ts";

describe("between starts", () => {
  test("everything is kept: keys, resources, the clock, pending deliveries and idempotency keys", async () => {
    const directory = mkdtempSync(`${tmpdir()}/simulator-`);
    endings.push(() => rmSync(directory, { recursive: true }));
    const file = `${directory}/stripe.json`;
    const before = await start({ file });
    const { subscription, intent } = await buy(before.stripe, "kept");
    await before.stripe.paymentIntents.confirm(intent, { payment_method: "pm_card_chargeCustomerFail" });
    await before.simulator.advance(10);
    before.receiver.respondWith(500);
    await before.stripe.customers.update(subscription.customer as string, { name: "A" });
    await before.simulator.settled();
    const { now } = before.simulator.state();
    await before.simulator.stop();
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(directory)).toEqual(["stripe.json"]);

    const after = await start({ file });
    expect(after.simulator).toMatchObject({
      secretKey: before.simulator.secretKey,
      publishableKey: before.simulator.publishableKey,
      webhookSecret: before.simulator.webhookSecret,
    });
    expect(after.simulator.state().now).toBeGreaterThanOrEqual(now);
    await after.simulator.deliver();
    expect(after.receiver.types()).toEqual(["customer.updated"]);
    expect((await after.stripe.subscriptions.retrieve(subscription.id)).status).toBe("active");
    await after.simulator.advance(32 * 86_400);
    // The card's behavior is kept, too: it fails on renewal.
    expect((await after.stripe.subscriptions.retrieve(subscription.id)).status).toBe("past_due");
  });
});
