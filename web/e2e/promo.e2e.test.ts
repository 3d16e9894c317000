import { connected } from "./support/live.ts";
import { expect, it, stack } from "./support/pages.ts";
import { badge, subscriptionCard } from "./support/payments.ts";
import { newPerson, signedIn, signUp } from "./support/person.ts";
import { applyInCard, expirePromoCode, newPromoCode, promoCard, promoCodeEndsIn } from "./support/promo.ts";

it("a code gives premium access until it expires; then a new one or an upgrade is offered", async ({ open }) => {
  const code = await newPromoCode(10);
  const page = await open();
  await signedIn(page, stack.url);
  const listening = connected(page);
  await page.goto("/?tab=account");

  await promoCard(page).getByRole("button", { name: "Apply" }).click();
  await page.getByText("Please enter a valid promotion code", { exact: true }).waitFor();
  await applyInCard(page, code.toLowerCase());
  await page.getByText("Success!", { exact: true }).waitFor();
  await promoCard(page).getByText(code, { exact: true }).waitFor();
  await promoCard(page).getByText("(10 days remaining)").waitFor();
  await badge(page).getByText("Premium", { exact: true }).waitFor();
  await subscriptionCard(page)
    .getByText(/full premium access until/)
    .waitFor();

  await listening;
  await expirePromoCode(code);
  await promoCard(page).getByText(`Your code ${code} expired`).waitFor();
  await badge(page).getByText("Free", { exact: true }).waitFor();
  await promoCard(page).getByRole("button", { name: "Upgrade to Premium" }).click();
  await page.getByRole("dialog", { name: "Upgrade to Premium" }).waitFor();
});

it("a code takes effect in another window, and its end on any page", async ({ open }) => {
  const code = await newPromoCode(1);
  const page = await open();
  await signedIn(page, stack.url);
  await page.goto("/?tab=account");
  const other = await page.context().newPage();
  const listening = connected(other);
  await other.goto("/");
  await other.getByRole("complementary", { name: "Advertisement" }).waitFor();
  await listening;

  await applyInCard(page, code);
  await badge(other).getByText("Premium", { exact: true }).waitFor();
  await other.getByRole("complementary", { name: "Advertisement" }).waitFor({ state: "hidden" });

  await promoCodeEndsIn(code, 3);
  await other.getByRole("complementary", { name: "Advertisement" }).waitFor();
  await badge(other).getByText("Free", { exact: true }).waitFor();
  await promoCard(page).getByText(`Your code ${code} expired`).waitFor();
});

for (const [clock, hours] of [
  ["an hour behind", -1],
  ["an hour ahead", 1],
] as const)
  it(`a code's last second is the server's where this device's clock is ${clock}`, async ({ open }) => {
    const code = await newPromoCode(1);
    const page = await open();
    await page.addInitScript(
      (aheadMs) => {
        const Device = Date;
        // When the page said so first, by the clock that it does not see.
        new MutationObserver(() => {
          if (!("expiredAt" in window) && document.body?.textContent.includes("expired"))
            Object.assign(window, { expiredAt: Device.now() });
        }).observe(document, { subtree: true, childList: true, characterData: true });
        window.Date = class extends Device {
          // Without arguments, it is the current time.
          constructor(...parts: [] | [number]) {
            super(parts.length === 0 ? Device.now() + aheadMs : parts[0]);
          }
          static override now() {
            return Device.now() + aheadMs;
          }
        } as DateConstructor;
      },
      hours * 60 * 60_000,
    );
    await signedIn(page, stack.url);
    const listening = connected(page);
    await page.goto("/?tab=account");
    await listening;
    await applyInCard(page, code);
    await promoCard(page).getByText("(1 day remaining)").waitFor();
    await promoCard(page).getByText("Active", { exact: true }).waitFor();
    const end = await promoCodeEndsIn(code, 4);
    await promoCard(page).getByText(`Your code ${code} expired`).waitFor();
    await badge(page).getByText("Free", { exact: true }).waitFor();
    const expiredAt = await page.evaluate(() => (window as unknown as { expiredAt: number }).expiredAt);
    expect(expiredAt).toBeGreaterThanOrEqual(end.getTime());
  });

it("a code that somebody uses is not valid for a second person", async ({ open }) => {
  const code = await newPromoCode(5);
  const first = await open();
  await signedIn(first, stack.url);
  await first.goto("/?tab=account");
  await applyInCard(first, code);
  await first.getByText("Success!", { exact: true }).waitFor();

  const second = await open();
  await signedIn(second, stack.url);
  await second.goto("/?tab=account");
  await applyInCard(second, code);
  await second.getByText("Failed to apply code", { exact: true }).waitFor();
  await second.getByText("This promo code is not valid.", { exact: true }).waitFor();
  await badge(second).getByText("Free", { exact: true }).waitFor();
});

it("a visitor applies a code for an address and has premium access from sign-up on", async ({ open }) => {
  const code = await newPromoCode(30);
  const person = newPerson();
  const page = await open();
  await page.goto("/auth");
  await page.getByRole("contentinfo").getByRole("link", { name: "Promo Code" }).click();
  await page.waitForURL("/promo-code");
  const form = page.getByRole("form", { name: "Apply a promo code" });
  await form.getByRole("button", { name: "Apply code" }).click();
  await form.getByText("Please enter your email address").waitFor();
  await form.getByText("Please enter your promotional code").waitFor();
  await form.getByLabel("Email").fill(person.email);
  await form.getByLabel("Your promo code").fill(code);
  await form.getByRole("button", { name: "Apply code" }).click();
  await page.getByText("Promotion code applied successfully. Please login to access premium features.").waitFor();

  await signUp(page, person);
  await badge(page).getByText("Premium", { exact: true }).waitFor();
  await page.getByText("Unlimited captions with Premium").waitFor();
  await expect.poll(() => page.getByRole("complementary", { name: "Advertisement" }).count()).toBe(0);

  await page.goto("/promo-code");
  await page.waitForURL("/");
});
