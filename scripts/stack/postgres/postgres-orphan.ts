import { existsSync, readFileSync, rmSync } from "node:fs";
import { commandLine, isAlive, waitUntil } from "../processes.ts";
import { StackError } from "../../command/stack-error.ts";

/** The contents of `postmaster.pid`: the server's process id, its port, and whether it accepts connections. */
export interface Postmaster {
  pid: number;
  port: number;
  ready: boolean;
}

/**
 * Reads `postmaster.pid` (line 1: process id, line 4: port, line 8: status; PostgreSQL's
 * `src/include/utils/pidfile.h`).
 */
export function parsePostmaster(text: string): Postmaster | null {
  const lines = text.split("\n");
  const pid = Number.parseInt(lines[0] ?? "", 10);
  if (!Number.isInteger(pid) || pid <= 0) return null;
  return { pid, port: Number.parseInt(lines[3] ?? "", 10) || 0, ready: lines[7]?.trim() === "ready" };
}

export function readPostmaster(cluster: string): Postmaster | null {
  try {
    return parsePostmaster(readFileSync(`${cluster}/postmaster.pid`, "utf8"));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}

/** Whether a command line belongs to a PostgreSQL server of this cluster. */
export function servesCluster(command: string, cluster: string): boolean {
  return [`/bin/postgres -D ${cluster} `, `/bin/postgres.exe -D ${cluster} `].some((start) =>
    `${command} `.includes(start),
  );
}

/**
 * Stops a server that is still running although its stack has ended, and removes a stale lock file. Another process
 * with the same id is not stopped.
 * @returns whether a server was stopped
 * @throws StackError if the server does not stop
 */
export async function stopOrphan(cluster: string): Promise<boolean> {
  const postmaster = readPostmaster(cluster);
  if (!postmaster) return false;
  const { pid } = postmaster;
  if (!isAlive(pid) || !servesCluster(commandLine(pid), cluster)) {
    rmSync(`${cluster}/postmaster.pid`, { force: true });
    return false;
  }
  for (const [signal, patience] of [
    ["SIGINT", 15_000],
    ["SIGQUIT", 5000],
  ] as const) {
    process.kill(pid, signal);
    if (await waitUntil(() => !isAlive(pid) || !existsSync(`${cluster}/postmaster.pid`), patience)) return true;
  }
  throw new StackError(
    `A database server from an earlier start (process ${pid}) does not stop. End it with: kill -9 ${pid}`,
  );
}
