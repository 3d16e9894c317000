import type postgres from "postgres";

/** Why rows of a table do not stay for ever. */
type Kept = "a retention rule" | "with the account" | "nothing prunes it";

interface TableSize {
  rows: number;
  /** With its indexes. */
  bytes: number;
  kept: Kept;
}

/** The sizes of all tables with rows, by "schema.table". */
export type Tables = Record<string, TableSize>;

/*
 * Tables whose rows go with an account: auth.users, private.history_owners, and every table that has a foreign key with
 * `on delete cascade` to such a table, if every row has an owner (of the auth server's tables, this is known).
 * docs/retention.md lists them as kept until the account is deleted. Tables without a foreign key are emptied by
 * private.erase_account, a trigger, or with the history by private.forget_entry_terms. A rule for some rows of a table
 * says nothing about the others, unless the account's deletion does.
 */
const tablesQuery = `
  with recursive owned (id) as (
    select unnest(array['auth.users', 'private.history_owners']::regclass[])::oid
    union
    select c.conrelid from pg_catalog.pg_constraint c join owned o on c.confrelid = o.id
    where c.contype = 'f' and c.confdeltype = 'c' and (
      c.connamespace = 'auth'::regnamespace or not exists (
        select from pg_catalog.pg_attribute a
        where a.attrelid = c.conrelid and a.attnum = any (c.conkey) and not a.attnotnull
      )
    )
  )
  select n.nspname || '.' || c.relname as name,
    pg_catalog.pg_total_relation_size(c.oid) as bytes,
    (xpath('/row/n/text()', query_to_xml(format('select count(*) as n from %I.%I', n.nspname, c.relname),
      false, true, '')))[1]::text::bigint as rows,
    case
      when exists (
        select from private.retention_rules r
        where r.clears_column is null and r.only_where = 'true' and to_regclass(r.table_name) = c.oid
      ) then 'a retention rule'
      when c.oid in (select id from owned) or exists (
        select from pg_catalog.pg_proc p
        where p.oid in (
            'private.erase_account()'::regprocedure, 'private.forget_entry_terms(uuid, bigint)'::regprocedure
          )
          and p.prosrc ~ ('delete from ' || n.nspname || '\\.' || c.relname || '\\s')
      ) then 'with the account'
      when exists (
        select from private.retention_rules r where r.clears_column is null and to_regclass(r.table_name) = c.oid
      ) then 'a retention rule'
      else 'nothing prunes it'
    end as kept
  from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname in ('public', 'private', 'auth', 'storage')`;

/** Counts the rows of every table. @param sql a superuser's connection */
export async function measureTables(sql: postgres.Sql): Promise<Tables> {
  const rows = await sql.unsafe<{ name: string; bytes: string; rows: string; kept: Kept }[]>(tablesQuery);
  return Object.fromEntries(
    rows.map((row) => [row.name, { rows: Number(row.rows), bytes: Number(row.bytes), kept: row.kept }]),
  );
}

/** How many connections the database has, without the one that asks. */
export async function countConnections(sql: postgres.Sql): Promise<number> {
  const [counted] = await sql<{ count: number }[]>`
    select count(*)::int as count from pg_catalog.pg_stat_activity
    where backend_type = 'client backend' and pid <> pg_backend_pid()`;
  return counted!.count;
}
