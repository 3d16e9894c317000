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

test("after kill -9, the next start cleans up, and data and sessions are kept", async () => {
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

test("a closed output pipe, as with `| head`, stops it cleanly", async () => {
  const command = installation.spawn();
  const ended = new Promise<number | null>((resolve) => command.once("exit", resolve));
  // The first line is written while the database starts. Later lines have no reader.
  await new Promise((resolve) => command.stdout!.once("data", resolve));
  command.stdout!.destroy();
  expect(await ended).toBe(0);
  expect(isServing(installation.databaseProcess())).toBe(false);
});

test("killing npm ends the processes that it started", async () => {
  // Like npm: a shell that waits for the command and forwards no signals.
  const { command } = await installation.start({
    program: "sh",
    args: ["-c", `"${process.execPath}" "${fromRoot("scripts/run.mjs")}" start; :`],
    env: { npm_lifecycle_event: "start" },
  });
  const database = installation.databaseProcess();
  command.kill("SIGKILL");
  // Its output is shared with its child processes and closes when all of them have ended.
  await closed(command);
  expect(isServing(database)).toBe(false);
});

test("a second start and a reset are refused while it runs", async () => {
  await installation.start();
  for (const verb of ["start", "reset"]) {
    const refused = installation.run(verb);
    expect(refused.status).toBe(1);
    expect(refused.stderr).toContain("Stop it there with Ctrl-C");
  }
});
