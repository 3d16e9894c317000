import { mobileWidthMax } from "@contract/rules/display.ts";
import { expect, it } from "vitest";
import { violations } from "./support/axe.ts";
import { signedIn } from "./support/person.ts";
import { stack, usePages } from "./support/pages.ts";

const open = usePages();

const widths = [390, 1280];
const themes = ["light", "dark"] as const;

for (const colorScheme of themes) {
  for (const width of widths) {
    it(`every public page is free of violations (${colorScheme}, ${width} px)`, async () => {
      const page = await open({ colorScheme, viewport: { width, height: 900 } });
      for (const path of [
        "/auth",
        "/auth?tab=signup",
        "/forgot-password",
        "/reset-password",
        "/reset-password?token=wrong",
        "/promo-code",
        "/terms",
        "/privacy",
        "/contact",
        "/nowhere",
      ]) {
        await page.goto(path, { waitUntil: "networkidle" });
        expect(await violations(page), path).toEqual([]);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
          `${path} scrolls sideways`,
        ).toBe(true);
      }
      await page.goto("/auth");
      await page.getByRole("form", { name: "Login" }).getByRole("button", { name: "Login" }).click();
      await page.getByText("Please enter a valid email address").waitFor();
      expect(await violations(page), "errors on /auth").toEqual([]);
    });

    it(`every page of a signed-in person is free of violations (${colorScheme}, ${width} px)`, async () => {
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
      await list
        .getByRole("button", { name: /^Share/ })
        .first()
        .click();
      await page.getByText("WhatsApp").waitFor();
      expect(await violations(page), "share menu").toEqual([]);
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "Upgrade to Premium" }).click();
      await page.getByRole("dialog", { name: "Upgrade to Premium" }).getByLabel("Card number").waitFor();
      expect(await violations(page), "upgrade dialog").toEqual([]);
      for (const tab of ["history", "account"]) {
        await page.goto(`/?tab=${tab}`, { waitUntil: "networkidle" });
        expect(await violations(page), tab).toEqual([]);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
          `${tab} scrolls sideways`,
        ).toBe(true);
      }
      await page.goto("/?tab=history", { waitUntil: "networkidle" });
      await page.getByRole("button", { name: "Clear History" }).click();
      await page.getByRole("alertdialog", { name: "Clear History" }).waitFor();
      expect(await violations(page), "clear history dialog").toEqual([]);
    });

    it(`the floating widgets are free of violations (${colorScheme}, ${width} px)`, async () => {
      const page = await open({ colorScheme, viewport: { width, height: 900 } });
      await signedIn(page, stack.url);
      await page.goto("/?tab=account");
      await page.getByText("No style saved yet").waitFor();
      await page.getByRole("button", { name: "Update Password" }).click();
      await page.getByText("Please enter your current password.").waitFor();
      expect(await violations(page), "profile errors").toEqual([]);
      await page.getByRole("button", { name: "Delete Account" }).click();
      await page.getByRole("alertdialog").getByRole("button", { name: "Delete Account" }).click();
      await page.getByText('Please type "DELETE"').waitFor();
      expect(await violations(page), "delete account dialog").toEqual([]);
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "Add your style" }).click();
      await page.getByRole("dialog").getByRole("textbox").fill("short and dry");
      expect(await violations(page), "tone dialog").toEqual([]);
      await page.keyboard.press("Escape");
      await page.getByRole("alertdialog").waitFor();
      expect(await violations(page), "unsaved changes").toEqual([]);
      await page.getByRole("button", { name: "Discard changes" }).click();
      await page.getByRole("button", { name: "Open the assistant" }).click();
      await page.getByLabel("Your message").fill("How do I change my username?");
      await page.keyboard.press("Enter");
      await page.getByText("Built-in help, no AI").waitFor();
      expect(await violations(page), "assistant").toEqual([]);
      await page.keyboard.press("Escape");
      await page.getByRole("dialog").waitFor({ state: "detached" });
      if (width > mobileWidthMax) return;
      await page.getByRole("button", { name: "Add to Home", exact: true }).click();
      await page.getByRole("dialog", { name: "Add to Home Screen" }).waitFor();
      expect(await violations(page), "install dialog").toEqual([]);
    });
  }
}
