import { constants } from "node:os";
import { endServersNow } from "./postgres/postgres.ts";

/**
 * Ends a command that uses temporary stacks in order when it is stopped, as with Ctrl-C: without this a signal ends
 * Node at once, and the database, a process of its own, stays behind.
 */
export function endOnSignal(): void {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.once(signal, () => {
      console.error("\nStopping …");
      // What the command was doing fails now because its database is gone. It must not decide how the command ends.
      process.on("uncaughtException", () => {});
      void endServersNow().finally(() => process.exit(128 + constants.signals[signal]));
    });
  }
}
