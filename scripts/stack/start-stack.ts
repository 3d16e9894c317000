import connect from "postgres";
import { parseDsn } from "../../supabase/functions/_shared/contract/wire/error-report.ts";
import { functionsPath } from "../../supabase/functions/_shared/contract/wire/supabase-paths.ts";
import { fromRoot } from "../command/paths.ts";
import { ensureAccounts, type Accounts } from "./accounts.ts";
import { prepareDataDirectory } from "./data-directory.ts";
import { demoIsHarmless, markBegun } from "./demo/demo-content.ts";
import { createGateway, type Pages } from "./gateway/gateway.ts";
import { serveStatic } from "./gateway/static-files.ts";
import { loadKeys, type Keys } from "./keys.ts";
import { openMailbox } from "./mail/mail.ts";
import { migrationWarnings } from "./migrations/migration-state.ts";
import { ensureRealtimeSchema } from "./realtime/broadcasts.ts";
import { claimDataDirectory } from "./running-stack.ts";
import { openable, type Stack, type StackOptions } from "./stack.ts";
import {
  connectLiveUpdates,
  openFront,
  openOperatorPages,
  startApi,
  startBackgroundWork,
  startDatabase,
  startServices,
  type OnStop,
  type Starting,
} from "./stack-parts.ts";
import type { SupabaseFetch } from "./supabase/supabase-fetch.ts";
import { releaseAll } from "./timers/release-reservations.ts";

/**
 * Starts the local stack behind one origin: PostgreSQL, Supabase's API, the functions, the mailbox, the data browser
 * and the app.
 * @throws StackError that says what to do; everything that was started is stopped
 */
export async function startStack(options: StackOptions): Promise<Stack> {
  const closers: (() => unknown)[] = [];
  const stop = async () => {
    for (const close of closers.splice(0).toReversed()) await close();
  };
  const onStop: OnStop = (close) => {
    closers.push(close);
    options.signal?.throwIfAborted();
  };
  try {
    return { ...(await start(options, onStop)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function start(options: StackOptions, onStop: OnStop): Promise<Omit<Stack, "stop">> {
  const { settings, development = false, progress = () => {}, log = () => {} } = options;
  prepareDataDirectory(settings.dataDir);
  onStop(claimDataDirectory(settings.dataDir));
  const keys = loadKeys(settings.dataDir);
  const mailbox = openMailbox(`${settings.dataDir}/mail.jsonl`);
  const starting: Starting = { options, keys, mailbox, log, onStop };

  // The port first: if it is in use, nothing else needs to be started. Requests wait until the gateway is ready.
  const { front, gateway, port } = await openFront(starting);
  const own = `http://${openable(settings.host)}:${port}`;
  const siteUrl = settings.siteUrl ?? own;

  progress("Starting the database");
  // Loading Supabase's API takes about as long as starting the database, so both run at the same time.
  const supabaseModule = import("./supabase/supabase.ts");
  const postgres = await startDatabase(starting);
  if (postgres.stoppedOrphan) progress("Stopped a database left over from an earlier start");
  await ensureRealtimeSchema(postgres.url);

  progress("Starting Supabase's API and the functions");
  const { startSupabase } = await supabaseModule;
  const api = await startApi(starting, startSupabase, { databaseUrl: postgres.url, siteUrl });
  const { functionsEnv, functionsReady, stripe } = await startServices(starting, { siteUrl, apiPort: api.port });
  const [supabase, functions] = await Promise.all([api.ready, functionsReady]);
  if (supabase.appliedMigrations.length > 0) progress(`Applied ${supabase.appliedMigrations.length} migrations`);
  for (const warning of migrationWarnings(await supabase.migrations.state())) log(warning);
  await releaseAll(postgres.url);

  const { studioUrl, mailboxUrl } = await openOperatorPages(starting, supabase);
  const { accounts, notes: accountNotes } = options.accounts
    ? await makeAccounts(postgres.url, supabase.fetch, settings.adminEmail, keys)
    : { accounts: [], notes: [] };
  // Noted at once, so that the next start makes the content if this one is stopped before it is complete.
  const isFirst = accounts.length > 0 && accounts.every(({ isNew }) => isNew);
  if (options.demo && isFirst && demoIsHarmless(settings)) markBegun(settings.dataDir, true);
  const pages: Pages = options.pages
    ? await options.pages(front, siteUrl)
    : { handle: serveStatic(options.staticDir ?? fromRoot("dist"), siteUrl) };
  if (pages.close) onStop(pages.close);
  await connectLiveUpdates(starting, front, postgres.url);
  gateway.resolve(
    createGateway({
      policy: {
        siteUrl,
        development,
        stripe: stripe === null,
        errorTrackingOrigin: parseDsn(functionsEnv["ERROR_TRACKING_DSN"] ?? "")?.origin,
      },
      supabase: supabase.fetch,
      functions,
      stripe: stripe?.browserCalls ?? null,
      pages,
      log,
    }),
  );
  startBackgroundWork(starting, { own, databaseUrl: postgres.url, accounts, stripe });

  return {
    url: siteUrl,
    port,
    databaseUrl: postgres.url,
    functionsEnv,
    publishableKey: keys.publishableKey,
    secretKey: keys.secretKey,
    studioUrl,
    mailboxUrl,
    mailbox,
    stripe,
    migrations: supabase.migrations,
    accounts,
    accountNotes,
    functionsUrl: async () => `http://127.0.0.1:${await functions.port()}${functionsPath}`,
  };
}

async function makeAccounts(
  databaseUrl: string,
  fetch: SupabaseFetch,
  adminEmail: string,
  keys: Keys,
): Promise<Accounts> {
  const sql = connect(databaseUrl, { max: 1, onnotice: () => {} });
  try {
    return await ensureAccounts(fetch, sql, adminEmail, keys);
  } finally {
    await sql.end();
  }
}
