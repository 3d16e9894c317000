import { StackError } from "./stack-error.ts";

/** Logs one line per step of a start, with the time since the command. */
export function printProgress(line: string): void {
  console.log(`  ${(performance.now() / 1000).toFixed(1).padStart(4)} s  ${line}`);
}

/** Ends the command with a message for the reader; unexpected errors keep their stack trace. */
export function exitWith(error: unknown): never {
  console.error(error instanceof StackError ? `\n${error.message}` : error);
  process.exit(1);
}
