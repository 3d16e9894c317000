import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { ClientsMessage, ClientsTask } from "./clients-task.ts";
import { addCounts, type Counts } from "./tally.ts";

/** How many clients one process runs. */
const perProcess = 500;

export interface ClientsRun {
  /** How many requests have been completed so far. */
  completed(): number;
  /** Resolves when all clients have ended. Rejects if a process of theirs fails. */
  counts: Promise<Counts>;
}

/** Starts the clients, in processes of their own. */
export function startClients(task: Omit<ClientsTask, "from" | "to">): ClientsRun {
  const progress: number[] = [];
  const processes = Array.from({ length: Math.ceil(task.clients / perProcess) }, (_, index) => {
    const from = index * perProcess;
    const to = Math.min(task.clients, from + perProcess);
    const child = fork(fileURLToPath(new URL("./clients.process.ts", import.meta.url)));
    return new Promise<Counts>((resolve, reject) => {
      child.on("message", (message: ClientsMessage) => {
        if ("progress" in message) progress[index] = message.progress;
        else resolve(message.counts);
      });
      child.once("error", reject);
      child.once("exit", (code) => reject(new Error(`The clients' process ended with ${code}.`)));
      child.send({ ...task, from, to, callers: task.callers.slice(from, to), own: index === 0 ? task.own : null });
    });
  });
  return {
    completed: () => progress.reduce((sum, count) => sum + count, 0),
    counts: Promise.all(processes).then(addCounts),
  };
}
