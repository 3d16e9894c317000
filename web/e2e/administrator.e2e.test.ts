import { administratorToken } from "../../scripts/test/support/administrator-link.ts";
import { openPanel } from "./support/admin.ts";
import { violations } from "./support/axe.ts";
import { expect, it, stack } from "./support/pages.ts";
import { logIn, newPerson, signUp } from "./support/person.ts";

/** The ADMIN_EMAIL of the tests' stack. No other test creates its account. */
const owner = { ...newPerson(), email: "admin@example.com" };

it("sign-up with the operator's address → mail → login on another device → button → admin panel; the link works once", async ({
  open,
}) => {
  const first = await open();
  await signUp(first, owner);
  // Loaded last.
  await first.getByRole("button", { name: "Open the assistant" }).waitFor();
  expect(await first.getByRole("button", { name: "Open admin panel" }).count()).toBe(0);
  const link = `/administrator?token=${await administratorToken(stack.mailboxUrl, owner.email)}`;
  // A mail scanner opens the link.
  await fetch(`${stack.url}${link}`);

  const page = await open({ viewport: { width: 390, height: 844 } });
  await page.goto(link);
  await page.waitForURL("/auth");
  await logIn(page, owner);
  await page.getByRole("heading", { name: "Become the administrator" }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "Become the administrator" }).click();
  await page.getByRole("heading", { name: "You are the administrator" }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole("link", { name: "Go to the main page" }).click();
  await openPanel(page);

  // Another account cannot use it.
  const other = await open();
  await signUp(other, newPerson());
  await other.goto(link);
  await other.getByRole("button", { name: "Become the administrator" }).click();
  await other.getByRole("heading", { name: "Invalid or Expired Link" }).waitFor();
  expect(await violations(other)).toEqual([]);
  await other.getByRole("button", { name: "Send a new link" }).click();
  await other.getByRole("heading", { name: "Check your email" }).waitFor();
  expect(await other.getByRole("button", { name: "Open admin panel" }).count()).toBe(0);
});
