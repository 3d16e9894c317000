import { existsSync, readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { lockFile } from "../../stack/running-stack.ts";
import { closed, Installation, isServing } from "../support/installation.ts";

let installation: Installation;
beforeEach(() => {
  installation = new Installation();
});
afterEach(() => installation.remove());

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
