import { chmodSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { afterEach, beforeEach, expect, test } from "vitest";
import { fromRoot } from "../../command/paths.ts";
import { clusterDirectory, serverIdentity } from "../../stack/postgres/postgres-home.ts";
import { readPostmaster } from "../../stack/postgres/postgres-orphan.ts";
import { closed, Installation, isServing } from "../support/installation.ts";

let installation: Installation;
/** The directory in which the command creates its temporary stack. */
let directory: string;
beforeEach(() => {
  installation = new Installation();
  directory = mkdtempSync(`${tmpdir()}/caption-kite-interrupted-`);
  chmodSync(directory, 0o711);
});
afterEach(async () => {
  await installation.remove();
  rmSync(directory, { recursive: true, force: true });
});

const stacks = () => readdirSync(directory).filter((name) => name.startsWith("caption-kite-temporary-"));

test.each([
  ["fuzz", ["fuzz", "--calls", "100000"]],
  ["bench", ["bench", "history"]],
])("Ctrl-C on npm run %s leaves no database and no files", async (_name, args) => {
  const command = installation.spawn({ args: [fromRoot("scripts/run.mjs"), ...args], env: { TMPDIR: directory } });
  const database = () => {
    const [name] = stacks();
    return name ? readPostmaster(clusterDirectory(`${directory}/${name}`, serverIdentity())) : null;
  };
  await expect.poll(() => database()?.ready, { timeout: 60_000 }).toBe(true);
  const { pid } = database()!;
  expect(isServing(pid)).toBe(true);
  command.kill("SIGINT");
  expect(await closed(command)).toBe(130);
  expect(isServing(pid)).toBe(false);
  expect(stacks()).toEqual([]);
});

test.each([
  ["test", ["test", "database"]],
  ["policies", ["policies"]],
  ["crash", ["crash"]],
  ["fuzz", ["fuzz", "--calls", "100000"]],
])("Ctrl-C on npm run %s leaves no file and no process, and finds nothing", async (_name, args) => {
  const command = installation.spawn({
    args: [fromRoot("scripts/run.mjs"), ...args],
    env: { TMPDIR: directory },
    detached: true,
  });
  let output = "";
  for (const stream of [command.stdout!, command.stderr!]) stream.on("data", (chunk) => (output += String(chunk)));
  /** The servers of the databases below the directory. */
  const servers = () =>
    readdirSync(directory)
      .map((name) => readPostmaster(clusterDirectory(`${directory}/${name}`, serverIdentity())))
      .filter((server) => server?.ready)
      .map((server) => server!.pid);
  await expect.poll(() => servers().length, { timeout: 60_000 }).toBeGreaterThan(0);
  const pids = servers();
  const ended = closed(command);
  // Like a terminal, and like npm, which passes the signal on once more.
  process.kill(-command.pid!, "SIGINT");
  await expect.poll(() => output).toContain("Stopping …");
  if (command.exitCode === null) command.kill("SIGINT");
  expect(await ended).toBe(130);
  expect(pids.filter(isServing)).toEqual([]);
  expect(readdirSync(directory)).toEqual([]);
  expect(() => process.kill(-command.pid!, 0)).toThrow("ESRCH");
  expect(output).not.toMatch(/FAIL|not noticed|responded with|\n {4}at /);
});
