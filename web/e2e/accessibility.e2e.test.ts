import type { Locator, Page } from "playwright-core";
import { atEverySize, expectAccessible, type Seen } from "./support/axe.ts";
import { signedIn } from "./support/person.ts";
import { it, stack } from "./support/pages.ts";

const heading = (name: string) => (page: Page) => page.getByRole("heading", { level: 1, name });
const form = (name: string) => (page: Page) => page.getByRole("form", { name });
/** Appears after the page itself, on the pages that have it. */
const enquiry = (page: Page) => page.getByRole("button", { name: "Ask a question" });

/** Every public page, and the part of it that appears last. */
const pages = [
  ["/auth", form("Login")],
  ["/auth?tab=signup", form("Sign Up")],
  ["/forgot-password", form("Reset your password")],
  ["/reset-password", heading("Invalid or Expired Link")],
  ["/reset-password?token=wrong", heading("Invalid or Expired Link")],
  ["/confirm-email", heading("Invalid or Expired Link")],
  ["/confirm-email?token=wrong", form("Confirm your email address")],
  ["/promo-code", form("Apply a promo code")],
  ["/terms", enquiry],
  ["/privacy", enquiry],
  ["/contact", enquiry],
  ["/check", enquiry],
  ["/nowhere", enquiry],
] as const;

/** Opens a page of a signed-in person and waits for the assistant's button, which appears last. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole("button", { name: "Open the assistant" }).waitFor();
}

const phone = { width: 390, height: 900 };
const sizes = [phone, { width: 1280, height: 900 }];

/** As `expectAccessible`, on a phone and on a laptop. */
function expectAccessibleAtEverySize(page: Page, what: string, { fits = false } = {}): Promise<void> {
  return atEverySize<Seen>(page, sizes, what, (named, before) => expectAccessible(page, named, { fits, before }));
}

it("every public page is free of violations in both themes", async ({ open }) => {
  const page = await open({ viewport: phone });
  for (const [path, last] of pages) {
    await page.goto(path);
    await page.getByRole("contentinfo").waitFor();
    await last(page).waitFor();
    await expectAccessibleAtEverySize(page, path, { fits: true });
  }
  await page.goto("/auth");
  await page.getByRole("form", { name: "Login" }).getByRole("button", { name: "Login" }).click();
  await page.getByText("Please enter a valid email address").waitFor();
  await expectAccessibleAtEverySize(page, "errors on /auth");
});

it("every page of a signed-in person is free of violations in both themes", async ({ open }) => {
  const page = await open({ viewport: phone });
  await signedIn(page, stack.url);
  await visit(page, "/");
  await page.getByText("No captions yet").waitFor();
  await expectAccessibleAtEverySize(page, "empty list");
  await page.getByLabel("Keyword or topic").fill("market day");
  await page.getByRole("checkbox", { name: "AI Decides" }).uncheck();
  await page.getByRole("button", { name: "Generate Caption" }).click();
  const list = page.getByRole("region", { name: "Captions of this session" });
  await list.getByRole("listitem").first().waitFor();
  await expectAccessibleAtEverySize(page, "with captions");
  await list.getByRole("button", { name: "More about this caption" }).first().click();
  await expectAccessibleAtEverySize(page, "a whole post");
  await list
    .getByRole("button", { name: /^Share/ })
    .first()
    .click();
  await page.getByText("WhatsApp").waitFor();
  await expectAccessibleAtEverySize(page, "share menu");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Upgrade to Premium" }).click();
  await page.getByRole("dialog", { name: "Upgrade to Premium" }).getByLabel("Card number").waitFor();
  await expectAccessibleAtEverySize(page, "upgrade dialog");

  await visit(page, "/?tab=account");
  await page.getByText("This device", { exact: true }).waitFor();
  await page.getByText("No style saved yet").waitFor();
  await expectAccessibleAtEverySize(page, "account", { fits: true });
  await visit(page, "/?tab=history");
  await page.getByRole("heading", { name: "market day" }).waitFor();
  await expectAccessibleAtEverySize(page, "history", { fits: true });
  await page.getByRole("button", { name: "Clear History" }).click();
  await page.getByRole("alertdialog", { name: "Clear History" }).waitFor();
  await expectAccessibleAtEverySize(page, "clear history dialog");
});

it("the floating widgets are free of violations in both themes", async ({ open }) => {
  const page = await open({ viewport: phone });
  await signedIn(page, stack.url);
  await page.goto("/?tab=account");
  await page.getByText("No style saved yet").waitFor();
  await page.getByRole("button", { name: "Update Password" }).click();
  await page.getByText("Please enter your current password.").waitFor();
  await expectAccessibleAtEverySize(page, "profile errors");
  await page.getByRole("button", { name: "Delete Account" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete Account" }).click();
  await page.getByText('Please type "DELETE"').waitFor();
  await expectAccessibleAtEverySize(page, "delete account dialog");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Add your style" }).click();
  await page.getByRole("dialog").getByRole("textbox").fill("short and dry");
  await expectAccessibleAtEverySize(page, "tone dialog");
  await page.keyboard.press("Escape");
  await page.getByRole("alertdialog").waitFor();
  await expectAccessibleAtEverySize(page, "unsaved changes");
  await page.getByRole("button", { name: "Discard changes" }).click();
  await page.getByRole("alertdialog").waitFor({ state: "detached" });
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Open the assistant" }).click();
  await page.getByLabel("Your message").fill("How do I change my username?");
  await page.keyboard.press("Enter");
  await page.getByText("Built-in help, no AI").waitFor();
  await expectAccessibleAtEverySize(page, "assistant");
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await page.setViewportSize(phone);
  await page.getByRole("button", { name: "Add to Home", exact: true }).click();
  await page.getByRole("dialog", { name: "Add to Home Screen" }).waitFor();
  await expectAccessibleAtEverySize(page, "install dialog");
});

it("the tooltip of an icon is free of violations, on a page and in a dialog", async ({ open }) => {
  const page = await open({ viewport: phone });
  await signedIn(page, stack.url);
  await visit(page, "/");
  const shownFor = async (icon: Locator, text: string) => {
    await icon.hover();
    await page.locator("[role=tooltip]").getByText(text, { exact: true }).waitFor();
    await expectAccessible(page, `tooltip "${text}"`);
  };
  await shownFor(page.getByRole("button", { name: "Menu", exact: true }), "Menu");
  await page.getByRole("button", { name: "Add to Home", exact: true }).click();
  await shownFor(page.getByRole("dialog").getByRole("button", { name: "Close" }), "Close");
});
