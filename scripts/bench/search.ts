import { countProgress } from "../command/progress.ts";
import type postgres from "postgres";
import type { Stack } from "../stack/stack.ts";
import { makeAccounts } from "../measure/accounts.ts";
import { runClients } from "./clients.ts";
import { limits } from "./limits.ts";
import { atMost, ms, percentile, ratio, table } from "../measure/statistics.ts";

const sizes = [1_000, 1_000_000] as const;
const rounds = 5;
const callsPerRound = 12;

/**
 * What is searched for. The words of the texts are syllables for the digits of a rank, rank 1 being the most frequent:
 * "ke" (1) is in more than half of the entries, "lobalo" (202) in one of 170. Keywords ("k777") are in one each.
 */
const queries: readonly (readonly [kind: string, query: string])[] = [
  ["word of one entry", "q=k777%20"],
  ["rare word", "q=lobalo%20"],
  ["frequent word", "q=ke%20"],
  ["two frequent words", "q=ke%20lo%20"],
  ["frequent and rare word", "q=ke%20lobalo%20"],
  ["word that no entry has", "q=nothing%20"],
  ["frequent word, with one that no entry has", "q=ke%20nothing%20"],
  ["beginning of thousands of words", "q=lo"],
  ["beginning of a few words", "q=lobal"],
  ["beginning of a few words, with a frequent word", "q=ke%20lobal"],
  ["Chinese characters", `q=${encodeURIComponent("丁七")}`],
  ["emoji and platform", `q=${encodeURIComponent("🪁")}&platform=x`],
  ["favorites and frequent word", "q=ke%20&favorites=true"],
];

export interface SearchRow {
  kind: string;
  /** One value per size, in milliseconds. */
  p95: number[];
  p50: number[];
}

/**
 * Fills an account with entries of one caption. Their 20,000 different texts, of 12 words each, are distributed as in
 * natural language, and every entry has a keyword of its own. Terms are written as the trigger writes them, but for all
 * entries at once and in the order of the index, which takes a minute instead of an hour.
 */
async function fill(sql: postgres.Sql, userId: string, entries: number): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`set local work_mem = '1GB'`;
    await tx`alter table public.caption_history disable trigger index_new_entry`;
    await tx`
      create temporary table texts on commit drop as
      with words as (
        select n, string_agg(translate(floor(exp(random() * ln(20000)))::int::text, '0123456789', 'ABCDEFGHIJ'), ' ') as word
        from generate_series(1, 20000) as n cross join generate_series(1, 12) group by n
      )
      select n as place,
        regexp_replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(word,
          'A', 'ba'), 'B', 'ke'), 'C', 'lo'), 'D', 'mi'), 'E', 'tu'), 'F', 'ra'), 'G', 'se'), 'H', 'no'), 'I', 'pu'), 'J', 'vi'), '$',
          case when n % 3 = 0 then ' ' || chr(19968 + (n % 7)) || chr(19969 + (n % 11)) else '' end
          || case when n % 4 = 0 then ' 🪁' else '' end) as text
      from words`;
    await tx`
      insert into public.caption_history (user_id, keyword, platform, captions, favorites, created_at)
      select ${userId}, 'k' || n, case when n % 3 = 0 then 'x' else 'instagram' end, array[text],
        case when n % 500 = 0 then '{0}'::int[] else '{}' end, now() - (${entries} - n) * interval '1 second'
      from generate_series(1, ${entries}::integer) as n join texts on place = 1 + (n * 7919::bigint) % 20000 order by n`;
    await tx`
      create temporary table text_terms on commit drop as
      select text, private.search_terms(text) as terms from texts`;
    await tx`
      create temporary table entry_terms on commit drop as
      select h.id, t.terms || h.keyword || ('platform:' || h.platform)
        || case when cardinality(h.favorites) > 0 then array['is:favorite'] else '{}' end as terms
      from public.caption_history h join text_terms t on t.text = h.captions[1] where h.user_id = ${userId}`;
    await tx`
      insert into private.caption_words (user_id, entry_id, words)
      select ${userId}, id, ' ' || array_to_string(terms, ' ') || ' ' from entry_terms order by id`;
    await tx`
      insert into private.caption_terms (user_id, term, entry_id)
      select distinct ${userId}::uuid, term collate "C", id from entry_terms cross join unnest(terms) as term order by 2, 3`;
    await tx`alter table public.caption_history enable trigger index_new_entry`;
  });
}

/** Searches of several kinds, by accounts with a thousand and a million entries. The last row is the mix of all. */
export async function measureSearch(stack: Stack, sql: postgres.Sql): Promise<SearchRow[]> {
  const accounts = await makeAccounts(stack, sql, sizes.length);
  for (const [index, size] of sizes.entries()) {
    await fill(sql, accounts[index]!.id, size);
    console.log(`# ${index + 1} of ${sizes.length} histories filled`);
  }
  await sql`vacuum analyze public.caption_history`;
  await sql`vacuum analyze private.caption_words`;
  await sql`vacuum analyze private.caption_terms`;
  const search = async (index: number, query: string, calls: number) => {
    const task = { method: "GET" as const, tokens: [accounts[index]!.token], fields: null, clients: 1, calls };
    return (await runClients({ ...task, url: `${stack.url}/api/caption-history?${query}` })).latencies;
  };
  const latencies = queries.map(() => sizes.map((): number[] => []));
  for (const [, query] of queries) for (const index of sizes.keys()) await search(index, query, 5);
  const done = countProgress("series of searches", rounds * queries.length * sizes.length);
  for (let round = 0; round < rounds; round++)
    for (const [kind, [, query]] of queries.entries())
      for (const index of sizes.keys()) {
        latencies[kind]![index]!.push(...(await search(index, query, callsPerRound)));
        done();
      }
  const rowOf = (kind: string, ofSizes: number[][]): SearchRow => ({
    kind,
    p50: ofSizes.map((values) => percentile(values, 50)),
    p95: ofSizes.map((values) => percentile(values, 95)),
  });
  return [
    ...queries.map(([kind], index) => rowOf(kind, latencies[index]!)),
    rowOf(
      "all",
      sizes.map((_size, index) => latencies.flatMap((ofKind) => ofKind[index]!)),
    ),
  ];
}

/** The table of `docs/performance.md`. */
export function searchTable(rows: readonly SearchRow[]): string {
  const headings = sizes.flatMap((size) => [`${size.toLocaleString("en-US")} entries: p50, ms`, `p95, ms`]);
  return table(
    ["search", ...headings, "p95 against the smaller history"],
    rows.map(({ kind, p50, p95 }) => [
      kind,
      ...sizes.flatMap((_size, index) => [ms(p50[index]!), ms(p95[index]!)]),
      atMost(kind === "all" ? limits.listRatio : Infinity, p95[1]! / p95[0]!, ratio),
    ]),
  );
}
