import connect, { type Sql } from "postgres";
import { StackError } from "../command/stack-error.ts";
import { fromRoot } from "../command/paths.ts";
import { loadKeys } from "../stack/keys.ts";
import { openLocalDatabase } from "../stack/local-database.ts";
import { hasDatabase } from "../stack/postgres/postgres-home.ts";
import { openMailbox } from "../stack/mail/mail.ts";
import { runningStack } from "../stack/running-stack.ts";
import { readSettings } from "../stack/settings.ts";
import { startSupabase } from "../stack/supabase/supabase.ts";
import type { StorageApi } from "./stored-files.ts";

/** Where a backup is taken or restored: this machine's data, or a hosted project. */
export interface Place {
  /** A description for the person, without secrets. */
  description: string;
  sql: Sql;
  storage: StorageApi;
  close(): Promise<void>;
}

export type Environment = Record<string, string | undefined>;

/** How many connections a command uses. */
const connections = 2;

const open = (url: string, ssl: boolean): Sql =>
  connect(url, { max: connections, onnotice: () => {}, ssl: ssl ? "require" : false, connect_timeout: 15 });

/**
 * Opens the hosted project in the environment, or this machine's data if none is set.
 * @param intent restoring is only possible while the local stack is stopped, and creates a missing database
 * @throws StackError that says what to do
 */
export async function openPlace(env: Environment, intent: "backup" | "restore"): Promise<Place> {
  const hosted = {
    SUPABASE_DB_URL: env["SUPABASE_DB_URL"],
    SUPABASE_URL: env["SUPABASE_URL"] || projectUrl(env["SUPABASE_PROJECT_REF"]),
    SUPABASE_SECRET_KEY: env["SUPABASE_SECRET_KEY"],
  };
  // `readEnvironment` passes these names only with --production.
  if (!("SUPABASE_DB_URL" in env)) return openLocal(readSettings(env).dataDir, intent);
  const { SUPABASE_DB_URL: databaseUrl, SUPABASE_URL: url, SUPABASE_SECRET_KEY: secretKey } = hosted;
  if (!databaseUrl || !url || !secretKey) {
    const missing = Object.entries(hosted).flatMap(([name, value]) => (value ? [] : [name]));
    throw new StackError(`A hosted project needs ${missing.join(" and ")} as well; see docs/operations.md.`);
  }
  return openHosted(databaseUrl, url.replace(/\/+$/, ""), secretKey);
}

const projectUrl = (ref: string | undefined) => (ref ? `https://${ref}.supabase.co` : undefined);

/** The address of a Postgres database, with a user. */
const databaseAddress = /^postgres(ql)?:\/\/[^@\s]+@/;
/** The address of a project, without a path and a slash at the end. */
const projectAddress = /^https?:\/\/[^/]+$/;

async function openHosted(databaseUrl: string, url: string, secretKey: string): Promise<Place> {
  if (!databaseAddress.test(databaseUrl) || !URL.canParse(databaseUrl)) {
    throw new StackError(
      "SUPABASE_DB_URL must be a connection string with user and password, such as postgresql://user:password@host:5432/postgres.",
    );
  }
  if (!projectAddress.test(url))
    throw new StackError("SUPABASE_URL must be an address such as https://<ref>.supabase.co.");
  const { hostname } = new URL(databaseUrl);
  const sql = open(databaseUrl, hostname !== "127.0.0.1" && hostname !== "localhost");
  try {
    await sql`select`;
  } catch (error) {
    await sql.end({ timeout: 1 });
    // The connection string contains the password, so only its host is named.
    const { code = "no response" } = error as { code?: string };
    throw new StackError(`The database at ${hostname} cannot be reached with SUPABASE_DB_URL (${code}).`, {
      cause: error,
    });
  }
  return {
    description: `Hosted project ${url}`,
    sql,
    storage: { fetch, url, secretKey },
    close: () => sql.end({ timeout: 5 }),
  };
}

async function openLocal(dataDir: string, intent: "backup" | "restore"): Promise<Place> {
  if (intent === "backup" && !hasDatabase(dataDir)) {
    throw new StackError(`There is no data in ${dataDir} to back up.`);
  }
  const running = runningStack(dataDir);
  if (intent === "restore" && running !== null) {
    throw new StackError(
      `Caption Kite is running on ${dataDir} (process ${running}). Stop it there with Ctrl-C, then restore.`,
    );
  }
  const { url, place, end } = await openLocalDatabase(dataDir);
  const keys = loadKeys(dataDir);
  try {
    const supabase = await startSupabase({
      databaseUrl: url,
      dataDir,
      migrationsDir: fromRoot("supabase/migrations"),
      keys,
      siteUrl: localUrl,
      mailbox: openMailbox(`${dataDir}/mail.jsonl`),
      smtp: null,
      social: {},
    });
    const sql = open(url, false);
    return {
      description: place,
      sql,
      storage: {
        fetch: (request) => supabase.fetch(request, { peerAddress: "127.0.0.1" }),
        url: localUrl,
        secretKey: keys.secretKey,
      },
      async close() {
        await sql.end({ timeout: 5 });
        await supabase.close();
        await end();
      },
    };
  } catch (error) {
    await end();
    throw error;
  }
}

/** Nothing listens there: the API is called in this process. */
const localUrl = "http://127.0.0.1";
