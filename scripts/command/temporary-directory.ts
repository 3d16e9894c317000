import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";

/** Those of this process, removed ones included: what failed may still create files there. */
const directories = new Set<string>();

/**
 * Removes a directory. A process that is still ending may create files meanwhile, so this tries for up to 2 seconds.
 */
export const removeDirectory = (path: string): void =>
  rmSync(path, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });

// Runs when this process ends for any reason except kill -9. By then, its database servers have been told to end.
process.on("exit", () => {
  for (const directory of directories) {
    try {
      removeDirectory(directory);
    } catch (error) {
      console.error(`${directory} was not removed: ${(error as Error).message}`);
    }
  }
});

/** Creates a directory that other users can enter, and that is removed at the latest when this process ends. */
export function temporaryDirectory(prefix: string): string {
  const directory = mkdtempSync(`${tmpdir()}/${prefix}`);
  directories.add(directory);
  chmodSync(directory, 0o711);
  return directory;
}
