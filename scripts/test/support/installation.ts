import { spawn, spawnSync, type ChildProcess, type SpawnSyncReturns } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { fromRoot } from "../../command/paths.ts";
import { clusterDirectory, serverIdentity } from "../../stack/postgres/postgres-home.ts";
import { readPostmaster, stopOrphan } from "../../stack/postgres/postgres-orphan.ts";
import { commandLine } from "../../stack/processes.ts";

/** A command that runs the stack and is ready. */
export interface RunningCommand {
  command: ChildProcess;
  /** Returns its output so far. */
  output: () => string;
  /** The page's address. */
  url: string;
}

/** How a test starts a stack. Default: like `npm start`. */
export interface StartOptions {
  program?: string;
  args?: string[];
  env?: Record<string, string>;
  detached?: boolean;
}

const script = fromRoot("scripts/run.mjs");

/** A temporary data directory and the project's commands that use it, started as a person would start them. */
export class Installation {
  readonly dataDir = mkdtempSync(`${tmpdir()}/caption-kite-installation-`);
  readonly #commands: ChildProcess[] = [];
  #removed = false;

  constructor() {
    chmodSync(this.dataDir, 0o711);
  }

  environment(env: Record<string, string> = {}): NodeJS.ProcessEnv {
    return {
      ...process.env,
      NODE_ENV: "",
      PORT: "0",
      STUDIO_PORT: "0",
      MAILBOX_PORT: "0",
      STRIPE_SIMULATOR_PORT: "0",
      DATA_DIR: this.dataDir,
      ...env,
    };
  }

  spawn({
    program = process.execPath,
    args = [script, "start"],
    env,
    detached = false,
  }: StartOptions = {}): ChildProcess {
    if (this.#removed) throw new Error("The installation is removed.");
    const command = spawn(program, args, {
      env: this.environment(env),
      stdio: ["ignore", "pipe", "pipe"],
      detached,
      cwd: fromRoot(""),
    });
    this.#commands.push(command);
    return command;
  }

  /** Starts a stack and waits until it is ready. @throws Error with its output if it ends before */
  async start(options: StartOptions = {}): Promise<RunningCommand> {
    const command = this.spawn(options);
    let output = "";
    await new Promise<void>((resolve, reject) => {
      const read = (chunk: Buffer) => {
        output += String(chunk);
        if (output.includes("Ctrl-C stops everything")) resolve();
      };
      command.stdout!.on("data", read);
      command.stderr!.on("data", read);
      command.once("close", () => reject(new Error(output)));
    });
    return { command, output: () => output, url: /Page +(\S+)/.exec(output)?.[1] ?? "" };
  }

  /** Runs one of the project's commands to its end. */
  run(verb: string, ...args: string[]): SpawnSyncReturns<string> {
    return this.runWith({}, verb, ...args);
  }

  runWith(env: Record<string, string>, verb: string, ...args: string[]): SpawnSyncReturns<string> {
    return spawnSync(process.execPath, [script, verb, ...args], { env: this.environment(env), encoding: "utf8" });
  }

  /** Runs a command whose questions get this answer, as somebody would type it; "" is nobody. */
  answer(input: string, verb: string, ...args: string[]): SpawnSyncReturns<string> {
    return spawnSync(process.execPath, [script, verb, ...args], { env: this.environment(), encoding: "utf8", input });
  }

  /** The database server's process id; 0 if none is running. */
  databaseProcess(): number {
    return readPostmaster(clusterDirectory(this.dataDir, serverIdentity()))?.pid ?? 0;
  }

  /** Stops all running processes and removes the data. */
  async remove(): Promise<void> {
    this.#removed = true;
    await Promise.all(
      this.#commands.map(async (command) => {
        if (command.exitCode !== null || command.signalCode !== null) return;
        command.kill("SIGTERM");
        await closed(command);
      }),
    );
    const cluster = clusterDirectory(this.dataDir, serverIdentity());
    await stopOrphan(cluster);
    rmSync(cluster, { recursive: true, force: true });
    rmSync(this.dataDir, { recursive: true, force: true });
  }
}

/** Resolves with the exit status when a command has ended and its output is closed. */
export const closed = (command: ChildProcess): Promise<number | null> =>
  new Promise((resolve) => command.once("close", resolve));

/** Whether a process is a running PostgreSQL server. A zombie process has no command line. */
export const isServing = (pid: number): boolean => commandLine(pid).includes("postgres");

/** The password that a start prints for an account; undefined if it prints none. */
export function announcedPassword(output: string, account: "Admin" | "Demo user"): string | undefined {
  return new RegExp(`${account} +\\S+ +password (\\S+)`).exec(output)?.[1];
}
