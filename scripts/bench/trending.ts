import type postgres from "postgres";
import type { Stack } from "../stack/stack.ts";
import { makeAccounts } from "../measure/accounts.ts";
import { runClients } from "./clients.ts";
import { startHandlers } from "./generate.ts";
import { limits } from "./limits.ts";
import { atMost, ms, percentile, ratio, table } from "../measure/statistics.ts";

const generations = 1_000_000;
const people = 50_000;
const words = 30_000;
const rankings = 11;
const clients = 8;
const callsPerRound = 320;
const rounds = 5;

export interface TrendingFigures {
  countedPerSecond: number;
  rankingMs: { p50: number; p95: number };
  call: { p50: number; p95: number };
  bare: { p50: number; p95: number };
}

/**
 * Measures counting and ranking over a million generations of two weeks, and `GET /api/trending` compared with a
 * handler that makes only the same database call. The words are distributed as in real texts: few words are used by
 * many people.
 */
export async function measureTrending(stack: Stack, sql: postgres.Sql): Promise<TrendingFigures> {
  const accounts = await makeAccounts(stack, sql, clients);
  await sql.unsafe(
    `
    alter table auth.users disable trigger user;
    insert into auth.users (id, email) select gen_random_uuid(), 'trend-' || n || '@example.com' from generate_series(1, ${people}) n;
    alter table auth.users enable trigger user;
    create temporary table writers as select id, row_number() over () as n from auth.users where email like 'trend-%';
    insert into public.caption_history (user_id, keyword, platform, captions, created_at)
    select w.id, 'k', 'instagram', array[
        'A quiet morning with good company ☕ #' || word(g * 5) || ' #' || word(g * 5 + 1),
        'The same morning, told again 🌿 #' || word(g * 5 + 2) || ' #' || word(g * 5),
        'And once more ' || chr(127744 + mod(hashint8(g) & 1023, 300)) || ' #' || word(g * 5 + 3)
      ], now() - interval '13 days 23 hours' * (1 - g::float / ${generations}) - interval '5 minutes'
    from generate_series(1, ${generations}) g join writers w on w.n = 1 + (hashint8(g) & 2147483647) % ${people}`.replaceAll(
      /word\(([^)]+)\)/g,
      `('w' || floor(exp((hashint8($1) & 65535) / 65536.0 * ln(${words}))))`,
    ),
  );
  await sql`analyze`;

  const started = performance.now();
  let read: number;
  do {
    read = (await sql<{ read: number }[]>`select public.collect_trends(1000) as read`)[0]!.read;
  } while (read === 1000);
  const countedPerSecond = generations / ((performance.now() - started) / 1000);
  await sql`analyze`;

  const rankingTimes: number[] = [];
  for (let run = 0; run < rankings; run++) {
    const before = performance.now();
    await sql`select public.list_site_trends(20)`;
    rankingTimes.push(performance.now() - before);
  }

  await sql`select public.save_trending_snapshot(current_date, ${sql.json({ date: new Date().toISOString().slice(0, 10), filler: "x".repeat(6000) })})`;
  const handlers = await startHandlers(stack);
  const tokens = accounts.map(({ token }) => token);
  const ask = (path: string) =>
    runClients({ url: `${handlers.url}${path}`, method: "GET", tokens, fields: null, clients, calls: callsPerRound });
  const latencies = { call: [] as number[], bare: [] as number[] };
  try {
    await ask("/api/trending");
    await ask("/bare-trending");
    for (let round = 0; round < rounds; round++) {
      latencies.call.push(...(await ask("/api/trending")).latencies);
      latencies.bare.push(...(await ask("/bare-trending")).latencies);
    }
  } finally {
    await handlers.stop();
  }
  const both = (values: readonly number[]) => ({ p50: percentile(values, 50), p95: percentile(values, 95) });
  return { countedPerSecond, rankingMs: both(rankingTimes), call: both(latencies.call), bare: both(latencies.bare) };
}

/** The table of `docs/performance.md`. */
export function trendingTable({ countedPerSecond, rankingMs, call, bare }: TrendingFigures): string {
  return table(
    ["what", "p50, ms", "p95, ms", "against the bare call"],
    [
      [
        `ranking over ${generations.toLocaleString("en-US")} generations (counted at ${Math.round(countedPerSecond).toLocaleString("en-US")} a second)`,
        atMost(limits.trendRankingMs, rankingMs.p50, ms),
        atMost(limits.trendRankingMs, rankingMs.p95, ms),
        "",
      ],
      [
        `GET /api/trending, ${clients} clients`,
        ms(call.p50),
        ms(call.p95),
        `${atMost(limits.trendsRatio, call.p50 / bare.p50, ratio)}, ${atMost(limits.trendsRatio, call.p95 / bare.p95, ratio)}`,
      ],
      [`a bare handler with the same call, ${clients} clients`, ms(bare.p50), ms(bare.p95), ""],
    ],
  );
}
