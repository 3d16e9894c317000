import { linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { isAlive, processStart } from "./processes.ts";
import { StackError } from "../command/stack-error.ts";

/** The lock file. It contains the id and the start time of the process that uses the data directory, one per line. */
export const lockFile = (dataDir: string): string => `${dataDir}/stack.pid`;

/**
 * The process id of the stack that uses a data directory, or null. The lock of a killed stack does not count, even if
 * another process has its id now, for example after a container was restarted.
 */
export function runningStack(dataDir: string): number | null {
  let lines: string[];
  try {
    lines = readFileSync(lockFile(dataDir), "utf8").split("\n");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
  const pid = Number(lines[0]);
  return pid > 0 && isAlive(pid) && processStart(pid) === lines[1] ? pid : null;
}

/** @throws StackError if a stack uses the data directory */
export function assertNotRunning(dataDir: string): void {
  const other = runningStack(dataDir);
  if (other === null) return;
  throw new StackError(
    `Caption Kite is already running on ${dataDir} (process ${other}). Stop it there with Ctrl-C, or set DATA_DIR to another directory.`,
  );
}

/**
 * Locks a data directory for this process.
 * @returns a function that releases it
 * @throws StackError if another stack uses it
 */
export function claimDataDirectory(dataDir: string): () => void {
  assertNotRunning(dataDir);
  const file = lockFile(dataDir);
  const written = `${file}.${process.pid}`;
  rmSync(file, { force: true });
  writeFileSync(written, `${process.pid}\n${processStart(process.pid)}\n`);
  try {
    // A hard link is atomic: the file appears complete, and only one of two simultaneous starts can create it.
    linkSync(written, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    throw new StackError(`Caption Kite is being started on ${dataDir} by another process.`, { cause: error });
  } finally {
    rmSync(written, { force: true });
  }
  return () => rmSync(file, { force: true });
}
