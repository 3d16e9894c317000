import { Worker } from "node:worker_threads";
import type postgres from "postgres";
import { makeAccounts } from "../measure/accounts.ts";
import { limits } from "./limits.ts";
import { marked, ms, percentile, ratio, table } from "../measure/statistics.ts";
import type { Stack } from "../stack/stack.ts";
import { startHandlers } from "./generate.ts";
import type { ThroughputResult, ThroughputTask } from "./throughput.worker.ts";

const clientCounts = [10, 100, 500];
/** Short rounds in turns, so that changes in the machine's load affect all. */
const rounds = 2;
const milliseconds = 1000;

interface Read {
  name: string;
  path: string;
  /** A handler that asks the database each time, the way the local stack did before; null if there was no such call. */
  before: string | null;
  /** Whether the clients have the response already. */
  isKnown?: boolean;
}

const reads: readonly Read[] = [
  // Does nothing, and so shows what a request costs at least.
  { name: "health", path: "/api/health", before: null },
  { name: "status", path: "/api/status", before: null },
  { name: "articles", path: "/api/articles", before: "/library-articles" },
  { name: "articles, unchanged", path: "/api/articles", before: "/library-articles", isKnown: true },
  { name: "trends", path: "/api/trending", before: "/library-trending" },
  { name: "account", path: "/api/user", before: "/library-user" },
];

export interface ThroughputRow {
  read: string;
  clients: number;
  perSecond: number;
  p95: number;
  errors: number;
  /** Requests per second of the handler that asks the database each time. */
  before: number | null;
  /** Requests per second through the public origin. */
  origin: number;
}

function runRound(task: ThroughputTask): Promise<ThroughputResult> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./throughput.worker.ts", import.meta.url), { workerData: task });
    worker.once("message", resolve);
    worker.once("error", reject);
  });
}

/**
 * Measures requests per second of reads that everybody shares, and of a signed-in read, with 10 to 500 clients. In
 * turns: the API in a process of its own, a handler in the same process that asks the database each time, and the API
 * through the public origin.
 */
export async function measureThroughput(stack: Stack, sql: postgres.Sql): Promise<ThroughputRow[]> {
  const tokens = (await makeAccounts(stack, sql, Math.max(...clientCounts))).map(({ token }) => token);
  await sql`select public.save_trending_snapshot(current_date, ${sql.json({ date: new Date().toISOString().slice(0, 10), filler: "x".repeat(6000) })})`;
  const handlers = await startHandlers(stack);
  try {
    const rows: ThroughputRow[] = [];
    for (const read of reads) {
      for (const clients of clientCounts) rows.push(await measureRead(read, clients, { tokens, handlers, stack }));
    }
    return rows;
  } finally {
    await handlers.stop();
  }
}

async function measureRead(
  { name, path, before, isKnown = false }: Read,
  clients: number,
  { tokens, handlers, stack }: { tokens: string[]; handlers: { url: string }; stack: Stack },
): Promise<ThroughputRow> {
  const first = await fetch(`${handlers.url}${path}`, { headers: { authorization: `Bearer ${tokens[0]}` } });
  await first.arrayBuffer();
  const etag = isKnown ? first.headers.get("etag") : null;
  const headers = { "accept-encoding": "gzip", ...(etag !== null && { "if-none-match": etag }) };
  const seen = { ours: [] as ThroughputResult[], before: [] as ThroughputResult[], origin: [] as ThroughputResult[] };
  const run = (url: string) => runRound({ url, tokens, headers, clients, milliseconds });
  for (let round = 0; round < rounds; round += 1) {
    seen.ours.push(await run(`${handlers.url}${path}`));
    if (before !== null) seen.before.push(await run(`${handlers.url}${before}`));
    seen.origin.push(await run(`${stack.url}${path}`));
  }
  const perSecond = (results: readonly ThroughputResult[]) =>
    percentile(
      results.map(({ latencies, elapsed }) => (latencies.length / elapsed) * 1000),
      50,
    );
  return {
    read: name,
    clients,
    perSecond: perSecond(seen.ours),
    p95: percentile(
      seen.ours.flatMap(({ latencies }) => latencies),
      95,
    ),
    errors: [...seen.ours, ...seen.before, ...seen.origin].reduce((sum, { errors }) => sum + errors, 0),
    before: before === null ? null : perSecond(seen.before),
    origin: perSecond(seen.origin),
  };
}

const shared = new Set(reads.map(({ name }) => name).filter((name) => name !== "health" && name !== "account"));

function againstBefore(read: string, clients: number, times: number): string {
  return marked(ratio(times), read === "account" && clients === 100 && times < limits.signedInReadRatio);
}

/** The table of `docs/performance.md`. */
export function throughputTable(rows: readonly ThroughputRow[]): string {
  return table(
    ["read", "clients", "requests/s", "p95, ms", "asking each time, requests/s", "ratio", "public origin", "errors"],
    rows.map(({ read, clients, perSecond, p95, before, origin, errors }) => [
      read,
      clients,
      marked(perSecond.toFixed(0), shared.has(read) && perSecond < limits.sharedReadsPerSecond),
      ms(p95),
      before === null ? "" : before.toFixed(0),
      before === null ? "" : againstBefore(read, clients, perSecond / before),
      origin.toFixed(0),
      errors,
    ]),
  );
}
