import connect, { type Sql, type TransactionSql } from "postgres";
import * as z from "zod/mini";
import { describeFault } from "../supabase/describe-fault.ts";
import type { Claims } from "./token.ts";

/** A change of one row, as the trigger announces it: only keys, because a notification is limited to 8,000 bytes. */
const announced = z.object({
  schema: z.string(),
  table: z.string(),
  type: z.enum(["INSERT", "UPDATE", "DELETE"]),
  key: z.record(z.string(), z.unknown()),
  /** The account that the row belonged to. It decides who is notified of a deleted row. */
  owner: z.nullable(z.string()),
  at: z.string(),
});
export type Change = z.infer<typeof announced>;

export type Row = Record<string, unknown>;

interface Column {
  name: string;
  type: string;
}

export interface ChangeFeed {
  columns(change: Change): Column[];
  /** Whether the token's session is still active. Needed for deleted rows, where no read can check it. */
  isLive(claims: Claims): Promise<boolean>;
  /** The row as this person sees it under row-level security, or null if they may not see it. */
  readAs(claims: Claims, change: Change): Promise<Row | null>;
  close(): Promise<void>;
}

const channel = "local_realtime";

/** How many rows of one statement are announced, newest first, because pages show the newest. */
const rowsPerStatement = 50;

const announceFunction = `
create schema if not exists local_realtime;
create or replace function local_realtime.announce() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  record jsonb;
begin
  for record in
    select to_jsonb(changed) from changed order by to_jsonb(changed) ->> 'created_at' desc nulls last limit ${rowsPerStatement}
  loop
    perform pg_notify('${channel}', jsonb_build_object(
      'schema', tg_table_schema, 'table', tg_table_name, 'type', tg_op,
      'key', (select jsonb_object_agg(name, record -> name) from unnest(tg_argv[0]::text[]) as name),
      'owner', coalesce(record ->> 'user_id', record ->> 'id'),
      'at', to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
    )::text);
  end loop;
  return null;
end
$$`;

/** Creates the publication that exists on Supabase, so that the migrations can add the product's tables to it. */
export async function ensurePublication(databaseUrl: string): Promise<void> {
  const sql = connect(databaseUrl, { max: 1, onnotice: () => {} });
  try {
    const [found] = await sql`select from pg_publication where pubname = 'supabase_realtime'`;
    if (!found) await sql`create publication supabase_realtime`;
  } finally {
    await sql.end();
  }
}

interface PublishedTable {
  schema: string;
  table: string;
  columns: Column[];
  key: string[];
}

function publishedTables(sql: Sql): Promise<PublishedTable[]> {
  return sql<PublishedTable[]>`
    select n.nspname as schema, c.relname as "table",
      (select json_agg(json_build_object('name', attname, 'type', format_type(atttypid, atttypmod)) order by attnum)
        from pg_attribute where attrelid = c.oid and attnum > 0 and not attisdropped) as columns,
      (select json_agg(a.attname) from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = any (i.indkey)
        where i.indrelid = c.oid and i.indisprimary) as key
    from pg_publication_tables p
    join pg_namespace n on n.nspname = p.schemaname
    join pg_class c on c.relnamespace = n.oid and c.relname = p.tablename
    where p.pubname = 'supabase_realtime'`;
}

/** Statement triggers replace Supabase's reader of the write-ahead log. They exist only on the local stack. */
async function installTriggers(sql: Sql, tables: readonly PublishedTable[]): Promise<void> {
  await sql.unsafe(announceFunction);
  for (const { schema, table, key } of tables) {
    const target = `${quoted(schema)}.${quoted(table)}`;
    for (const [event, rows] of [
      ["insert", "new"],
      ["update", "new"],
      ["delete", "old"],
    ] as const) {
      const name = `local_realtime_${event}`;
      await sql.unsafe(`create or replace trigger ${name} after ${event} on ${target}
        referencing ${rows} table as changed for each statement
        execute function local_realtime.announce('{${key.map((column) => `"${column}"`).join(",")}}')`);
    }
  }
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/**
 * Reports every committed change in the published tables.
 * @param onChange called once for each change, in order; the next change waits for it
 */
export async function openChangeFeed(
  databaseUrl: string,
  onChange: (change: Change) => Promise<void>,
  log: (line: string) => void,
): Promise<ChangeFeed> {
  const sql = connect(databaseUrl, { max: 4, onnotice: () => {}, idle_timeout: 60 });
  const tables = await publishedTables(sql);
  await installTriggers(sql, tables);
  const tableOf = ({ schema, table }: Change) =>
    tables.find((known) => known.schema === schema && known.table === table);

  let last = Promise.resolve();
  await sql.listen(channel, (payload) => {
    last = last
      .then(() => onChange(announced.parse(JSON.parse(payload))))
      .catch((error: Error) => log(`A live update failed: ${describeFault(error)}`));
  });
  const actAs = (transaction: TransactionSql, claims: Claims) => transaction`
    select set_config('request.jwt.claims', ${JSON.stringify(claims)}, true), set_config('role', ${claims.role}, true)`;
  return {
    async isLive(claims) {
      const [answer] = await sql.begin(async (transaction) => {
        await actAs(transaction, claims);
        return transaction<{ live: boolean }[]>`select public.live_account_id() is not null as live`;
      });
      return answer?.live ?? false;
    },
    columns: (change) => tableOf(change)?.columns ?? [],
    async readAs(claims, change) {
      const table = tableOf(change);
      if (!table) return null;
      const where = table.key.map(
        (name, index) =>
          `t.${quoted(name)} = $${index + 1}::text::${table.columns.find((column) => column.name === name)?.type ?? "text"}`,
      );
      const [row] = await sql.begin(async (transaction) => {
        await actAs(transaction, claims);
        return transaction.unsafe<{ record: Row }[]>(
          `select to_jsonb(t) as record from ${quoted(table.schema)}.${quoted(table.table)} t where ${where.join(" and ")}`,
          table.key.map((name) => String(change.key[name])),
        );
      });
      return row?.record ?? null;
    },
    close: () => sql.end({ timeout: 2 }),
  };
}
