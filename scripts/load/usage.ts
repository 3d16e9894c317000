import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** The parts of a local stack that are processes of their own. */
export const parts = ["gateway and Supabase's API", "functions", "database"] as const;
export type Part = (typeof parts)[number];

/** A number for each part. */
type PerPart = Record<Part, number>;

/** What the processes of a stack use. */
export interface Usage {
  /** Resident memory in megabytes; the database's without its shared buffers, which all its processes show. */
  memory: PerPart;
  /** Processor time since the processes began, in seconds, with that of their ended children. */
  processor: PerPart;
}

interface Process {
  pid: number;
  parent: number;
  command: string;
  /** Megabytes. */
  resident: number;
  /** Seconds. */
  processor: number;
}

/** Ticks of a second in /proc (`getconf CLK_TCK`), which is 100 on every Linux that people use. */
const ticksPerSecond = 100;

/** Seconds in the form in which ps prints them: [[days-]hours:]minutes:seconds. */
export function secondsOf(time: string): number {
  const [days = "0", rest = time] = time.includes("-") ? time.split("-") : [];
  return Number(days) * 86_400 + rest.split(":").reduce((sum, part) => sum * 60 + Number(part), 0);
}

const megabyte = 1024;

const processName = /^Name:\s+(.*)$/m;

/** A process by /proc (proc_pid_status(5), proc_pid_stat(5)); null if it has ended meanwhile. */
function readProcess(pid: number): Process | null {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    const kilobytes = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(status)?.[1] ?? 0);
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The second field, the name in parentheses, may contain spaces. Fields 14 to 17 are times.
    const times = stat
      .slice(stat.lastIndexOf(")") + 2)
      .split(" ")
      .slice(11, 15);
    return {
      pid,
      parent: kilobytes("PPid"),
      processor: times.reduce((sum, ticks) => sum + Number(ticks), 0) / ticksPerSecond,
      command: processName.exec(status)?.[1] ?? "",
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
  const lines = execFileSync("ps", ["-axo", "pid=,ppid=,rss=,time=,comm="], { encoding: "utf8" }).trim().split("\n");
  return lines.map((line) => {
    const [pid, parent, resident, time, ...command] = line.trim().split(/\s+/);
    return {
      pid: Number(pid),
      parent: Number(parent),
      resident: Number(resident) / megabyte,
      processor: secondsOf(time!),
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

const zero = (): PerPart => ({ "gateway and Supabase's API": 0, functions: 0, database: 0 });

/** Measures the memory and the processor time of the stack that this process has started. */
export function measureUsage(): Usage {
  const processes = allProcesses();
  const family = new Set([process.pid]);
  // A child may be listed before its parent.
  for (let size = 0; size !== family.size;) {
    size = family.size;
    for (const { pid, parent } of processes) if (family.has(parent)) family.add(pid);
  }
  const usage: Usage = { memory: zero(), processor: zero() };
  for (const found of processes) {
    const part = family.has(found.pid) ? partOf(found) : null;
    if (part === null) continue;
    usage.memory[part] += found.resident;
    usage.processor[part] += found.processor;
  }
  return usage;
}

const collections = 6;
const betweenMs = 500;

/**
 * What this process, which runs the gateway and Supabase's API, still needs after garbage collections, in megabytes.
 * Unlike resident memory, it says in a short run whether something is kept for ever. What the last requests have sent
 * is released some moments after their responses, so the lowest of several collections counts.
 */
export async function measureLiveMemory(): Promise<number> {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  let lowest = Infinity;
  for (let turn = 0; turn < collections; turn += 1) {
    if (turn > 0) await new Promise((resolve) => setTimeout(resolve, betweenMs));
    collect();
    const { heapUsed, external } = process.memoryUsage();
    lowest = Math.min(lowest, (heapUsed + external) / megabyte ** 2);
  }
  return lowest;
}
