import { Worker } from "node:worker_threads";
import type { ClientsTask } from "./clients.worker.ts";

/**
 * Runs the clients in a worker thread.
 * @returns the duration of every call in milliseconds, and the calls per second
 */
export function runClients(task: ClientsTask): Promise<{ latencies: number[]; perSecond: number }> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./clients.worker.ts", import.meta.url), { workerData: task });
    worker.once("message", resolve);
    worker.once("error", reject);
  });
}
