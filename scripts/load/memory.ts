import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** The parts of a local stack that are processes of their own. */
export const parts = ["gateway and Supabase's API", "functions", "database"] as const;
export type Part = (typeof parts)[number];

/** Resident memory of each part in megabytes; the database's without its shared buffers, which all its processes show. */
export type Memory = Record<Part, number>;

interface Process {
  pid: number;
  parent: number;
  command: string;
  /** Megabytes. */
  resident: number;
}

const megabyte = 1024;

/** A process by /proc (proc_pid_status(5)); null if it has ended meanwhile. */
function readProcess(pid: number): Process | null {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    const kilobytes = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(status)?.[1] ?? 0);
    return {
      pid,
      parent: kilobytes("PPid"),
      command: /^Name:\s+(.*)$/m.exec(status)?.[1] ?? "",
      resident: (kilobytes("VmRSS") - kilobytes("RssShmem")) / megabyte,
    };
  } catch {
    return null;
  }
}

function allProcesses(): Process[] {
  if (process.platform === "linux") {
    return readdirSync("/proc")
      .filter((name) => /^\d+$/.test(name))
      .map((name) => readProcess(Number(name)))
      .filter((found) => found !== null);
  }
  const lines = execFileSync("ps", ["-axo", "pid=,ppid=,rss=,comm="], { encoding: "utf8" }).trim().split("\n");
  return lines.map((line) => {
    const [pid, parent, resident, ...command] = line.trim().split(/\s+/);
    return {
      pid: Number(pid),
      parent: Number(parent),
      resident: Number(resident) / megabyte,
      command: command.join(" "),
    };
  });
}

/** The part that a process belongs to, by its program's name; null for processes of the measurement itself. */
function partOf(found: Process): Part | null {
  if (found.pid === process.pid) return "gateway and Supabase's API";
  const program = found.command.split("/").at(-1)!;
  if (program.startsWith("deno")) return "functions";
  return program.startsWith("postgres") ? "database" : null;
}

/** Measures the memory of the stack that this process has started. */
export function measureMemory(): Memory {
  const processes = allProcesses();
  const family = new Set([process.pid]);
  // A child may be listed before its parent.
  for (let size = 0; size !== family.size;) {
    size = family.size;
    for (const { pid, parent } of processes) if (family.has(parent)) family.add(pid);
  }
  const memory: Memory = { "gateway and Supabase's API": 0, functions: 0, database: 0 };
  for (const found of processes) {
    const part = family.has(found.pid) ? partOf(found) : null;
    if (part !== null) memory[part] += found.resident;
  }
  return memory;
}

/**
 * What this process, which runs the gateway and Supabase's API, still needs after a garbage collection, in megabytes.
 * Unlike resident memory, it says in a short run whether something is kept for ever.
 */
export function measureLiveMemory(): number {
  setFlagsFromString("--expose-gc");
  (runInNewContext("gc") as () => void)();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / megabyte ** 2;
}
