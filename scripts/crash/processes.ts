import { execFileSync } from "node:child_process";
import { isAlive, waitUntil } from "../stack/processes.ts";

/** How long killed processes may take to end, in milliseconds. */
const goneMs = 10_000;

/** A process and all its descendants. */
function processTree(root: number): number[] {
  const rows = execFileSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" })
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number) as [number, number]);
  const tree = [root];
  for (const pid of tree) tree.push(...rows.filter(([, parent]) => parent === pid).map(([child]) => child));
  return tree;
}

/**
 * Ends a process and all its descendants like a power failure: `kill -9`, all at once.
 * @returns how many processes were killed
 * @throws Error if one does not end
 */
export async function killTree(root: number): Promise<number> {
  const pids = processTree(root);
  for (const pid of pids) {
    try {
      process.kill(pid, "SIGKILL");
    } catch (error) {
      // It ended with its parent.
      if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
    }
  }
  const gone = await waitUntil(() => pids.every((pid) => !isAlive(pid)), goneMs);
  if (!gone) throw new Error(`killed processes do not go: ${pids.filter(isAlive).join(", ")}`);
  return pids.length;
}
