import { setExperimental, type App } from "@supabase/lite";
import { createPostgresConnection } from "@supabase/lite/postgres";
import connect from "postgres";
import { restPath } from "../../../supabase/functions/_shared/contract/wire/supabase-paths.ts";
import { startAuthProgram } from "../auth-program/start-auth-program.ts";
import { createApp, emailDriver } from "./app.ts";
import { openAuthAdmin } from "./auth-admin.ts";
import { withAuthGuard } from "./auth-guard.ts";
import { withAuthLimits } from "./auth-limits.ts";
import { authSettings } from "./auth-settings.ts";
import { withAuthWire } from "./auth-wire.ts";
import { withCurrentPassword } from "./current-password.ts";
import { withDataApiWire } from "./data-api-wire.ts";
import { grantByName, preventBlanketGrants } from "./grants.ts";
import { withoutInheritedNames } from "./inherited-names.ts";
import { openMigrations, type Migrations } from "../migrations/migrations.ts";
import { openFactorStore, type FactorStore } from "./factor-store.ts";
import { withFaults } from "./library-faults.ts";
import { withSecondFactors } from "./second-factors.ts";
import { readSupabaseConfig } from "../../command/supabase-config.ts";
import { openSqlFunctionCalls, type SqlFunctionCalls } from "./rpc/sql-function-calls.ts";
import { hashPasswordsOffThread } from "./password-hashing.ts";
import { mayDeleteStoredFiles } from "./storage-protection.ts";
import { withStorageWire } from "./storage-wire.ts";
import { limitVisitors, statementTimeoutMilliseconds } from "./statement-timeout.ts";
import { withoutSystemPaths } from "./system-paths.ts";
import type { SupabaseFetch } from "./supabase-fetch.ts";
import type { SupabaseOptions } from "./supabase-options.ts";

export interface Supabase {
  fetch: SupabaseFetch;
  /** The same API for the data browser, where requests without a key act as the service role. */
  studioFetch: SupabaseFetch;
  migrations: Migrations;
  /** The migrations that this start applied. */
  appliedMigrations: string[];
  close(): Promise<void>;
}

/** Values already arrive as JSON text, and the driver would encode them again. */
const jsonOnce = {
  serialize: (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value)),
  parse: (text: string) => JSON.parse(text) as unknown,
};

/** PostgreSQL's type numbers for json and jsonb (`pg_type.dat`). */
const jsonTypes = { json: { to: 114, from: [114], ...jsonOnce }, jsonb: { to: 3802, from: [3802], ...jsonOnce } };

/** The first request reads the schema. Two at the same time would fail ("tuple concurrently updated"). */
async function warmUp(app: App, secretKey: string): Promise<void> {
  const request = new Request(`http://127.0.0.1${restPath}/profiles?limit=1`, { headers: { apikey: secretKey } });
  await (await app.fetch(request)).text();
}

/**
 * Starts Supabase's API on a PostgreSQL database and applies the pending migrations.
 * @throws StackError naming the file and the line of a migration that failed
 */
export async function startSupabase(options: SupabaseOptions): Promise<Supabase> {
  setExperimental("storage", true);
  hashPasswordsOffThread(options.passwordCost);
  const connection = createPostgresConnection({
    url: options.databaseUrl,
    postgresOptions: {
      onnotice: () => {},
      types: jsonTypes,
      connection: { statement_timeout: statementTimeoutMilliseconds, ...mayDeleteStoredFiles },
    },
  });
  preventBlanketGrants(connection);
  limitVisitors(connection);
  const auth = { ...authSettings(readSupabaseConfig()), ...options.auth };
  const email = emailDriver(options);
  const create = (studio: boolean) => createApp(options, { connection, auth, email, studio });
  const program = options.authProgram ? await startAuthProgram(options.authProgram, options, auth) : null;
  const app = create(false);
  await quietly(() => app.init());
  let calls: SqlFunctionCalls | undefined;
  const migrations = openMigrations({
    databaseUrl: options.databaseUrl,
    directory: options.migrationsDir,
    applied: async () => {
      await connection.clearSchemaCache();
      await restrictGrants(options.databaseUrl);
      await calls?.reload();
    },
  });
  let applied: string[];
  try {
    await app.ensureSystemSchema();
    applied = await migrations.apply();
  } catch (error) {
    await program?.close();
    await connection.close();
    throw error;
  }
  await restrictGrants(options.databaseUrl);
  await warmUp(app, options.keys.secretKey);
  calls = await openSqlFunctionCalls({ databaseUrl: options.databaseUrl, keys: options.keys });

  const { databaseUrl, log = (line: string) => console.error(line) } = options;
  const admin = openAuthAdmin({ databaseUrl, secretKey: options.keys.secretKey, auth: app.fetch });

  const library = withAuthGuard(calls.intercepting(withDataApiWire(withStorageWire(withoutSystemPaths(app.fetch)))));
  const factors = program ? null : await openFactorStore(databaseUrl);
  const { jwtSecret, secretKey } = options.keys;
  const standIn = (store: FactorStore) => {
    const complete = withSecondFactors(withCurrentPassword(library), { store, jwtSecret, siteUrl: options.siteUrl });
    return withAuthWire(admin.intercepting(withAuthLimits(complete, auth, secretKey)));
  };
  const faultless = withFaults(withoutInheritedNames(factors ? standIn(factors) : library), log);

  let studio: App | undefined;
  return {
    fetch: program ? program.intercepting(faultless) : faultless,
    studioFetch: withFaults(
      withDataApiWire(
        withStorageWire(async (request, context) => {
          studio ??= await quietly(() => create(true).init());
          return studio.fetch(request, context);
        }),
      ),
      log,
    ),
    migrations,
    appliedMigrations: applied,
    async close() {
      await program?.close();
      await admin.close();
      await factors?.close();
      await calls.close();
      await connection.close();
    },
  };
}

async function restrictGrants(databaseUrl: string): Promise<void> {
  const sql = connect(databaseUrl, { max: 1, onnotice: () => {} });
  try {
    await grantByName(sql);
  } finally {
    await sql.end();
  }
}

/** Runs `start` without printing the library's notice that its Storage is experimental. */
async function quietly<Value>(start: () => Promise<Value>): Promise<Value> {
  const { warn } = console;
  console.warn = () => {};
  try {
    return await start();
  } finally {
    console.warn = warn;
  }
}
