import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/**
 * Whether a process with this id is running, whichever user owns it. A zombie (ended, but not collected by its parent,
 * as happens in containers without an init process) does not count.
 */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EPERM") return false;
  }
  return !["Z", "X"].includes(processState(pid));
}

/** The letter of a process's state, such as "Z" for a zombie; empty if the system does not provide it. */
function processState(pid: number): string {
  if (process.platform === "linux") return statFields(pid)[0] ?? "";
  try {
    return execFileSync("ps", ["-o", "stat=", "-p", String(pid)], { encoding: "utf8" })
      .trim()
      .charAt(0);
  } catch {
    return "";
  }
}

/** The fields of `/proc/<pid>/stat` from the third on (proc_pid_stat(5)); empty if there is no such process. */
function statFields(pid: number): string[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The second field, the name in parentheses, may contain spaces.
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  } catch {
    return [];
  }
}

/** A process's command line, its arguments joined by spaces; empty if there is no such process. */
export function commandLine(pid: number): string {
  if (process.platform === "linux") {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ").trim();
    } catch {
      return "";
    }
  }
  try {
    return execFileSync("ps", ["-ww", "-o", "args=", "-p", String(pid)], { encoding: "utf8" }).trim();
  } catch {
    return "";
  }
}

/**
 * When a process started, in a system-specific format. It distinguishes two processes that had the same id at different
 * times. Empty if there is no such process or the system does not provide it.
 */
export function processStart(pid: number): string {
  // Field 22 of proc_pid_stat(5).
  if (process.platform === "linux") return statFields(pid)[19] ?? "";
  try {
    return execFileSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" }).trim();
  } catch {
    return "";
  }
}

/** Polls until `done` returns true. @returns false if `timeoutMs` passed first */
export async function waitUntil(done: () => boolean, timeoutMs: number, everyMs = 20): Promise<boolean> {
  const deadline = performance.now() + timeoutMs;
  while (!done()) {
    if (performance.now() > deadline) return false;
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
  return true;
}
