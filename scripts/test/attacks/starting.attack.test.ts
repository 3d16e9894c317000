import { existsSync, readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { endpoints } from "../../../supabase/functions/_shared/contract/wire/endpoints.ts";
import { lockFile } from "../../stack/running-stack.ts";
import { administratorToken } from "../support/administrator-link.ts";
import { announcedPassword, closed, Installation, isServing, type RunningCommand } from "../support/installation.ts";
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
      "admin@example.com is no longer administrator, because ADMIN_EMAIL is boss@example.com now.",
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
    expect(third.output()).toContain("admin@example.com is no longer administrator");
    expect(await roleOf(third.url, person.email, person.password)).toBe(true);
  });

  test("to the demo user's address does not prevent the start", async () => {
    const { output, url } = await installation.start({ env: { ADMIN_EMAIL: "demo@example.com" } });
    expect(await roleOf(url, "demo@example.com", announcedPassword(output(), "Admin"))).toBe(true);
  });
});

describe("stopping", () => {
  test("a second signal stops immediately and leaves no database running", async () => {
    const { command, output } = await installation.start();
    const database = installation.databaseProcess();
    // A stopped database process delays the shutdown for as long as the test needs.
    process.kill(database, "SIGSTOP");
    const ended = closed(command);
    try {
      command.kill("SIGINT");
      await expect.poll(output).toContain("Stopping …");
      await expect
        .poll(() => {
          command.kill("SIGINT");
          return command.exitCode !== null || output().includes("Stopping at once");
        })
        .toBe(true);
      expect(await ended).toBe(1);
      expect(isServing(database)).toBe(false);
    } finally {
      if (isServing(database)) process.kill(database, "SIGKILL");
    }
  });

  test.each([
    // Like a terminal: Ctrl-C reaches npm and all its child processes.
    ["after Ctrl-C", (npm: number) => process.kill(-npm, "SIGINT")],
    // Like a service manager.
    ["after a signal to npm alone", (npm: number) => process.kill(npm, "SIGTERM")],
  ])("%s npm returns when the stack has stopped, not before", async (_name, end) => {
    const { command } = await installation.start({ program: "npm", args: ["start"], detached: true });
    const database = installation.databaseProcess();
    const returned = new Promise((resolve) => command.once("exit", resolve));
    end(command.pid!);
    await returned;
    expect(isServing(database)).toBe(false);
    expect(existsSync(lockFile(installation.dataDir))).toBe(false);
  });
});

test("a killed stack that is a zombie process does not count as running", async () => {
  // Its parent becomes a program that never collects its children, as in a container without an init process.
  const parent = installation.spawn({
    program: "sh",
    args: ["-c", `"${process.execPath}" scripts/run.mjs start >/dev/null 2>&1 & exec sleep 600`],
  });
  await expect
    .poll(() => existsSync(lockFile(installation.dataDir)) && isServing(installation.databaseProcess()))
    .toBe(true);
  const pid = Number(readFileSync(lockFile(installation.dataDir), "utf8").split("\n")[0]);
  process.kill(pid, "SIGKILL");
  const state = () => /^State:\s+(\w)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  await expect.poll(state).toBe("Z");

  const second = await installation.start();
  expect((await fetch(`${second.url}/api/health`)).status).toBe(200);
  parent.kill("SIGKILL");
});
