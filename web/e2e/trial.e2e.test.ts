import { expect, it } from "./support/pages.ts";

it("a visitor gets one free caption a day, and the countdown until the next", async ({ open }) => {
  const page = await open();
  await page.goto("/auth");
  const trial = page.getByRole("region", { name: "Try it without an account" });
  await trial.getByRole("button", { name: "Write my free caption" }).click();
  await trial.getByText("Please enter a keyword or topic for your caption.").waitFor();

  await trial.getByLabel("Keyword or topic").fill("iced coffee");
  await trial.getByLabel("Platform").selectOption("x");
  await trial.getByRole("button", { name: "Write my free caption" }).click();
  await trial.getByText(/^\d+h \d+m$/).waitFor();
  await expect.poll(() => trial.getByRole("button", { name: "Write my free caption" }).isDisabled()).toBe(true);
  await expect.poll(() => trial.getByLabel("Keyword or topic").isDisabled()).toBe(true);
  expect(await page.evaluate(() => Number.isNaN(Date.parse(localStorage.getItem("lastFreeCaption") ?? "")))).toBe(
    false,
  );

  await page.reload();
  await trial.getByText(/^\d+h \d+m$/).waitFor();
  await expect.poll(() => trial.getByRole("button", { name: "Write my free caption" }).isDisabled()).toBe(true);
});

it("a caption of yesterday does not count today", async ({ open }) => {
  const page = await open();
  await page.addInitScript(() =>
    localStorage.setItem("lastFreeCaption", new Date(Date.now() - 86_400_000).toISOString()),
  );
  await page.goto("/auth");
  const trial = page.getByRole("region", { name: "Try it without an account" });
  await trial.getByLabel("Keyword or topic").fill("weekend");
  await expect.poll(() => trial.getByRole("button", { name: "Write my free caption" }).isEnabled()).toBe(true);
});
