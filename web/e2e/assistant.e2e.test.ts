import { connected } from "./support/live.ts";
import { signedIn } from "./support/person.ts";
import { expect, it, stack } from "./support/pages.ts";

it.use({ expected: /WebSocket connection/, motion: true });

it("replies from the help texts, links to the place it names, and returns the focus", async ({ open }) => {
  const page = await open();
  await signedIn(page, stack.url);
  await page.goto("/");
  const button = page.getByRole("button", { name: "Open the assistant" });
  await button.focus();
  await page.keyboard.press("Enter");
  const panel = page.getByRole("dialog", { name: "AI Assistant" });
  await panel.getByText("I'm the Caption Kite assistant").first().waitFor();
  await panel.getByText("Upgrade to premium for enhanced AI responses").waitFor();
  await panel.getByLabel("Your message").fill("How do I change my username?");
  await page.keyboard.press("Enter");
  await panel.getByText("Built-in help, no AI").waitFor();

  for (let index = 0; index < 12; index++) {
    await page.keyboard.press("Tab");
    await expect.poll(() => panel.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press("Escape");
  await panel.waitFor({ state: "detached" });
  await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);

  await button.click();
  await panel.getByRole("link", { name: "Account tab" }).click();
  await panel.waitFor({ state: "detached" });
  await page.getByRole("tab", { name: "Account", selected: true }).waitFor();
});

it("closes with the back button, and so does a confirmation dialog", async ({ open }) => {
  const page = await open();
  await signedIn(page, stack.url);
  await page.goto("/");
  const account = page.getByRole("tab", { name: "Account" });
  await account.click();
  await page.getByRole("button", { name: "Open the assistant" }).click();
  const panel = page.getByRole("dialog", { name: "AI Assistant" });
  await panel.waitFor();
  await page.goBack();
  await page.getByRole("tab", { name: "Generate", selected: true }).waitFor();
  await panel.waitFor({ state: "detached" });

  await account.click();
  await page.getByRole("button", { name: "Delete Account" }).click();
  await page.getByRole("alertdialog").waitFor();
  await page.goBack();
  await page.getByRole("alertdialog").waitFor({ state: "detached" });
});

it("is hidden from visitors and on pages without widgets", async ({ open }) => {
  const page = await open();
  await page.goto("/terms");
  await page.getByRole("link", { name: "Privacy" }).first().waitFor();
  await signedIn(page, stack.url);
  const listening = connected(page);
  await page.goto("/trending");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.getByRole("button", { name: "Tone" }).waitFor();
  // Loaded together with the assistant.
  await listening;
  expect(await page.getByRole("button", { name: "Open the assistant" }).count()).toBe(0);
  await page.goto("/contact");
  await page.getByRole("button", { name: "Open the assistant" }).waitFor();
});

it("writes the next captions in the saved tone", async ({ open }) => {
  const page = await open();
  await signedIn(page, stack.url);
  await page.goto("/");
  await page.getByRole("button", { name: "Tone" }).click();
  const dialog = page.getByRole("dialog", { name: "Your caption style" });
  await dialog
    .getByRole("textbox")
    .fill("slow sunday, strong coffee — m.\nfound the light again — m.\nsalt air and no plans — m.");
  await dialog.getByRole("button", { name: "Save style" }).click();
  await page.getByText("Tone preference saved").first().waitFor();
  await dialog.waitFor({ state: "detached" });
  await page.getByLabel("Keyword or topic").fill("market day");
  await page.getByRole("button", { name: "Generate Caption" }).click();
  const captions = page.getByRole("region", { name: "Captions of this session" }).getByRole("listitem");
  await captions.first().waitFor();
  await expect.poll(() => captions.filter({ hasText: "— m." }).count()).toBeGreaterThan(0);
});
