import { afterEach, beforeEach, expect, test } from "vitest";
import { fromRoot } from "../../command/paths.ts";
import { announcedPassword, closed, Installation, isServing } from "../support/installation.ts";

let installation: Installation;
beforeEach(() => {
  installation = new Installation();
});
afterEach(() => installation.remove());

const passwordOf = (output: string) => announcedPassword(output, "Demo user");

async function signIn(url: string, password: string | undefined): Promise<number> {
  const response = await fetch(`${url}/api/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "demo@example.com", password, termsAccepted: true }),
  });
  return response.status;
}

test("after a kill the next start cleans up, and the data and the sign-ins are still there", async () => {
  const first = await installation.start();
  const password = passwordOf(first.output());
  expect(await signIn(first.url, password)).toBe(200);
  const orphan = installation.databaseProcess();
  first.command.kill("SIGKILL");
  await closed(first.command);
  expect(isServing(orphan)).toBe(true);

  const second = await installation.start();
  expect(second.output()).toContain("Stopped a database left over from an earlier start");
  expect(isServing(orphan)).toBe(false);
  expect(passwordOf(second.output())).toBe(password);
  expect(await signIn(second.url, password)).toBe(200);
});

test("Ctrl-C stops everything that was started", async () => {
  const { command } = await installation.start();
  const database = installation.databaseProcess();
  expect(isServing(database)).toBe(true);
  command.kill("SIGINT");
  expect(await closed(command)).toBe(0);
  expect(isServing(database)).toBe(false);
});

test("a reader that leaves, as behind `| head`, ends it in order", async () => {
  const command = installation.spawn();
  const ended = new Promise<number | null>((resolve) => command.once("exit", resolve));
  // The first line comes while the database starts; what is written after it finds nobody.
  await new Promise((resolve) => command.stdout!.once("data", resolve));
  command.stdout!.destroy();
  expect(await ended).toBe(0);
  expect(isServing(installation.databaseProcess())).toBe(false);
});

test("a killed npm takes with it what it started", async () => {
  // As npm does: a shell that waits for the command and passes no signal on.
  const { command } = await installation.start({
    program: "sh",
    args: ["-c", `"${process.execPath}" "${fromRoot("scripts/run.mjs")}" start; :`],
    env: { npm_lifecycle_event: "start" },
  });
  const database = installation.databaseProcess();
  command.kill("SIGKILL");
  // Its output is shared with what it started, and closes when that has ended, too.
  await closed(command);
  expect(isServing(database)).toBe(false);
});

test("a second start and a reset refuse while it runs", async () => {
  await installation.start();
  for (const verb of ["start", "reset"]) {
    const refused = installation.run(verb);
    expect(refused.status).toBe(1);
    expect(refused.stderr).toContain("Stop it there with Ctrl-C");
  }
});
