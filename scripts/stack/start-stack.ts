import { createServer, type RequestListener, type Server } from "node:http";
import connect from "postgres";
import { parseDsn } from "../../supabase/functions/_shared/contract/wire/error-report.ts";
import { functionsPath } from "../../supabase/functions/_shared/contract/wire/supabase-paths.ts";
import { ensureAccounts, type Accounts } from "./accounts.ts";
import { demoIsHarmless } from "./demo/demo-content.ts";
import { fillInBackground } from "./demo/fill-in-background.ts";
import { prepareDataDirectory } from "./data-directory.ts";
import { functionsEnvironment } from "./functions/functions-environment.ts";
import { startFunctions, type Functions } from "./functions/functions.ts";
import { createFront } from "./gateway/front.ts";
import { createGateway, supabaseListener, type Pages } from "./gateway/gateway.ts";
import { loadKeys, type Keys } from "./keys.ts";
import { openMailbox } from "./mail/mail.ts";
import { createMailboxPage } from "./mail/mailbox-page.ts";
import { fromRoot } from "../command/paths.ts";
import { migrationWarnings } from "./migrations/migration-state.ts";
import { receiveMail } from "./mail/mail-intake.ts";
import { listen } from "../server/ports.ts";
import { startPostgres } from "./postgres/postgres.ts";
import { ensureRealtimeSchema } from "./realtime/broadcasts.ts";
import { isRealtimeHandshake, startRealtime } from "./realtime/start-realtime.ts";
import { claimDataDirectory } from "./running-stack.ts";
import { openable, type Stack, type StackOptions } from "./stack.ts";
import { closeServer, whenStarted, withinLimit } from "./stopping.ts";
import { createSocialLimit } from "./gateway/social-limit.ts";
import { serveStatic } from "./gateway/static-files.ts";
import { simulatorEnvironment } from "../simulated-stripe/settings.ts";
import { startStripeSimulator } from "../simulated-stripe/server.ts";
import { createStudio } from "./supabase/studio.ts";
import { startJobs } from "./timers/jobs.ts";
import type { SupabaseFetch } from "./supabase/supabase-fetch.ts";

const studioPortUsual = 3010;
const mailboxPortUsual = 3020;

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
  const onStop = (close: () => unknown) => {
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

async function start(options: StackOptions, onStop: (close: () => unknown) => void): Promise<Omit<Stack, "stop">> {
  const { settings, development = false, progress = () => {}, log = () => {} } = options;
  prepareDataDirectory(settings.dataDir);
  onStop(claimDataDirectory(settings.dataDir));
  const keys = loadKeys(settings.dataDir);
  const mailbox = openMailbox(`${settings.dataDir}/mail.jsonl`);

  // The port first: if it is in use, nothing else needs to be started. Requests wait until the gateway is ready.
  const gateway = Promise.withResolvers<RequestListener>();
  // Vite uses its own WebSocket upgrades on the same server.
  const front = createFront({ listener: gateway.promise, upgrades: development ? () => true : isRealtimeHandshake });
  const port = await listen(front, { host: settings.host, port: settings.port, setting: "PORT" });
  onStop(() => closeServer(front));
  const siteUrl = settings.siteUrl ?? `http://${openable(settings.host)}:${port}`;

  progress("Starting the database");
  // Loading Supabase's API takes about as long as starting the database, so both run at the same time.
  const supabaseModule = import("./supabase/supabase.ts");
  const postgres = await startPostgres({
    dataDir: settings.dataDir,
    port: settings.postgresPort,
    password: keys.databasePassword,
    durable: options.durable ?? true,
    onExit: (tail) => (options.onFailure ?? log)(`The database ended unexpectedly:\n${tail}`),
  });
  onStop(postgres.stop);
  if (postgres.stoppedOrphan) progress("Stopped a database left over from an earlier start");

  await ensureRealtimeSchema(postgres.url);
  progress("Starting Supabase's API and the functions");
  const { startSupabase } = await supabaseModule;
  const starting = startSupabase({
    databaseUrl: postgres.url,
    dataDir: settings.dataDir,
    migrationsDir: options.migrationsDir ?? fromRoot("supabase/migrations"),
    keys,
    siteUrl,
    mailbox,
    smtp: settings.smtp,
    social: settings.social,
    auth: options.auth,
    passwordCost: options.passwordCost,
  });
  // It is awaited below. A failure before that must not end the process, which still has to stop the database.
  starting.catch(() => {});
  onStop(() => whenStarted(starting, (supabase) => withinLimit(supabase.close())));
  // The functions call Supabase directly, because the public origin may be another host.
  const api = createServer((request, response) => {
    if (receiveMail(request, response, { mailbox, key: keys.secretKey })) return;
    starting.then(
      ({ fetch }) => supabaseListener(fetch, log)(request, response),
      () => response.destroy(),
    );
  });
  const apiPort = await listen(api, { host: "127.0.0.1", port: 0, setting: "PORT" });
  onStop(() => closeServer(api));
  const functionsStarted = Promise.withResolvers<Functions>();
  functionsStarted.promise.catch(() => {});
  const stripe =
    settings.stripeSimulator &&
    (await startStripeSimulator({
      file: `${settings.dataDir}/stripe.json`,
      durable: options.durable ?? true,
      port: settings.stripeSimulator.port,
      webhookUrl: async () =>
        `http://127.0.0.1:${await (await functionsStarted.promise).port()}${functionsPath}/stripe-webhook`,
      log,
    }));
  if (stripe) onStop(stripe.stop);
  // Webhook deliveries that wait for the functions must not delay the stop.
  onStop(() => functionsStarted.reject(new Error("The stack is stopping.")));
  const functionsEnv = {
    ...functionsEnvironment(settings, keys, { siteUrl, apiPort }),
    ...(stripe && simulatorEnvironment(stripe)),
    ...options.functionsEnv,
  };
  const startingFunctions = startFunctions({
    directory: options.functionsDir,
    env: functionsEnv,
    watch: development,
    log,
  });
  startingFunctions.then(functionsStarted.resolve, functionsStarted.reject);
  onStop(() => whenStarted(startingFunctions, (functions) => functions.stop()));
  const [supabase, functions] = await Promise.all([starting, startingFunctions]);
  if (supabase.appliedMigrations.length > 0) progress(`Applied ${supabase.appliedMigrations.length} migrations`);
  for (const warning of migrationWarnings(await supabase.migrations.state())) log(warning);

  const studio = createStudio(supabase.studioFetch, log);
  const studioPort = await listenForOperator(studio, settings.studioPort, studioPortUsual, "STUDIO_PORT");
  onStop(() => closeServer(studio));
  const mailboxPage = createMailboxPage(mailbox);
  const mailboxPort = await listenForOperator(mailboxPage, settings.mailboxPort, mailboxPortUsual, "MAILBOX_PORT");
  onStop(() => closeServer(mailboxPage));

  const { accounts, notes: accountNotes } = options.accounts
    ? await makeAccounts(postgres.url, supabase.fetch, settings.adminEmail, keys)
    : { accounts: [], notes: [] };
  const pages: Pages = options.pages
    ? await options.pages(front, siteUrl)
    : { handle: serveStatic(options.staticDir ?? fromRoot("dist"), siteUrl) };
  if (pages.close) onStop(pages.close);
  const realtime = await startRealtime({
    databaseUrl: postgres.url,
    jwtSecret: keys.jwtSecret,
    publishableKey: keys.publishableKey,
    log,
  });
  onStop(realtime.close);
  // Vite listens for its own upgrades on the same server. Without Vite, all other upgrades are refused.
  front.on("upgrade", (request, socket, head) => {
    if (!realtime.upgrade(request, socket, head) && !development) socket.destroy();
  });
  const socialLimit = createSocialLimit(postgres.url, keys.addressHashSecret);
  onStop(socialLimit.close);
  gateway.resolve(
    createGateway({
      policy: {
        siteUrl,
        development,
        stripe: stripe === null,
        errorTrackingOrigin: parseDsn(functionsEnv["ERROR_TRACKING_DSN"] ?? "")?.origin,
      },
      supabase: supabase.fetch,
      socialLimit: socialLimit.take,
      functions,
      stripe: stripe?.browserCalls ?? null,
      pages,
      log,
    }),
  );

  const own = `http://${openable(settings.host)}:${port}`;
  if (
    options.demo &&
    stripe &&
    demoIsHarmless(settings) &&
    accounts.length > 0 &&
    accounts.every(({ isNew }) => isNew)
  ) {
    onStop(fillInBackground({ url: own, accounts, publishableKey: stripe.publishableKey }, log));
  }
  if (options.jobs) {
    const stopJobs = startJobs({ databaseUrl: postgres.url, url: own, cronSecret: keys.cronSecret, log });
    onStop(() => withinLimit(stopJobs()));
  }

  return {
    url: siteUrl,
    port,
    databaseUrl: postgres.url,
    functionsEnv,
    publishableKey: keys.publishableKey,
    secretKey: keys.secretKey,
    studioUrl: `http://127.0.0.1:${studioPort}`,
    mailboxUrl: `http://127.0.0.1:${mailboxPort}/mailbox`,
    mailbox,
    stripe,
    migrations: supabase.migrations,
    accounts,
    accountNotes,
    functionsUrl: async () => `http://127.0.0.1:${await functions.port()}${functionsPath}`,
  };
}

/** Serves a page only on this machine: on the port that was set, or on the usual port, or on a free port. */
function listenForOperator(server: Server, asked: number | undefined, usual: number, setting: string): Promise<number> {
  return listen(server, { host: "127.0.0.1", port: asked ?? usual, setting, orFree: asked === undefined });
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
