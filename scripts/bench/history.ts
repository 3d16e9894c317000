import type postgres from "postgres";
import type { Stack } from "../stack/stack.ts";
import { makeAccounts } from "../measure/accounts.ts";
import { runClients } from "./clients.ts";
import { limits } from "./limits.ts";
import { atMost, ms, percentile, ratio, table } from "../measure/statistics.ts";

const sizes = [1_000, 100_000, 1_000_000] as const;
const rounds = 5;
const callsPerRound = 60;

export interface HistoryRow {
  entries: number;
  p50: number;
  p95: number;
}

/** The first page of the history, for an account with a thousand, a hundred thousand and a million entries. */
export async function measureHistory(stack: Stack, sql: postgres.Sql): Promise<HistoryRow[]> {
  const accounts = await makeAccounts(stack, sql, sizes.length);
  // Search terms would take most of the time, and the list does not read them.
  await sql`alter table public.caption_history disable trigger index_new_entry`;
  for (const [index, size] of sizes.entries()) {
    await sql`
      insert into public.caption_history (user_id, keyword, platform, captions, created_at)
      select ${accounts[index]!.id}, 'keyword ' || n, 'instagram', array['First caption ' || n, 'Second caption ' || n, 'Third caption ' || n], now() - n * interval '1 second'
      from generate_series(1, ${size}::integer) as n`;
  }
  await sql`alter table public.caption_history enable trigger index_new_entry`;
  await sql`vacuum analyze public.caption_history`;
  const page = (index: number, calls: number) =>
    runClients({
      url: `${stack.url}/api/caption-history`,
      method: "GET",
      tokens: [accounts[index]!.token],
      fields: null,
      clients: 1,
      calls,
    });
  const latencies: number[][] = sizes.map(() => []);
  for (const index of sizes.keys()) await page(index, 20);
  for (let round = 0; round < rounds; round++)
    for (const index of sizes.keys()) latencies[index]!.push(...(await page(index, callsPerRound)).latencies);
  return sizes.map((entries, index) => ({
    entries,
    p50: percentile(latencies[index]!, 50),
    p95: percentile(latencies[index]!, 95),
  }));
}

/** The table of `docs/performance.md`. */
export function historyTable(rows: readonly HistoryRow[]): string {
  const first = rows[0]!;
  return table(
    ["entries of the account", "p50, ms", "p95, ms", "p50 against the first row"],
    rows.map((row) => [
      row.entries.toLocaleString("en-US"),
      ms(row.p50),
      ms(row.p95),
      atMost(limits.listRatio, row.p50 / first.p50, ratio),
    ]),
  );
}
