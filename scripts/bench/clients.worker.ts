/** The clients of a benchmark, in their own thread, because the stack's Supabase API runs in the main thread. */
import { parentPort, workerData } from "node:worker_threads";
import { runLoad } from "./load.ts";

export interface ClientsTask {
  url: string;
  method: "GET" | "POST";
  /** One bearer token per client. */
  tokens: string[];
  /** Sent as multipart fields; null sends no body. */
  fields: Record<string, string> | null;
  clients: number;
  calls: number;
}

const task = workerData as ClientsTask;
const result = await runLoad(
  async (client) => {
    const body = task.fields ? new FormData() : undefined;
    for (const [name, value] of Object.entries(task.fields ?? {})) body?.set(name, value);
    const response = await fetch(task.url, {
      method: task.method,
      headers: { authorization: `Bearer ${task.tokens[client]}` },
      body,
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${task.url} responded with ${response.status}: ${text.slice(0, 300)}`);
  },
  task.clients,
  task.calls,
);
parentPort!.postMessage(result);
