import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { commandLine, isAlive } from "./processes.ts";
import { StackError } from "./stack-error.ts";

const lockFile = (dataDir: string) => `${dataDir}/stack.pid`;

/** The process id of the stack that uses a data directory now, or null. A lock left by a killed one does not count. */
export function runningStack(dataDir: string): number | null {
  let pid: number;
  try {
    pid = Number(readFileSync(lockFile(dataDir), "utf8"));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
  // Process ids come round again: one that is not Node is somebody else's.
  return pid > 0 && pid !== process.pid && isAlive(pid) && /node/.test(commandLine(pid)) ? pid : null;
}

/**
 * Takes a data directory for this process.
 * @returns gives it back
 * @throws StackError when another stack uses it
 */
export function claimDataDirectory(dataDir: string): () => void {
  const file = lockFile(dataDir);
  const other = runningStack(dataDir);
  if (other !== null) {
    throw new StackError(`Caption Kite is already running on ${dataDir} (process ${other}). Stop it there with Ctrl-C, or set DATA_DIR to another directory.`);
  }
  rmSync(file, { force: true });
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    throw new StackError(`Caption Kite is being started on ${dataDir} by another process.`, { cause: error });
  }
  return () => rmSync(file, { force: true });
}
