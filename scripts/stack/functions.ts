import { spawn, type ChildProcess } from "node:child_process";
import { watch } from "node:fs";
import { createInterface } from "node:readline";
import { denoBinary, denoEnvironment } from "./deno.ts";
import { allowedHosts } from "./functions-network.ts";
import { fromRoot } from "./paths.ts";
import { StackError } from "./stack-error.ts";

export interface FunctionsOptions {
  /** The directory of the functions, one folder each. Default: supabase/functions. */
  directory?: string;
  /** The environment of the functions. */
  env: Record<string, string>;
  /** Restart when a file under supabase/functions changes. */
  watch: boolean;
  /** Receives one line of the functions' own log. */
  log: (line: string) => void;
}

export interface Functions {
  /** The port on which `/functions/v1/<name>` responds now; waits while the functions restart. */
  port(): Promise<number>;
  names: string[];
  stop(): Promise<void>;
}

interface Started { port: number; names: string[] }

function denoArguments(directory: string, env: Record<string, string>): string[] {
  return [
    "run", "--cached-only", "--no-remote", "--no-prompt", "--no-lock", "--unstable-no-legacy-abort", `--config=${fromRoot("deno.json")}`,
    `--allow-net=${allowedHosts(env).join(",")}`,
    `--allow-read=${directory},${fromRoot("node_modules")},${fromRoot("deno.json")}`,
    "--allow-env", "--allow-sys=hostname,osRelease,cpus",
    fromRoot("scripts/stack/functions-host.ts"), directory,
  ];
}

/** One run of the host process. `started` rejects if it ends before it listens. */
function launch({ directory, env, log }: Required<FunctionsOptions>): { child: ChildProcess; started: Promise<Started> } {
  const child = spawn(denoBinary(), denoArguments(directory, env), {
    cwd: fromRoot(""),
    env: { ...denoEnvironment(), ...env },
    stdio: ["pipe", "pipe", "pipe"],
    detached: true,
  });
  const lastLines: string[] = [];
  const started = new Promise<Started>((resolve, reject) => {
    let listening = false;
    createInterface(child.stdout).on("line", (line) => {
      if (listening) return log(line);
      if (!line.startsWith('{"port"')) return log(line);
      listening = true;
      resolve(JSON.parse(line) as Started);
    });
    createInterface(child.stderr).on("line", (line) => {
      lastLines.push(line);
      if (lastLines.length > 30) lastLines.shift();
      if (listening) log(line);
    });
    child.once("error", reject);
    child.once("close", () => reject(new StackError(`The functions do not start:\n${lastLines.join("\n")}`)));
  });
  // `port()` waits for the start; nobody waits for a run that was replaced.
  started.catch(() => {});
  return { child, started };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const closed = new Promise((resolve) => child.once("close", resolve));
  child.stdin?.end();
  child.kill("SIGTERM");
  const timer = setTimeout(() => child.kill("SIGKILL"), 3000);
  await closed;
  clearTimeout(timer);
}

/**
 * Starts the functions under Deno. A crash is logged and followed by a restart, with a delay of up to 5 seconds;
 * requests wait for it.
 * @throws StackError with the functions' own output if they do not start at first
 */
export async function startFunctions({ directory = fromRoot("supabase/functions"), ...rest }: FunctionsOptions): Promise<Functions> {
  const options = { directory, ...rest };
  let child: ChildProcess;
  let started: Promise<Started>;
  let stopping = false;
  let crashes = 0;

  function begin(): void {
    const run = launch(options);
    const since = performance.now();
    child = run.child;
    started = run.started;
    run.child.once("close", (code, signal) => {
      if (stopping || run.child !== child) return;
      crashes = performance.now() - since > 60_000 ? 1 : crashes + 1;
      const wait = Math.min(5000, 250 * 2 ** (crashes - 1));
      started = new Promise((resolve) => {
        setTimeout(() => {
          if (!stopping && run.child === child) begin();
          resolve(started);
        }, wait);
      });
      options.log(`The functions ended (${signal ?? `exit code ${code}`}); starting again in ${wait} ms.`);
    });
  }

  begin();
  const first = await started!;
  const stopWatching = options.watch ? watchSources(directory, () => {
    const old = child;
    begin();
    void end(old);
    started.then(() => options.log("The functions were loaded again."), (error: Error) => options.log(error.message));
  }) : () => {};

  return {
    names: first.names,
    port: async () => (await started).port,
    async stop() {
      stopping = true;
      stopWatching();
      await end(child);
    },
  };
}

/** Calls back shortly after a source file has changed. */
function watchSources(directory: string, changed: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(directory, { recursive: true }, (_event, file) => {
    if (!file || !/\.(ts|json)$/.test(file) || file.endsWith(".test.ts")) return;
    clearTimeout(timer);
    timer = setTimeout(changed, 100);
  });
  return () => {
    clearTimeout(timer);
    watcher.close();
  };
}
