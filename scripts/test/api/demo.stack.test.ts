import { existsSync } from "node:fs";
import { afterEach, beforeEach, expect, test } from "vitest";
import { endpoints } from "../../../supabase/functions/_shared/contract/wire/endpoints.ts";
import { announcedPassword, closed, Installation, type RunningCommand } from "../support/installation.ts";
import { Person } from "../support/person.ts";

let installation: Installation;
beforeEach(() => {
  installation = new Installation();
});
afterEach(() => installation.remove());

/** Signs in with an account that the start printed. */
async function signedIn({ url, output }: RunningCommand, role: "Admin" | "Demo user", email: string): Promise<Person> {
  const person = new Person(url);
  const json = { email, password: announcedPassword(output(), role), termsAccepted: true };
  const { status, body } = await person.call("POST", endpoints.login.path, { json });
  expect({ status, body }).toMatchObject({ status: 200 });
  return person;
}
const demoUser = (running: RunningCommand) => signedIn(running, "Demo user", "demo@example.com");
const administrator = (running: RunningCommand) => signedIn(running, "Admin", "admin@example.com");

async function list(
  person: Person,
  name: "listHistory" | "adminListPosts" | "adminListComments" | "adminListPromoCodes" | "adminListActivityLogs",
) {
  return (await person.call<Record<string, unknown>[]>("GET", endpoints[name].path)).body;
}

/** Waits for the line that reports whether the demo content was created. */
const filled = ({ output }: RunningCommand) =>
  expect.poll(output).toMatch(/something to look at|demo content is incomplete.*/);

async function stop({ command }: RunningCommand): Promise<void> {
  command.kill("SIGTERM");
  await closed(command);
}

test("the first start creates demo content for both accounts, later starts add nothing, and --empty creates none", async () => {
  const first = await installation.start();
  await filled(first);
  expect(first.output()).not.toContain("incomplete");

  const demo = await demoUser(first);
  expect((await demo.call("GET", endpoints.getUser.path)).body).toMatchObject({ isPremium: true });
  expect((await demo.call("GET", endpoints.getTone.path)).body["tone"]).toContain("Short and playful");
  const history = await list(demo, "listHistory");
  expect(new Set(history.map(({ platform }) => platform)).size).toBe(5);
  for (const { captions } of history) expect((captions as string[]).length).toBeGreaterThan(0);

  const admin = await administrator(first);
  const posts = await list(admin, "adminListPosts");
  expect(posts).toHaveLength(3);
  for (const { content, isGenerated } of posts)
    expect(isGenerated || String(content).startsWith("Demo post")).toBe(true);
  expect(posts.filter(({ isPosted }) => isPosted)).toMatchObject([{ likes: 128 }]);
  const comments = await list(admin, "adminListComments");
  expect(comments.map(({ isResponded }) => isResponded).sort()).toEqual([false, true]);
  for (const { comment } of comments) expect(comment).toMatch(/^Demo comment/);
  expect((await list(admin, "adminListPromoCodes")).map(({ code }) => code).sort()).toEqual([
    "DEMO-MONTH",
    "DEMO-WEEK",
  ]);
  expect((await list(admin, "adminListActivityLogs")).length).toBeGreaterThan(3);

  const changed = await demo.call(endpoints.changePassword.method, endpoints.changePassword.path, {
    json: { currentPassword: announcedPassword(first.output(), "Demo user"), newPassword: "Another1" },
  });
  expect(changed.status).toBe(200);
  await stop(first);

  const second = await installation.start();
  expect(announcedPassword(second.output(), "Demo user")).toBeUndefined();
  expect(second.output()).toContain("demo@example.com   with the password that its owner set");
  expect(await list(await administrator(second), "adminListPosts")).toHaveLength(3);
  await stop(second);

  expect(installation.run("reset", "--", "--empty").status).toBe(2);
  expect(installation.run("reset", "--empty").stdout).toContain("leaves them empty");
  const third = await installation.start();
  expect(await list(await demoUser(third), "listHistory")).toEqual([]);
  expect(await list(await administrator(third), "adminListPosts")).toEqual([]);
  expect(third.output()).not.toMatch(/something to look at|demo content/);
});

test("what Ctrl-C cut off is made at the next start, and nothing twice", async () => {
  await stop(await installation.start());
  const second = await installation.start();
  const demo = await demoUser(second);
  await expect.poll(() => list(demo, "listHistory")).not.toEqual([]);
  await stop(second);

  const third = await installation.start();
  await filled(third);
  expect(third.output()).not.toContain("incomplete");
  expect(await list(await demoUser(third), "listHistory")).toHaveLength(6);
  const admin = await administrator(third);
  expect(await list(admin, "adminListPosts")).toHaveLength(3);
  expect(await list(admin, "adminListComments")).toHaveLength(2);
  expect(await list(admin, "adminListPromoCodes")).toHaveLength(2);
  // Events of the start's own work would push what a person needs off the screen.
  expect(third.output()).not.toContain('"level":"info"');
  expect(existsSync(`${installation.dataDir}/demo-content`)).toBe(false);
});
