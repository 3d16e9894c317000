import { expect, it } from "vitest";
import { violations } from "./support/axe.ts";
import { signedIn } from "./support/person.ts";
import { stack, usePages } from "./support/pages.ts";

const open = usePages();

const widths = [390, 1280];
const themes = ["light", "dark"] as const;

for (const colorScheme of themes) {
  for (const width of widths) {
    it(`every open page is free of violations (${colorScheme}, ${width} px)`, async () => {
      const page = await open({ colorScheme, viewport: { width, height: 900 } });
      for (const path of ["/auth", "/auth?tab=signup", "/forgot-password", "/reset-password", "/reset-password?token=wrong", "/terms", "/privacy", "/contact", "/nowhere"]) {
        await page.goto(path, { waitUntil: "networkidle" });
        expect(await violations(page), path).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth), `${path} scrolls sideways`).toBe(true);
      }
      await page.goto("/auth");
      await page.getByRole("form", { name: "Login" }).getByRole("button", { name: "Login" }).click();
      await page.getByText("Please enter a valid email address").waitFor();
      expect(await violations(page), "errors on /auth").toEqual([]);
    });

    it(`every screen of a signed-in person is free of violations (${colorScheme}, ${width} px)`, async () => {
      const page = await open({ colorScheme, viewport: { width, height: 900 } });
      await signedIn(page, stack.url);
      await page.goto("/", { waitUntil: "networkidle" });
      expect(await violations(page), "empty list").toEqual([]);
      await page.getByLabel("Keyword or topic").fill("market day");
      await page.getByRole("checkbox", { name: "AI Decides" }).uncheck();
      await page.getByRole("button", { name: "Generate Caption" }).click();
      const list = page.getByRole("region", { name: "Captions of this session" });
      await list.getByRole("listitem").first().waitFor();
      expect(await violations(page), "with captions").toEqual([]);
      await list.getByRole("button", { name: /^Share/ }).first().click();
      await page.getByText("WhatsApp").waitFor();
      expect(await violations(page), "share menu").toEqual([]);
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "Upgrade to Premium" }).click();
      await page.getByRole("dialog", { name: "Upgrade to Premium" }).waitFor();
      expect(await violations(page), "upgrade dialog").toEqual([]);
      for (const tab of ["history", "account"]) {
        await page.goto(`/?tab=${tab}`, { waitUntil: "networkidle" });
        expect(await violations(page), tab).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth), `${tab} scrolls sideways`).toBe(true);
      }
      await page.goto("/?tab=history", { waitUntil: "networkidle" });
      await page.getByRole("button", { name: "Clear History" }).click();
      await page.getByRole("alertdialog", { name: "Clear History" }).waitFor();
      expect(await violations(page), "clear history dialog").toEqual([]);
    });
  }
}
