import type { Page } from "playwright-core";
import { noteAccount } from "./site-accounts.ts";

/** The data of a new person. Every test creates its own account. */
export interface Person {
  username: string;
  email: string;
  password: string;
}

export function newPerson(): Person {
  const id = crypto.randomUUID().slice(0, 8);
  const person = { username: `Writer ${id}`, email: `writer-${id}@example.com`, password: `secret-${id}` };
  noteAccount(person);
  return person;
}

/** Fills in and submits the sign-up form of the page that is open. */
export async function submitSignUp(page: Page, person: Person): Promise<void> {
  const form = page.getByRole("form", { name: "Sign Up" });
  await form.getByLabel("Username").fill(person.username);
  await form.getByLabel("Email").fill(person.email);
  await form.getByLabel("Password", { exact: true }).fill(person.password);
  await form.getByLabel("Confirm password").fill(person.password);
  await form.getByRole("checkbox").check();
  await form.getByRole("button", { name: "Create account" }).click();
}

/** Signs up on /auth, and waits for the main page. */
export async function signUp(page: Page, person: Person): Promise<void> {
  await page.goto("/auth?tab=signup");
  await submitSignUp(page, person);
  await page.waitForURL("/");
}

/** Fills in and submits the login form on /auth. */
export async function logIn(page: Page, { email, password }: Pick<Person, "email" | "password">): Promise<void> {
  const form = page.getByRole("form", { name: "Login" });
  await form.getByLabel("Email").fill(email);
  await form.getByLabel("Password", { exact: true }).fill(password);
  await form.getByRole("checkbox").check();
  await form.getByRole("button", { name: "Login" }).click();
}

/** Creates an account through the API and signs in the page's browser context. */
export async function signedIn(page: Page, origin: string): Promise<Person> {
  const person = newPerson();
  const { email, password, username } = person;
  const response = await page.context().request.post(`${origin}/api/register`, {
    data: { username, email, password, termsAccepted: true },
    headers: { origin },
  });
  if (!response.ok()) throw new Error(`register responded with ${response.status()}: ${await response.text()}`);
  return person;
}

/** Signs this page's browser context in to an existing account through the API, as another device of that person. */
export async function signedInAs(page: Page, origin: string, { email, password }: Person): Promise<void> {
  const response = await page.context().request.post(`${origin}/api/login`, {
    data: { email, password, termsAccepted: true },
    headers: { origin },
  });
  if (!response.ok()) throw new Error(`login responded with ${response.status()}: ${await response.text()}`);
}
