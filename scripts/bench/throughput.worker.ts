/** The clients of a measurement of throughput, in their own thread, because the stack's API runs in the main thread. */
import { Agent, request } from "node:http";
import { parentPort, workerData } from "node:worker_threads";

export interface ThroughputTask {
  url: string;
  /** One bearer token per client. */
  tokens: string[];
  headers: Record<string, string>;
  clients: number;
  milliseconds: number;
}

/** The duration of every call in milliseconds, how long all took, and how many failed. */
export interface ThroughputResult {
  latencies: number[];
  elapsed: number;
  errors: number;
}

const { url, tokens, headers, clients, milliseconds } = workerData as ThroughputTask;
const agent = new Agent({ keepAlive: true, maxSockets: clients });

/** Resolves to the status when the response was read completely; 0 if the connection failed. */
function call(token: string): Promise<number> {
  return new Promise((resolve) => {
    const sent = request(url, { agent, headers: { ...headers, authorization: `Bearer ${token}` } }, (response) => {
      response.resume();
      response.on("end", () => resolve(response.statusCode ?? 0));
      response.on("error", () => resolve(0));
    });
    sent.on("error", () => resolve(0));
    sent.end();
  });
}

const result: ThroughputResult = { latencies: [], elapsed: 0, errors: 0 };
const started = performance.now();
await Promise.all(
  Array.from({ length: clients }, async (_, client) => {
    while (performance.now() - started < milliseconds) {
      const before = performance.now();
      const status = await call(tokens[client % tokens.length]!);
      if (status !== 200 && status !== 304) result.errors += 1;
      result.latencies.push(performance.now() - before);
    }
  }),
);
result.elapsed = performance.now() - started;
agent.destroy();
parentPort!.postMessage(result);
