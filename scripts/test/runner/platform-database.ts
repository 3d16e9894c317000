import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import connect, { type Sql } from "postgres";
import { fromRoot } from "../../command/paths.ts";
import { removeDirectory, temporaryDirectory } from "../../command/temporary-directory.ts";
import { endOnSignal, untilStopped } from "../../stack/end-on-signal.ts";
import { startPostgres } from "../../stack/postgres/postgres.ts";
import type { PostgresRelease } from "../../stack/postgres/postgres-home.ts";
import { pgtapScript } from "./pgtap.ts";
import { refuseReservedRoles } from "./platform/reserved-roles.ts";

const read = (path: string) => readFileSync(fromRoot(path), "utf8");

/** Runs `work` on one connection as `user`. Notices are not shown. */
async function as<Value>(
  server: URL,
  user: string,
  password: string,
  work: (sql: Sql) => Promise<Value>,
): Promise<Value> {
  const url = new URL(server);
  url.username = user;
  url.password = password;
  const sql = connect(url.href, { max: 1, onnotice: () => {} });
  try {
    return await work(sql);
  } finally {
    await sql.end();
  }
}

/**
 * Creates Supabase's roles and schemas on a new server. Its first superuser is renamed, so that the platform's own role
 * `postgres` can be created.
 */
async function becomePlatform(server: URL, password: string): Promise<void> {
  const quoted = `'${password.replaceAll("'", "''")}'`;
  const [first, firstPassword] = [decodeURIComponent(server.username), decodeURIComponent(server.password)];
  await as(server, first, firstPassword, (sql) =>
    sql.unsafe(`create role supabase_admin superuser login password ${quoted}`),
  );
  await as(server, "supabase_admin", password, async (sql) => {
    await sql.unsafe("alter role postgres rename to bootstrap");
    await sql.unsafe(read("scripts/test/runner/platform/roles.sql"));
    await sql.unsafe(`alter role postgres password ${quoted}; grant all on database postgres to postgres`);
    await sql.unsafe(read("scripts/test/runner/platform/database.sql"));
    await sql.unsafe(`set search_path = extensions; ${pgtapScript()}`);
  });
}

/**
 * Runs `work` on an empty Supabase database as its role `postgres`, which is not a superuser, and removes the database.
 * @param given the URL of a new server whose superuser is named `postgres`, which cannot be used for anything else
 * afterward; a version starts a temporary PostgreSQL
 */
export async function onPlatform<Value>(
  given: string | PostgresRelease,
  work: (sql: Sql) => Promise<Value>,
): Promise<Value> {
  const password = randomUUID();
  endOnSignal();
  const dataDir = temporaryDirectory("caption-kite-platform-");
  const own =
    typeof given === "string"
      ? null
      : await untilStopped(startPostgres({ dataDir, password, durable: false, release: given }));
  try {
    const server = new URL(own?.url ?? (given as string));
    const worked = becomePlatform(server, password).then(() => as(server, "postgres", password, work));
    return await untilStopped(worked);
  } finally {
    await own?.stop();
    removeDirectory(dataDir);
  }
}

/**
 * Applies every migration in order. Changes to the roles of the platform are refused, as on Supabase.
 * @throws Error that names the file that failed
 */
export async function applyMigrations(sql: Sql): Promise<void> {
  for (const file of readdirSync(fromRoot("supabase/migrations")).sort()) {
    try {
      await sql.unsafe(refuseReservedRoles(read(`supabase/migrations/${file}`)));
    } catch (error) {
      throw new Error(`${file}: ${(error as Error).message}`, { cause: error });
    }
  }
}
