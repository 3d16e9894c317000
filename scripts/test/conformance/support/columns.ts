import { readdirSync, readFileSync } from "node:fs";
import connect, { type Sql } from "postgres";
import { fromRoot } from "../../../command/paths.ts";

/** Columns of the schema `auth`, as `table.column`, with their types. */
export type Columns = ReadonlyMap<string, string>;

const query = `
  select format('%s.%s', c.relname, a.attname) as name, format_type(a.atttypid, a.atttypmod) as type
  from pg_attribute a join pg_class c on c.oid = a.attrelid
  where c.relnamespace = 'auth'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped`;

const toColumns = (rows: readonly { name: string; type: string }[]): Columns =>
  // The schema's own types are named without it where it is on the search path.
  new Map(rows.map(({ name, type }) => [name, type.replace(/^auth\./, "")]));

/** The columns of a running database. */
export async function columnsOf(sql: Sql): Promise<Columns> {
  return toColumns(await sql.unsafe<{ name: string; type: string }[]>(query));
}

const read = (path: string) => readFileSync(path, "utf8");
const platform = fromRoot("scripts/test/runner/platform");

/**
 * The columns of a new database.
 * @param server a superuser's URL; the database is removed afterward, the platform's roles stay
 */
async function columnsAfter(server: string, name: string, work: (sql: Sql) => Promise<void>): Promise<Columns> {
  const url = new URL(server);
  url.pathname = `/${name}`;
  const main = connect(server, { max: 1, onnotice: () => {} });
  try {
    // Without what else the roles are and may do, which needs a server of its own; see platform-database.ts.
    for (const [, role] of read(`${platform}/roles.sql`).matchAll(/^create role (\w+)/gm))
      await main.unsafe(`do $$ begin create role ${role}; exception when duplicate_object then null; end $$`);
    await main.unsafe(`create database ${name}`);
    const sql = connect(url.href, { max: 1, onnotice: () => {} });
    try {
      await work(sql);
      return await columnsOf(sql);
    } finally {
      await sql.end();
    }
  } finally {
    await main.unsafe(`drop database if exists ${name}`);
    await main.end();
  }
}

/** The columns of the platform that our SQL tests run on, which is written by hand. */
export function platformColumns(server: string): Promise<Columns> {
  return columnsAfter(server, "conformance_platform", async (sql) => {
    const script = read(`${platform}/database.sql`);
    const role = /^create role (\w+)/m.exec(script)![1]!;
    await sql.unsafe(`drop role if exists ${role}`);
    await sql.unsafe(script);
  });
}

/**
 * The columns after Auth's own migrations.
 * @param directory of github.com/supabase/auth, `migrations`
 * @throws Error that names the file that failed
 */
export function publishedColumns(server: string, directory: string): Promise<Columns> {
  return columnsAfter(server, "conformance_auth", async (sql) => {
    await sql.unsafe("create schema auth; set search_path = auth;");
    for (const file of readdirSync(directory).sort()) {
      if (!file.endsWith(".up.sql")) continue;
      // A template of Go, with the schema as its only value.
      const script = read(`${directory}/${file}`).replaceAll(/\{\{\s*index \.Options "Namespace"\s*\}\}/g, "auth");
      await sql.unsafe(script).catch((error: unknown) => {
        throw new Error(`${file}: ${(error as Error).message}`, { cause: error });
      });
    }
  });
}

/** What the first set of columns has and the second lacks, or has with another type. */
export function columnDifferences(ours: Columns, theirs: Columns): string[] {
  return [...ours]
    .filter(([name, type]) => theirs.get(name) !== type)
    .map(([name, type]) => `${name} is ${type}, there ${theirs.get(name) ?? "missing"}`);
}
