import { constants } from "node:os";
import { endServersNow } from "./postgres/postgres.ts";

let stopping = false;

/** Whether the command was told to stop. What fails from then on says nothing about the product. */
export const isStopping = (): boolean => stopping;

/**
 * Ends a command that uses temporary stacks in order when it is stopped, as with Ctrl-C: without this a signal ends
 * Node at once, and the database, a process of its own, stays behind. More signals change nothing: npm passes on those
 * that the terminal has sent to the command already.
 * @param before what has to end first
 */
export function endOnSignal(before: () => Promise<unknown> = () => Promise.resolve()): void {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      console.error("\nStopping …");
      // What the command was doing fails now because its database is gone. It must not decide how the command ends.
      process.on("uncaughtException", () => {});
      void before()
        .finally(endServersNow)
        .finally(() => process.exit(128 + constants.signals[signal]));
    });
  }
}

/** Waits for work whose failure is no result once the command was told to stop: then this never settles. */
export async function untilStopped<Value>(work: Promise<Value>): Promise<Value> {
  try {
    const value = await work;
    if (!stopping) return value;
  } catch (error) {
    if (!stopping) throw error;
  }
  return new Promise(() => {});
}
