import { accessSync, constants, existsSync, mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { StackError } from "../command/stack-error.ts";

/** What the system's codes mean for a person who chose a directory. */
const reasons: Record<string, string> = {
  EACCES: "you may not write there",
  EPERM: "you may not write there",
  EROFS: "it is on a read-only file system",
  ENOSPC: "the disk is full",
  ENOTDIR: "a part of its path is a file",
  EEXIST: "it is a file",
  ENOENT: "it cannot be made there",
};

/**
 * Level by level: Node's own `recursive` never returns where the system reports ENOENT below a directory that exists.
 */
function makeDirectory(path: string): void {
  if (existsSync(path) && statSync(path).isDirectory()) return;
  if (!existsSync(dirname(path))) makeDirectory(dirname(path));
  mkdirSync(path);
}

/**
 * Makes the data directory where it is missing.
 * @throws StackError saying why nothing can be written there
 */
export function prepareDataDirectory(dataDir: string): void {
  try {
    makeDirectory(dataDir);
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code = "", message } = error as NodeJS.ErrnoException;
    const reason = reasons[code] ?? message;
    throw new StackError(`The data cannot be kept in ${dataDir}: ${reason}. Set DATA_DIR to a directory of yours.`, {
      cause: error,
    });
  }
}
