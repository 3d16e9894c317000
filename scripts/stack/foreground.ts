import { endServersNow } from "./postgres/postgres.ts";
import { startStack } from "./start-stack.ts";
import type { Stack, StackOptions } from "./stack.ts";
import { exitWith } from "../command/exit.ts";

/**
 * Signals within this time of the first one count as the same press of Ctrl-C, in milliseconds: the terminal sends it
 * to npm and to its command, and npm passes its own on.
 */
const samePressMs = 1000;

/** How often a command that npm started checks whether npm still runs, in milliseconds. */
const npmWatchMs = 500;

/** npm's shell does not pass signals on: a killed npm would leave the command, and its ports, behind. */
function onEndOfNpm(then: () => void): void {
  if (!process.env["npm_lifecycle_event"]) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    then();
  }, npmWatchMs);
  watch.unref();
}

/**
 * Runs a stack until Ctrl-C, a termination signal, the end of the npm process that started it, or the end of something
 * it needs.
 */
export async function runInForeground(options: StackOptions): Promise<Stack> {
  const starting = new AbortController();
  let stack: Stack | undefined;
  let status: number | undefined;
  let endedAt = 0;
  let hurried = false;
  const end = async (exitStatus: number, reason: string) => {
    if (status !== undefined) return;
    status = exitStatus;
    endedAt = performance.now();
    console.log(`\n${reason}`);
    starting.abort();
    if (!stack) return;
    await stack.stop();
    process.exit(status);
  };
  // A second Ctrl-C does not wait for work in progress, but leaves nothing running either.
  const hurry = async () => {
    if (hurried || performance.now() - endedAt < samePressMs) return;
    hurried = true;
    status = 1;
    console.log("Stopping at once …");
    await endServersNow();
    process.exit(1);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => {
      (status === undefined ? end(0, "Stopping …") : hurry()).catch(exitWith);
    });
  }
  onEndOfNpm(() => {
    end(0, "npm has ended. Stopping …").catch(exitWith);
  });
  // Nobody reads the output any more, as with `| head` or a closed terminal: stopping must not fail because of that.
  for (const output of [process.stdout, process.stderr]) {
    output.on("error", () => {
      end(0, "").catch(exitWith);
    });
  }
  try {
    stack = await startStack({
      ...options,
      signal: starting.signal,
      onFailure: (message) => void end(1, message).catch(exitWith),
    });
    return stack;
  } catch (error) {
    // Cancelled on request: everything that had been started is stopped by now.
    if (status !== undefined) process.exit(status);
    return exitWith(error);
  }
}
