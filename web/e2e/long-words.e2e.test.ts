import type { Locator, Page } from "playwright-core";
import { signedIn } from "./support/person.ts";
import { expect, it, stack } from "./support/pages.ts";

/** A word without a possible line break. */
const word = "x".repeat(480);
const phone = { viewport: { width: 390, height: 844 } };

/** How far the contents extend beyond an area's right edge, in CSS pixels. */
const beyond = (area: Locator) =>
  area.evaluate(
    (element) =>
      Math.max(...Array.from(element.querySelectorAll("*"), (part) => part.getBoundingClientRect().right)) -
      element.getBoundingClientRect().right,
  );

async function ask(page: Page, button: string, dialog: string, field: string): Promise<Locator> {
  await page.getByRole("button", { name: button }).click();
  const panel = page.getByRole("dialog", { name: dialog });
  await panel.getByLabel(field).fill(word);
  await panel.getByLabel(field).press("Enter");
  await panel.getByText(word).first().waitFor();
  return panel;
}

it("a keyword in the history leaves the captions and their copy buttons in sight", async ({ open }) => {
  const page = await open(phone);
  await signedIn(page, stack.url);
  await page.goto("/");
  await page.getByLabel("Keyword or topic").fill(word);
  await page.getByRole("button", { name: "Generate Caption" }).click();
  await page.getByRole("article").first().waitFor();
  await page.getByRole("tab", { name: "History" }).click();
  const entries = page.getByRole("region", { name: "History entries" });
  await entries.getByRole("button", { name: "Copy" }).first().waitFor();
  expect(await beyond(entries)).toBeLessThanOrEqual(0);
});

it("a question to the assistant stays inside its panel", async ({ open }) => {
  const page = await open(phone);
  await signedIn(page, stack.url);
  await page.goto("/");
  expect(await beyond(await ask(page, "Open the assistant", "AI Assistant", "Your message"))).toBeLessThanOrEqual(0);
});

it("a visitor's enquiry stays inside its dialog", async ({ open }) => {
  const page = await open(phone);
  await page.goto("/terms");
  expect(await beyond(await ask(page, "Ask a question", "Ask a question", "Your question"))).toBeLessThanOrEqual(0);
});
