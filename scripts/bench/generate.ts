import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import type postgres from "postgres";
import { denoBinary, denoEnvironment } from "../stack/functions/deno.ts";
import { denoRun } from "./deno-run.ts";
import { fromRoot } from "../command/paths.ts";
import type { Stack } from "../stack/stack.ts";
import { makeAccounts } from "../measure/accounts.ts";
import { runClients } from "./clients.ts";
import { limits } from "./limits.ts";
import { atMost, ms, percentile, ratio, table } from "../measure/statistics.ts";

const delayMs = 200;
/**
 * Many short rounds, because with few calls the p95 depends more on the machine's momentary load than on the handlers.
 */
const rounds = 10;
const callsPerRound: Record<number, number> = { 1: 20, 8: 80, 32: 192 };

export interface GenerateRow {
  clients: number;
  ours: { p50: number; p95: number; perSecond: number };
  bare: { p50: number; p95: number };
  roundTrips: number;
}

/** Starts the API with a simulated model and the bare handler in one Deno process, connected to the stack's Supabase. */
export async function startHandlers(stack: Stack): Promise<{ url: string; stop: () => Promise<void> }> {
  const child = spawn(denoBinary(), [...denoRun, "-A", fromRoot("scripts/bench/handlers.deno.ts"), String(delayMs)], {
    env: { ...denoEnvironment(), ...stack.functionsEnv },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const end = () => {
    child.kill("SIGTERM");
  };
  process.once("exit", end);
  const closed = new Promise<void>((resolve) => child.once("close", () => resolve()));
  const port = await new Promise<number>((resolve, reject) => {
    createInterface(child.stdout).once("line", (line) => resolve((JSON.parse(line) as { port: number }).port));
    child.once("close", (code) => reject(new Error(`the handlers ended with ${code}`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => {
      process.off("exit", end);
      end();
      return closed;
    },
  };
}

/**
 * Generation with a simulated model of fixed delay at 1, 8 and 32 clients. The two handlers alternate, so that changes
 * in the machine's load affect both.
 * @returns milliseconds in addition to the model's delay, requests per second, and data API calls per generation
 */
export async function measureGenerate(stack: Stack, sql: postgres.Sql): Promise<GenerateRow[]> {
  // The limit is 30 requests a minute for each person, and the clients make more.
  await sql`update private.rate_limit_rules set hits_max = 100000 where kind = 'generation_account'`;
  const accounts = await makeAccounts(stack, sql, 32);
  const tokens = accounts.map((account) => account.token);
  const handlers = await startHandlers(stack);
  const fields = {
    keyword: "pumpkin soup",
    platform: "instagram",
    emojiLevel: "50",
    hashtagLevel: "50",
    aiControlled: "true",
  };
  const ours = (clients: number, calls: number) =>
    runClients({ url: `${handlers.url}/api/generate-caption`, method: "POST", tokens, fields, clients, calls });
  const bare = (clients: number, calls: number) =>
    runClients({ url: `${handlers.url}/bare`, method: "POST", tokens, fields: null, clients, calls });
  try {
    await ours(8, 32);
    await bare(8, 32);
    const rows: GenerateRow[] = [];
    for (const clients of [1, 8, 32]) {
      const calls = callsPerRound[clients]!;
      const seen = { ours: [] as number[], bare: [] as number[], perSecond: [] as number[] };
      await fetch(`${handlers.url}/counts`);
      for (let round = 0; round < rounds; round++) {
        seen.bare.push(...(await bare(clients, calls)).latencies);
        const run = await ours(clients, calls);
        seen.ours.push(...run.latencies);
        seen.perSecond.push(run.perSecond);
      }
      const counts = (await (await fetch(`${handlers.url}/counts`)).json()) as { data: number; auth: number };
      const added = (latencies: number[], p: number) => percentile(latencies, p) - delayMs;
      rows.push({
        clients,
        ours: { p50: added(seen.ours, 50), p95: added(seen.ours, 95), perSecond: percentile(seen.perSecond, 50) },
        bare: { p50: added(seen.bare, 50), p95: added(seen.bare, 95) },
        roundTrips: (counts.data + counts.auth) / (rounds * calls),
      });
    }
    return rows;
  } finally {
    await handlers.stop();
  }
}

/** The table of `docs/performance.md`. */
export function generateTable(rows: readonly GenerateRow[]): string {
  return table(
    [
      "clients",
      "added p50, ms",
      "bare p50, ms",
      "ratio",
      "added p95, ms",
      "bare p95, ms",
      "ratio",
      "requests/s",
      "round trips",
    ],
    rows.map(({ clients, ours, bare, roundTrips }) => [
      clients,
      ms(ours.p50),
      ms(bare.p50),
      atMost(limits.generationRatio, ours.p50 / bare.p50, ratio),
      ms(ours.p95),
      ms(bare.p95),
      atMost(limits.generationRatio, ours.p95 / bare.p95, ratio),
      ours.perSecond.toFixed(0),
      atMost(limits.generationRoundTrips, roundTrips, (trips) => trips.toFixed(2)),
    ]),
  );
}

export const generateDelayMs = delayMs;
