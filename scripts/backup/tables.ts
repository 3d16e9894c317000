import type { Sql, TransactionSql } from "postgres";

export interface Table {
  schema: string;
  name: string;
  /** Without generated columns. */
  columns: string[];
  /** By which rows are ordered, so that the same rows have the same checksum: the primary key, or every column. */
  order: string[];
}

/** The schemas of the product. */
const schemas = ["public", "private"];

/** The auth server's tables that hold accounts, their sign-ins and their second factors. */
const authTables = [
  "users",
  "identities",
  "sessions",
  "refresh_tokens",
  "mfa_factors",
  "mfa_amr_claims",
  "one_time_tokens",
];

/** The auth server's tables about sign-ins under way, which belong to accounts that a restore replaces. */
const passingAuthTables = ["flow_state", "mfa_challenges"];

/** Who is signed in, and mailed links: a backup does not contain them, so that a restore ends them all. */
const sessionTables = new Set([
  "auth.sessions",
  "auth.refresh_tokens",
  "auth.mfa_amr_claims",
  "auth.one_time_tokens",
  "private.account_sessions",
]);

/** Whether the rows of a table end with a restore. */
export const isOfSessions = ({ schema, name }: { schema: string; name: string }): boolean =>
  sessionTables.has(`${schema}.${name}`);

/** Tables in which an installation without any account has rows. */
const filledFromTheStart = new Set([
  "public.admin_settings",
  "public.articles",
  "public.trending_snapshots",
  "private.job_runs",
  "private.queues",
  "private.rate_limit_rules",
  "private.retention_rules",
  "private.security_settings",
  "private.trend_progress",
]);

/** Quotes names for SQL. */
export const quoted = (...names: string[]): string => names.map((name) => `"${name.replaceAll('"', '""')}"`).join(".");

/** The tables that a restore empties. A backup contains those that are not of sessions. */
export async function listTables(sql: Sql | TransactionSql): Promise<Table[]> {
  const rows = await sql<(Omit<Table, "order"> & { key: string[] | null })[]>`
    select n.nspname as schema, c.relname as name,
      array(
        select a.attname::text from pg_catalog.pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        order by a.attnum
      ) as columns,
      (
        select array(select a.attname::text from unnest(i.indkey) with ordinality as k (number, place)
          join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attnum = k.number order by k.place)
        from pg_catalog.pg_index i where i.indrelid = c.oid and i.indisprimary
      ) as key
    from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and (n.nspname = any (${schemas}) or n.nspname = 'auth' and c.relname = any (${authTables}))
    order by 1, 2`;
  return rows.map(({ key, ...table }) => ({ ...table, order: key ?? table.columns }));
}

export interface Sequence {
  schema: string;
  name: string;
}

/** The sequences that count for these tables. */
export async function listSequences(sql: Sql | TransactionSql): Promise<Sequence[]> {
  return sql<Sequence[]>`
    select n.nspname as schema, s.relname as name
    from pg_catalog.pg_class s join pg_catalog.pg_namespace n on n.oid = s.relnamespace
    where s.relkind = 'S' and (n.nspname = any (${schemas}) or n.nspname = 'auth' and exists (
      select from pg_catalog.pg_depend d join pg_catalog.pg_class c on c.oid = d.refobjid
      where d.objid = s.oid and d.deptype in ('a', 'i') and c.relname = any (${authTables})
    ))
    order by 1, 2`;
}

/** The versions of the applied migrations; empty if there are none. */
export async function appliedMigrations(sql: Sql | TransactionSql): Promise<string[]> {
  const [known] = await sql<{ is_there: boolean }[]>`
    select to_regclass('supabase_migrations.schema_migrations') is not null as is_there`;
  if (!known?.is_there) return [];
  const rows = await sql<{ version: string }[]>`
    select version::text from supabase_migrations.schema_migrations order by version`;
  return rows.map(({ version }) => version);
}

/** The tables with rows that somebody left there, in a database into which a backup would be restored. */
export async function tablesInUse(sql: Sql | TransactionSql, tables: readonly Table[]): Promise<string[]> {
  const used: string[] = [];
  for (const { schema, name } of tables) {
    if (filledFromTheStart.has(`${schema}.${name}`)) continue;
    const [row] = await sql.unsafe<{ has_rows: boolean }[]>(
      `select exists (select from ${quoted(schema, name)}) as has_rows`,
    );
    if (row?.has_rows) used.push(`${schema}.${name}`);
  }
  return used;
}

/** Deletes the rows of every table of the product and of its accounts. Triggers and foreign keys must be off. */
export async function emptyTables(sql: TransactionSql, tables: readonly Table[]): Promise<void> {
  for (const { schema, name } of tables) await sql.unsafe(`delete from ${quoted(schema, name)}`);
  for (const name of passingAuthTables) {
    const [row] = await sql<{ is_there: boolean }[]>`select to_regclass(${`auth.${name}`}) is not null as is_there`;
    if (row?.is_there) await sql.unsafe(`delete from ${quoted("auth", name)}`);
  }
}
