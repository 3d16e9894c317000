import { logIn, signedIn } from "./support/person.ts";
import { expect, it, stack } from "./support/pages.ts";

async function mailedLink(email: string): Promise<string | undefined> {
  const mails = (await (await fetch(stack.mailboxUrl)).json()) as { to: string; html: string }[];
  const mail = mails.find((candidate) => candidate.to.includes(email));
  return /href="([^"]*\/reset-password\?token=[^"]+)"/.exec(mail?.html ?? "")?.[1]?.replaceAll("&amp;", "&");
}

/** Waits for the mail: the page does not tell when it is sent, or whether. */
async function resetLinkFor(email: string): Promise<string> {
  await expect.poll(() => mailedLink(email)).toBeDefined();
  return (await mailedLink(email))!;
}

for (const width of [390, 1280])
  it(`forgot → mail → reset → login; a mail scanner does not use up the link (${width} px)`, async ({ open }) => {
    const first = await open();
    const person = await signedIn(first, stack.url);
    const page = await open({ viewport: { width, height: 844 } });
    await page.goto("/auth");
    await page.getByRole("link", { name: "Forgot password?" }).click();
    await page.getByRole("form", { name: "Reset your password" }).getByLabel("Email").fill(person.email);
    await page.getByRole("button", { name: "Send reset link" }).click();
    await page.getByRole("heading", { name: "Check your email" }).waitFor();
    await page.getByText(/If an account exists/).waitFor();

    const link = await resetLinkFor(person.email);
    expect(new URL(link).origin).toBe(new URL(stack.url).origin);
    await fetch(link);
    await page.goto(link);
    const form = page.getByRole("form", { name: "Set a new password" });
    await form.waitFor();
    await expect.poll(() => page.url()).toBe(`${stack.url}/reset-password`);
    await page.reload();
    await form.getByLabel("New password", { exact: true }).fill("short1");
    await form.getByLabel("Confirm new password").fill("short1");
    await form.getByRole("button", { name: "Reset password" }).click();
    await form.getByText("Password must be at least 8 characters").waitFor();
    await form.getByLabel("New password", { exact: true }).fill("Better-password-2");
    await form.getByLabel("Confirm new password").fill("Better-password-2");
    await form.getByRole("button", { name: "Reset password" }).click();
    await page.getByRole("link", { name: "Go to login" }).click();

    await logIn(page, person);
    await page.getByText("Invalid email or password").first().waitFor();
    await logIn(page, { ...person, password: "Better-password-2" });
    await page.waitForURL("/");

    await page.goto(link);
    await page.getByRole("heading", { name: "Invalid or Expired Link" }).waitFor();
  });

it("a link without a token is invalid and offers a new one", async ({ open }) => {
  const page = await open();
  await page.goto("/reset-password");
  await page.getByRole("heading", { name: "Invalid or Expired Link" }).waitFor();
  await page.getByRole("link", { name: "Request a new link" }).click();
  await page.waitForURL("/forgot-password");
});
