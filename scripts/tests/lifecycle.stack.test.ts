import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { afterEach, beforeEach, expect, test } from "vitest";
import { fromRoot } from "../stack/paths.ts";
import { clusterDirectory, serverIdentity } from "../stack/postgres-home.ts";
import { readPostmaster } from "../stack/postgres-orphan.ts";
import { commandLine } from "../stack/processes.ts";

let dataDir: string;
let commands: ChildProcess[];

beforeEach(() => {
  dataDir = mkdtempSync(`${tmpdir()}/caption-kite-lifecycle-`);
  chmodSync(dataDir, 0o711);
  commands = [];
});
afterEach(async () => {
  await Promise.all(commands.map(async (command) => {
    if (command.exitCode !== null || command.signalCode !== null) return;
    command.kill("SIGTERM");
    await closed(command);
  }));
  spawnSync(process.execPath, [fromRoot("scripts/run.mjs"), "reset"], { env: environment() });
  rmSync(dataDir, { recursive: true, force: true });
});

const environment = () => ({ ...process.env, NODE_ENV: "", PORT: "0", STUDIO_PORT: "0", MAILBOX_PORT: "0", DATA_DIR: dataDir });
const closed = (command: ChildProcess) => new Promise<number | null>((resolve) => command.once("close", resolve));
/** A process that ended but was not yet collected by its parent has no command line any more. */
const isServing = (pid: number) => commandLine(pid).includes("postgres");
const databaseProcess = () => readPostmaster(clusterDirectory(dataDir, serverIdentity()))?.pid ?? 0;

/** Runs `npm start`'s command until it says that it is ready. */
async function start(program = process.execPath, args = [fromRoot("scripts/run.mjs"), "start"], env = {}): Promise<{ command: ChildProcess; output: () => string; url: string }> {
  const command = spawn(program, args, { env: { ...environment(), ...env }, stdio: ["ignore", "pipe", "pipe"] });
  commands.push(command);
  let output = "";
  const ready = new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += String(chunk);
      if (output.includes("Ctrl-C stops everything")) resolve();
    };
    command.stdout.on("data", read);
    command.stderr.on("data", read);
    command.once("close", () => reject(new Error(output)));
  });
  await ready;
  return { command, output: () => output, url: /Page +(\S+)/.exec(output)?.[1] ?? "" };
}

const passwordOf = (output: string) => /Demo user +\S+ +password (\S+)/.exec(output)?.[1];

async function signIn(url: string, password: string | undefined): Promise<number> {
  const response = await fetch(`${url}/api/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "demo@example.com", password, termsAccepted: true }),
  });
  return response.status;
}

test("after a kill the next start cleans up, and the data and the sign-ins are still there", async () => {
  const first = await start();
  const password = passwordOf(first.output());
  expect(await signIn(first.url, password)).toBe(200);
  const orphan = databaseProcess();
  first.command.kill("SIGKILL");
  await closed(first.command);
  expect(isServing(orphan)).toBe(true);

  const second = await start();
  expect(second.output()).toContain("Stopped a database left over from an earlier start");
  expect(isServing(orphan)).toBe(false);
  expect(passwordOf(second.output())).toBe(password);
  expect(await signIn(second.url, password)).toBe(200);
});

test("Ctrl-C stops everything that was started", async () => {
  const { command } = await start();
  const database = databaseProcess();
  expect(isServing(database)).toBe(true);
  command.kill("SIGINT");
  expect(await closed(command)).toBe(0);
  expect(isServing(database)).toBe(false);
});

test("a reader that leaves, as behind `| head`, ends it in order", async () => {
  const command = spawn(process.execPath, [fromRoot("scripts/run.mjs"), "start"], { env: environment(), stdio: ["ignore", "pipe", "pipe"] });
  commands.push(command);
  const ended = new Promise<number | null>((resolve) => command.once("exit", resolve));
  // The first line comes while the database starts; what is written after it finds nobody.
  await new Promise((resolve) => command.stdout.once("data", resolve));
  command.stdout.destroy();
  expect(await ended).toBe(0);
  expect(isServing(databaseProcess())).toBe(false);
});

test("a killed npm takes with it what it started", async () => {
  // As npm does: a shell that waits for the command and passes no signal on.
  const { command } = await start("sh", ["-c", `"${process.execPath}" "${fromRoot("scripts/run.mjs")}" start; :`], { npm_lifecycle_event: "start" });
  const database = databaseProcess();
  command.kill("SIGKILL");
  // Its output is shared with what it started, and closes when that has ended, too.
  await closed(command);
  expect(isServing(database)).toBe(false);
});

test("a second start and a reset refuse while it runs", async () => {
  await start();
  for (const verb of ["start", "reset"]) {
    const refused = spawnSync(process.execPath, [fromRoot("scripts/run.mjs"), verb], { env: environment(), encoding: "utf8" });
    expect(refused.status).toBe(1);
    expect(refused.stderr).toContain("Stop it there with Ctrl-C");
  }
});
