import type postgres from "postgres";
import type { Stack } from "../stack/stack.ts";
import { makeAccounts } from "../measure/accounts.ts";
import { runClients } from "./clients.ts";
import { limits } from "./limits.ts";
import { atMost, ms, percentile, ratio, table } from "../measure/statistics.ts";

const rounds = 5;
const callsPerRound = 60;
const small = 100;
const lists = [
  { name: "posts", path: "/api/admin/social-media/posts", large: 10_000 },
  { name: "log entries", path: "/api/admin/activity-logs", large: 100_000 },
] as const;

export interface AdminRow {
  list: string;
  entries: number;
  p50: number;
  p95: number;
}

async function fill(sql: postgres.Sql, posts: number, logs: number): Promise<void> {
  await sql`truncate public.social_posts, public.activity_logs restart identity cascade`;
  await sql`
    insert into public.social_posts (platform, content, hashtags, scheduled_for, is_posted, posted_at)
    select 'instagram', 'Post ' || n || repeat(' about kites', 20), array['kites', 'wind'], now() + (n - ${posts}::integer / 2) * interval '1 hour', n % 3 = 0, case when n % 3 = 0 then now() end
    from generate_series(1, ${posts}::integer) as n`;
  await sql`
    insert into public.activity_logs (action_type, description, metadata, created_at)
    select 'post_analytics', 'Updated metrics ' || n, jsonb_build_object('postId', n::text, 'likes', n), now() - n * interval '1 second'
    from generate_series(1, ${logs}::integer) as n`;
  await sql`analyze public.social_posts, public.activity_logs`;
}

/** Measures the first page of the admin panel's long lists, with a hundred entries and with many. */
export async function measureAdmin(stack: Stack, sql: postgres.Sql): Promise<AdminRow[]> {
  const [account] = await makeAccounts(stack, sql, 1);
  await sql`insert into public.user_roles (user_id, role) values (${account!.id}, 'admin')`;
  const page = (path: string, calls: number) =>
    runClients({
      url: `${stack.url}${path}`,
      method: "GET",
      tokens: [account!.token],
      fields: null,
      clients: 1,
      calls,
    });
  const latencies = lists.map(() => [[] as number[], [] as number[]] as const);
  // Alternating, so that changes in the machine's load affect both sizes.
  for (let round = 0; round < rounds; round++) {
    for (const size of [0, 1] as const) {
      await fill(sql, size === 0 ? small : lists[0].large, size === 0 ? small : lists[1].large);
      for (const [index, { path }] of lists.entries()) {
        await page(path, 20);
        latencies[index]![size].push(...(await page(path, callsPerRound)).latencies);
      }
    }
  }
  return lists.flatMap(({ name, large }, index) =>
    [small, large].map((entries, size) => {
      const values = latencies[index]![size as 0 | 1];
      return { list: name, entries, p50: percentile(values, 50), p95: percentile(values, 95) };
    }),
  );
}

/** The table of `docs/performance.md`. */
export function adminTable(rows: readonly AdminRow[]): string {
  return table(
    ["list", "entries", "p50, ms", "p95, ms", `p50 against ${small} entries`],
    rows.map((row) => [
      row.list,
      row.entries.toLocaleString("en-US"),
      ms(row.p50),
      ms(row.p95),
      atMost(
        limits.listRatio,
        row.p50 / rows.find(({ list, entries }) => list === row.list && entries === small)!.p50,
        ratio,
      ),
    ]),
  );
}
