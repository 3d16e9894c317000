import { App, setExperimental, SmtpEmailDriver, type EmailDriver } from "@supabase/lite";
import { createPostgresConnection } from "@supabase/lite/postgres";
import { existsSync } from "node:fs";
import connect from "postgres";
import { authPath, restPath } from "../../../supabase/functions/_shared/contract/wire/supabase-paths.ts";
import { withAuthGuard } from "./auth-guard.ts";
import { withAuthLimits } from "./auth-limits.ts";
import { authSettings, type AuthSettings } from "./auth-settings.ts";
import { withAuthWire } from "./auth-wire.ts";
import { withDataApiWire } from "./data-api-wire.ts";
import { grantByName, preventBlanketGrants } from "./grants.ts";
import { withoutInheritedNames } from "./inherited-names.ts";
import type { Keys } from "../keys.ts";
import type { Mailbox } from "../mail/mail.ts";
import { openMigrations, type Migrations } from "../migrations/migrations.ts";
import { withFaults } from "./library-faults.ts";
import { textFromHtml } from "../mail/mail-text.ts";
import { noteMail } from "./mails-of-call.ts";
import { fromRoot } from "../../command/paths.ts";
import { readSupabaseConfig } from "../../command/supabase-config.ts";
import { FileStorage } from "./storage-files.ts";
import { openSqlFunctionCalls, type SqlFunctionCalls } from "./rpc/sql-function-calls.ts";
import { hashPasswordsOffThread } from "./password-hashing.ts";
import { withStorageWire } from "./storage-wire.ts";
import type { SupabaseFetch } from "./supabase-fetch.ts";

export interface SmtpSettings {
  host: string;
  port: number;
  user?: string;
  password?: string;
  from: string;
}
export interface SocialProvider {
  clientId: string;
  secret: string;
}

export interface SupabaseOptions {
  databaseUrl: string;
  dataDir: string;
  /** The directory of the migrations. */
  migrationsDir: string;
  keys: Keys;
  /** The public origin, without a trailing slash. */
  siteUrl: string;
  mailbox: Mailbox;
  smtp: SmtpSettings | null;
  /** Social sign-in by provider name. */
  social: Record<string, SocialProvider>;
  /** Settings of the auth server that differ from those in supabase/config.toml. */
  auth?: Partial<AuthSettings> | undefined;
  /** Cost of password hashes. Default: the library's. */
  passwordCost?: number;
}

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

const mailSubjects = {
  recovery: "Reset your Caption Kite password",
  confirmation: "Confirm your email address",
} as const;

function mailTemplates(): Record<string, { subject: string; content_path: string }> {
  return Object.fromEntries(
    Object.entries(mailSubjects)
      .map(([name, subject]) => [name, { subject, content_path: fromRoot(`supabase/templates/${name}.html`) }] as const)
      .filter(([, template]) => existsSync(template.content_path)),
  );
}

function emailDriver({ smtp, mailbox }: SupabaseOptions): EmailDriver {
  const driver: EmailDriver =
    smtp === null
      ? mailbox
      : new SmtpEmailDriver({
          host: smtp.host,
          port: smtp.port,
          user: smtp.user,
          pass: smtp.password,
          from: smtp.from,
          secure: smtp.port === 465,
        });
  return {
    send(message) {
      noteMail();
      return driver.send({ ...message, text: message.html ? textFromHtml(message.html) : message.text });
    },
  };
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
    postgresOptions: { onnotice: () => {}, types: jsonTypes },
  });
  preventBlanketGrants(connection);
  const auth = { ...authSettings(readSupabaseConfig()), ...options.auth };
  const email = emailDriver(options);
  const external = Object.fromEntries(
    Object.entries(options.social).map(([name, { clientId, secret }]) => [
      name,
      { enabled: true, client_id: clientId, secret, redirect_uri: `${options.siteUrl}${authPath}/callback` },
    ]),
  );
  const create = (studio: boolean) => {
    const app = new App({
      connection,
      api: { schemas: ["public"], external_url: options.siteUrl },
      auth: {
        enabled: true,
        site_url: options.siteUrl,
        additional_redirect_urls: [`${options.siteUrl}/**`],
        jwt_secret: options.keys.jwtSecret,
        jwt_expiry: 3600,
        publishable_key: options.keys.publishableKey,
        secret_key: options.keys.secretKey,
        enable_signup: true,
        enable_refresh_token_rotation: true,
        refresh_token_reuse_interval: 10,
        minimum_password_length: 6,
        email: { enable_confirmations: auth.confirmations, otp_length: 10, template: mailTemplates() },
        external,
      },
      storage: { enabled: true, file_size_limit: "10MiB" },
      studio: { enabled: studio },
      options: { server: { disableStudio: !studio, admin: studio }, drivers: { email } },
    });
    app._storageAdapter = new FileStorage(`${options.dataDir}/storage`);
    return app;
  };
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
    await connection.close();
    throw error;
  }
  await restrictGrants(options.databaseUrl);
  // The first request reads the schema. Two at the same time would fail ("tuple concurrently updated").
  const warmUp = new Request(`http://127.0.0.1${restPath}/profiles?limit=1`, {
    headers: { apikey: options.keys.secretKey },
  });
  await (await app.fetch(warmUp)).text();
  calls = await openSqlFunctionCalls({ databaseUrl: options.databaseUrl, keys: options.keys });

  let studio: App | undefined;
  return {
    fetch: withFaults(
      withoutInheritedNames(
        withAuthWire(
          withAuthLimits(
            withAuthGuard(calls.answering(withDataApiWire(withStorageWire(app.fetch)))),
            auth,
            options.keys.secretKey,
          ),
        ),
      ),
    ),
    studioFetch: withFaults(
      withDataApiWire(
        withStorageWire(async (request, context) => {
          studio ??= await quietly(() => create(true).init());
          return studio.fetch(request, context);
        }),
      ),
    ),
    migrations,
    appliedMigrations: applied,
    async close() {
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
