import { setImmediate } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { closed, Installation, type RunningCommand } from "../support/installation.ts";
import { newPerson, Person } from "../support/person.ts";

describe("npm run admin on this machine", () => {
  let installation: Installation;
  let running: RunningCommand;
  let person: Person;
  beforeAll(async () => {
    installation = new Installation();
    expect(installation.run("admin", "list").stderr).toContain("Start once with npm start");
    running = await installation.start();
    person = await newPerson(running.url);
  });
  afterAll(() => installation.remove());

  test("grants the role immediately while the stack runs", async () => {
    const granted = installation.run("admin", "grant", person.email.toUpperCase());
    expect([granted.status, granted.stdout]).toEqual([0, expect.stringContaining("is now an administrator")]);
    expect((await person.call("GET", "/api/user")).body["isAdmin"]).toBe(true);
    expect(installation.run("admin", "grant", person.email).stdout).toContain("is already an administrator");
  });

  test("lists who has the role and why", () => {
    const { stdout } = installation.run("admin", "list");
    expect(stdout).toMatch(/^admin@example\.com .* granted at start-up for ADMIN_EMAIL/m);
    expect(stdout).toMatch(new RegExp(`^${person.email} .* by an operator`, "m"));
  });

  test("refuses an address without an account", () => {
    const { status, stdout } = installation.run("admin", "grant", "nobody@example.com");
    expect([status, stdout]).toEqual([1, expect.stringContaining("Sign up with it first")]);
  });

  test("sets a new password, which alone works from then on, and ends the sessions", async () => {
    const { status, stdout } = installation.run("admin", "password", person.email.toUpperCase());
    const [, password] = /has a new password: (\S+)/.exec(stdout)!;
    expect(status).toBe(0);
    expect((await person.call("GET", "/api/user")).status).toBe(401);
    expect((await person.login()).status).toBe(401);
    expect((await person.login(password)).status).toBe(200);
    expect(installation.run("admin", "password", "nobody@example.com").status).toBe(1);
  });

  test("revokes the role while the stack is stopped, but never from the last administrator", async () => {
    running.command.kill("SIGTERM");
    await closed(running.command);
    expect(installation.run("admin", "revoke", "admin@example.com")).toMatchObject({
      status: 0,
      stdout: expect.stringContaining("is no longer an administrator"),
    });
    expect(installation.run("admin", "revoke", person.email)).toMatchObject({
      status: 1,
      stdout: expect.stringContaining("the only administrator"),
    });
    expect(installation.run("admin", "list").stdout).toContain(person.email);
    expect(installation.databaseProcess()).toBe(0);
  });
});

describe("npm run admin for a hosted project", () => {
  const { url, supabaseUrl, secretKey, publishableKey } = inject("stack");
  const installation = new Installation();
  afterAll(() => installation.remove());
  const adminAt = (address: string, key: string, ...args: string[]) =>
    installation.runWith({ SUPABASE_URL: address, SUPABASE_SECRET_KEY: key }, "admin", ...args);
  const admin = (key: string, ...args: string[]) => adminAt(url, key, ...args);

  test("works with the project's URL and secret key", async () => {
    const person = await newPerson(url);
    expect(admin(secretKey, "grant", person.email)).toMatchObject({
      status: 0,
      stdout: expect.stringContaining(`Hosted project ${url}`),
    });
    await setImmediate();
    expect((await person.call("GET", "/api/user")).body["isAdmin"]).toBe(true);
    expect(admin(secretKey, "list").stdout).toContain(person.email);
    // Another person has the role, so that this one is not the last.
    await setImmediate();
    const other = await newPerson(url);
    admin(secretKey, "grant", other.email);
    expect(admin(secretKey, "revoke", person.email)).toMatchObject({
      status: 0,
      stdout: expect.stringContaining("is no longer an administrator"),
    });
  });

  test("sets a new password through Auth", async () => {
    await setImmediate();
    const person = await newPerson(url);
    // The public origin passes only social sign-ins on to Auth.
    const { status, stdout } = adminAt(supabaseUrl, secretKey, "password", person.email);
    const [, password] = /has a new password: (\S+)/.exec(stdout)!;
    expect(status).toBe(0);
    await setImmediate();
    expect((await person.call("GET", "/api/user")).status).toBe(401);
    expect((await person.login(password)).status).toBe(200);
    expect(adminAt(supabaseUrl, secretKey, "password", "nobody@example.com")).toMatchObject({
      status: 1,
      stdout: expect.stringContaining("There is no account"),
    });
  });

  test("with an invalid or publishable key, it does nothing and says why", async () => {
    // The command blocks this thread, so the close of the idle connection must be processed first.
    await setImmediate();
    const person = await newPerson(url);
    for (const key of ["sb_secret_wrong", publishableKey]) {
      expect(admin(key, "grant", person.email)).toMatchObject({
        status: 1,
        stderr: expect.stringContaining("does not accept SUPABASE_SECRET_KEY"),
      });
    }
    await setImmediate();
    expect((await person.call("GET", "/api/user")).body["isAdmin"]).toBe(false);
    expect(admin("", "list").stderr).toContain("SUPABASE_SECRET_KEY is missing");
    expect(admin("eyJhbGciOiJIUzI1NiJ9.e30.c", "list").stderr).toContain("is a legacy service_role key");
  });
});
