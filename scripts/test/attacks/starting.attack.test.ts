import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { endpoints } from "../../../supabase/functions/_shared/contract/wire/endpoints.ts";
import { administratorToken } from "../support/administrator-link.ts";
import { announcedPassword, closed, Installation, type RunningCommand } from "../support/installation.ts";
import { newPerson, Person } from "../support/person.ts";

let installation: Installation;
beforeEach(() => {
  installation = new Installation();
});
afterEach(() => installation.remove());

const mailboxOf = ({ output }: RunningCommand) => `${/(http:\S+\/mailbox)/.exec(output())![1]}.json`;

async function stop({ command }: RunningCommand): Promise<void> {
  command.kill("SIGTERM");
  await closed(command);
}

/** Signs in and returns the account's role. */
async function roleOf(url: string, email: string, password: string | undefined): Promise<unknown> {
  const { status, body } = await new Person(url).call("POST", endpoints.login.path, {
    json: { email, password, termsAccepted: true },
  });
  return status === 200 ? body["isAdmin"] : status;
}

describe("ADMIN_EMAIL changed after the first start", () => {
  test("creates the new administrator at the next start and removes the old one's role", async () => {
    const first = await installation.start();
    expect(await roleOf(first.url, "admin@example.com", announcedPassword(first.output(), "Admin"))).toBe(true);
    await stop(first);

    const second = await installation.start({ env: { ADMIN_EMAIL: "Boss@example.com" } });
    const password = announcedPassword(second.output(), "Admin");
    expect(second.output()).toMatch(/Admin +boss@example\.com/);
    expect(second.output()).toContain(
      "admin@example.com is no longer an administrator, because ADMIN_EMAIL is boss@example.com now.",
    );
    expect(await roleOf(second.url, "boss@example.com", password)).toBe(true);
    expect(await roleOf(second.url, "admin@example.com", announcedPassword(first.output(), "Admin"))).toBe(false);
  });

  test("to an existing person: no password is printed, and the role needs proof", async () => {
    const first = await installation.start();
    const person = await newPerson(first.url);
    await stop(first);

    const second = await installation.start({ env: { ADMIN_EMAIL: person.email } });
    expect(second.output()).not.toMatch(new RegExp(`${person.email} +password`));
    expect(second.output()).toContain(`npm run admin -- grant ${person.email}`);
    expect(await roleOf(second.url, "admin@example.com", announcedPassword(second.output(), "Admin"))).toBe(true);
    expect(await roleOf(second.url, person.email, person.password)).toBe(false);
    const owner = new Person(second.url, person.username);
    await owner.login();
    const token = await administratorToken(mailboxOf(second), person.email);
    expect((await owner.call("POST", endpoints.becomeAdministrator.path, { json: { token } })).body["isAdmin"]).toBe(
      true,
    );
    await stop(second);

    const third = await installation.start({ env: { ADMIN_EMAIL: person.email } });
    expect(third.output()).toContain(`${person.email}   with the password that its owner set`);
    expect(third.output()).toContain("admin@example.com is no longer an administrator");
    expect(await roleOf(third.url, person.email, person.password)).toBe(true);
  });

  test("to the demo user's address does not prevent the start", async () => {
    const { output, url } = await installation.start({ env: { ADMIN_EMAIL: "demo@example.com" } });
    expect(await roleOf(url, "demo@example.com", announcedPassword(output(), "Admin"))).toBe(true);
  });
});
