import { spawn, type ChildProcess } from "node:child_process";
import { createInterface } from "node:readline";
import { denoBinary, denoEnvironment } from "./deno.ts";
import { allowedHosts } from "./functions-network.ts";
import { fromRoot } from "../../command/paths.ts";
import { StackError } from "../../command/stack-error.ts";

export interface FunctionsProcessOptions {
  /** Holds one directory per function. */
  directory: string;
  /** Everything the functions find in their environment. */
  env: Record<string, string>;
  /** One line of the functions' own log. */
  log: (line: string) => void;
  /** How long loading may take, in milliseconds. */
  loadMs: number;
}

export interface FunctionsProcess {
  /** The port that it listens on. Rejects with a StackError when it ends, or takes too long, before it listens. */
  port: Promise<number>;
  /** Resolves with what ended it. */
  ended: Promise<string>;
  /** Ends it. Resolves when it is gone. */
  end(): Promise<void>;
}

/** How long a process may take to end in order before it is killed, in milliseconds. */
const endMs = 3000;

/** A reason that a process gives for its end is among its last lines. */
const keptLines = 30;

function denoArguments(directory: string, env: Record<string, string>): string[] {
  return [
    "run",
    "--cached-only",
    "--no-remote",
    "--no-prompt",
    "--no-lock",
    "--unstable-no-legacy-abort",
    `--config=${fromRoot("deno.json")}`,
    `--allow-net=${allowedHosts(env).join(",")}`,
    `--allow-read=${directory},${fromRoot("node_modules")},${fromRoot("deno.json")}`,
    "--allow-env",
    "--allow-sys=hostname,osRelease,cpus",
    fromRoot("scripts/stack/functions/functions-host.ts"),
    directory,
  ];
}

async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const closed = new Promise((resolve) => child.once("close", resolve));
  child.stdin?.end();
  child.kill("SIGTERM");
  const timer = setTimeout(() => child.kill("SIGKILL"), endMs);
  await closed;
  clearTimeout(timer);
}

/** Starts one process that loads and serves every function of a directory. Never throws: see `port`. */
export function launchFunctions({ directory, env, log, loadMs }: FunctionsProcessOptions): FunctionsProcess {
  const child = spawn(denoBinary(), denoArguments(directory, env), {
    cwd: fromRoot(""),
    env: { ...denoEnvironment(), ...env },
    stdio: ["pipe", "pipe", "pipe"],
    detached: true,
  });
  const lastLines: string[] = [];
  const ended = Promise.withResolvers<string>();
  const port = new Promise<number>((resolve, reject) => {
    let listening = false;
    const fail = (reason: string) => reject(new StackError([reason, ...lastLines].join("\n")));
    const timer = setTimeout(() => {
      fail(`They did not finish loading within ${loadMs / 1000} s.`);
      child.kill("SIGKILL");
    }, loadMs);
    createInterface(child.stdout).on("line", (line) => {
      if (listening || !line.startsWith('{"port"')) return log(line);
      listening = true;
      clearTimeout(timer);
      resolve((JSON.parse(line) as { port: number }).port);
    });
    createInterface(child.stderr).on("line", (line) => {
      if (listening) return log(line);
      lastLines.push(line);
      if (lastLines.length > keptLines) lastLines.shift();
    });
    child.once("error", (error) => {
      clearTimeout(timer);
      lastLines.push(error.message);
      fail("Deno does not start.");
      ended.resolve(error.message);
    });
    child.once("close", (code, signal) => {
      clearTimeout(timer);
      fail(`Their process ended (${signal ?? `exit code ${code}`}).`);
      ended.resolve(signal ?? `exit code ${code}`);
    });
  });
  // Whoever needs the port asks for it; a process that was replaced has nobody to ask.
  port.catch(() => {});
  return { port, ended: ended.promise, end: () => endProcess(child) };
}
