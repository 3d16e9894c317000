import { violations } from "./support/axe.ts";
import { expect, it, stack } from "./support/pages.ts";
import { signedIn } from "./support/person.ts";

it("a visitor opens the contact page from the footer, sends a message, and can send another", async ({ open }) => {
  const page = await open();
  await page.goto("/terms");
  await page.getByRole("navigation", { name: "Legal" }).getByRole("link", { name: "Contact" }).click();
  await page.getByRole("button", { name: "Send message" }).click();
  await page.getByText("Subject must be at least 5 characters.").waitFor();
  expect(await violations(page), "with errors").toEqual([]);
  await page.getByLabel("Name").fill("Ida");
  await page.getByLabel("Email").fill("ida@example.com");
  await page.getByLabel("Subject").fill("Language");
  await page.getByLabel("Message").fill("Can captions be written in Danish?");
  await page.getByRole("button", { name: "Send message" }).click();
  await page.getByRole("heading", { name: "Message Sent!" }).waitFor();
  expect(await violations(page), "sent").toEqual([]);
  await page.getByRole("button", { name: "Send Another Message" }).click();
  await expect.poll(() => page.getByLabel("Message").inputValue()).toBe("");
});

it("a signed-in person's name and address are filled in", async ({ open }) => {
  const page = await open();
  const { username, email } = await signedIn(page, stack.url);
  await page.goto("/contact");
  await expect.poll(() => page.getByLabel("Name").inputValue()).toBe(username);
  await expect.poll(() => page.getByLabel("Email").inputValue()).toBe(email);
});

for (const colorScheme of ["light", "dark"] as const) {
  it(`the enquiry dialog replies to a visitor and disappears after the login (${colorScheme})`, async ({ open }) => {
    const page = await open({ colorScheme, viewport: { width: colorScheme === "light" ? 390 : 1280, height: 800 } });
    await page.goto("/privacy");
    const button = page.getByRole("button", { name: "Ask a question" });
    await button.click();
    const dialog = page.getByRole("dialog", { name: "Ask a question" });
    const field = dialog.getByLabel("Your question");
    await field.press("Enter");
    await field.fill("First line");
    await field.press("Shift+Enter");
    await expect.poll(() => field.inputValue()).toBe("First line\n");
    await field.fill("What is the price?");
    await field.press("Enter");
    await dialog.getByText(/Premium costs \$3\.50 per month/).waitFor();
    await expect.poll(() => dialog.getByRole("listitem").count()).toBe(3);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
    await signedIn(page, stack.url);
    await page.goto("/privacy");
    // Takes its place.
    await page.getByRole("button", { name: "Open the assistant" }).waitFor();
    expect(await button.count()).toBe(0);
  });
}
