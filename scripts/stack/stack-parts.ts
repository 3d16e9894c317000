import { createHmac } from "node:crypto";
import { createServer, type RequestListener, type Server } from "node:http";
import { functionsPath } from "../../supabase/functions/_shared/contract/wire/supabase-paths.ts";
import { fromRoot } from "../command/paths.ts";
import { localListener } from "../server/loopback.ts";
import { refuseTunnels } from "../server/send-error.ts";
import { listen } from "../server/ports.ts";
import { startStripeSimulator, type StripeSimulator } from "../simulated-stripe/server.ts";
import { simulatorEnvironment } from "../simulated-stripe/settings.ts";
import type { Account } from "./accounts.ts";
import { demoIsDue, demoIsHarmless } from "./demo/demo-content.ts";
import { fillInBackground } from "./demo/fill-in-background.ts";
import { functionsEnvironment } from "./functions/functions-environment.ts";
import { startFunctions, type Functions } from "./functions/functions.ts";
import { createFront } from "./gateway/front.ts";
import { supabaseListener } from "./gateway/gateway.ts";
import type { Keys } from "./keys.ts";
import { receiveMail } from "./mail/mail-intake.ts";
import type { Mailbox } from "./mail/mail.ts";
import { createMailboxPage } from "./mail/mailbox-page.ts";
import { startPostgres } from "./postgres/postgres.ts";
import { isRealtimeHandshake, startRealtime } from "./realtime/start-realtime.ts";
import type { StackOptions } from "./stack.ts";
import { closeServer, whenStarted, withinLimit } from "./stopping.ts";
import { createStudio } from "./supabase/studio.ts";
import type { startSupabase, Supabase } from "./supabase/supabase.ts";
import { startJobs } from "./timers/jobs.ts";

/** Registers what ends a part that was started. The last one is ended first. @throws if the start was cancelled */
export type OnStop = (close: () => unknown) => void;

/** What every part of a stack that is starting needs. */
export interface Starting {
  options: StackOptions;
  keys: Keys;
  mailbox: Mailbox;
  log: (line: string) => void;
  onStop: OnStop;
}

const studioPortUsual = 3010;
const mailboxPortUsual = 3020;

/** Takes the public port. Requests wait for the gateway, which is resolved later. */
export async function openFront({ options: { settings, development = false }, onStop }: Starting) {
  const gateway = Promise.withResolvers<RequestListener>();
  // Vite uses its own WebSocket upgrades on the same server.
  const front = createFront({
    listener: gateway.promise,
    upgrades: development ? () => true : isRealtimeHandshake,
    names: { host: settings.host, siteUrl: settings.siteUrl },
  });
  const port = await listen(front, { host: settings.host, port: settings.port, setting: "PORT" });
  onStop(() => closeServer(front));
  return { front, gateway, port };
}

export async function startDatabase({ options, keys, log, onStop }: Starting) {
  const { settings, durable = true, onFailure = log } = options;
  const postgres = await startPostgres({
    dataDir: settings.dataDir,
    port: settings.postgresPort,
    password: keys.databasePassword,
    durable,
    onExit: (tail) => onFailure(`The database ended unexpectedly:\n${tail}`),
  });
  onStop(postgres.stop);
  return postgres;
}

/**
 * Starts Supabase's API, and the port at which the functions call it and hand in mail. They call it directly, because
 * the public origin may be another host.
 * @returns the port at once; `ready` when the migrations are applied
 */
export async function startApi(
  { options, keys, mailbox, log, onStop }: Starting,
  start: typeof startSupabase,
  { databaseUrl, siteUrl }: { databaseUrl: string; siteUrl: string },
): Promise<{ port: number; ready: Promise<Supabase> }> {
  const { settings } = options;
  const ready = start({
    databaseUrl,
    dataDir: settings.dataDir,
    migrationsDir: options.migrationsDir ?? fromRoot("supabase/migrations"),
    keys,
    siteUrl,
    mailbox,
    smtp: settings.smtp,
    social: settings.social,
    auth: options.auth,
    passwordCost: options.passwordCost,
    authProgram: settings.authProgram,
    log,
  });
  // It is awaited by the caller. A failure before that must not end the process, which still has to stop the database.
  ready.catch(() => {});
  onStop(() => whenStarted(ready, (supabase) => withinLimit(supabase.close())));
  const api = createServer(
    localListener((request, response) => {
      if (receiveMail(request, response, { mailbox, key: keys.secretKey })) return;
      ready.then(
        ({ fetch }) => supabaseListener(fetch, log)(request, response),
        () => response.destroy(),
      );
    }),
  );
  const port = await listen(refuseTunnels(api), { host: "127.0.0.1", port: 0, setting: "PORT" });
  onStop(() => closeServer(api));
  return { port, ready };
}

/** Starts the functions, and the payment simulator that sends them its events. */
export async function startServices(
  { options, keys, log, onStop }: Starting,
  addresses: { siteUrl: string; apiPort: number },
) {
  const { settings, durable = true, development = false } = options;
  const functionsStarted = Promise.withResolvers<Functions>();
  functionsStarted.promise.catch(() => {});
  const stripe =
    settings.stripeSimulator &&
    (await startStripeSimulator({
      file: `${settings.dataDir}/stripe.json`,
      durable,
      port: settings.stripeSimulator.port,
      webhookUrl: async () =>
        `http://127.0.0.1:${await (await functionsStarted.promise).port()}${functionsPath}/stripe-webhook`,
      log,
    }));
  if (stripe) onStop(stripe.stop);
  // Webhook deliveries that wait for the functions must not delay the stop.
  onStop(() => functionsStarted.reject(new Error("The stack is stopping.")));
  const functionsEnv = {
    ...functionsEnvironment(settings, keys, addresses),
    ...(stripe && simulatorEnvironment(stripe)),
    ...options.functionsEnv,
  };
  const functionsReady = startFunctions({
    directory: options.functionsDir,
    env: functionsEnv,
    watch: development,
    log,
  });
  functionsReady.then(functionsStarted.resolve, functionsStarted.reject);
  onStop(() => whenStarted(functionsReady, (functions) => functions.stop()));
  return { functionsEnv, functionsReady, stripe };
}

/** Opens the data browser and the mailbox. */
export async function openOperatorPages(
  { options: { settings }, keys, mailbox, log, onStop }: Starting,
  supabase: Supabase,
) {
  // The same at every start, so that an open tab goes on; it cannot be computed without the keys.
  const token = createHmac("sha256", keys.secretKey).update("data browser").digest("base64url");
  const studio = createStudio(supabase.studioFetch, { token, log });
  const studioPort = await listenForOperator(studio, settings.studioPort, studioPortUsual, "STUDIO_PORT");
  onStop(() => closeServer(studio));
  const mailboxPage = createMailboxPage(mailbox);
  const mailboxPort = await listenForOperator(mailboxPage, settings.mailboxPort, mailboxPortUsual, "MAILBOX_PORT");
  onStop(() => closeServer(mailboxPage));
  return {
    studioUrl: `http://127.0.0.1:${studioPort}/?token=${token}`,
    mailboxUrl: `http://127.0.0.1:${mailboxPort}/mailbox`,
  };
}

/** Serves a page only on this machine: on the port that was set, or on the usual port, or on a free port. */
function listenForOperator(server: Server, asked: number | undefined, usual: number, setting: string): Promise<number> {
  return listen(server, { host: "127.0.0.1", port: asked ?? usual, setting, orFree: asked === undefined });
}

/** Serves the live updates on the public port. */
export async function connectLiveUpdates(
  { options: { development = false }, keys, log, onStop }: Starting,
  front: Server,
  databaseUrl: string,
): Promise<void> {
  const realtime = await startRealtime({
    databaseUrl,
    jwtSecret: keys.jwtSecret,
    publishableKey: keys.publishableKey,
    log,
  });
  onStop(realtime.close);
  // Vite listens for its own upgrades on the same server. Without Vite, all other upgrades are refused.
  front.on("upgrade", (request, socket, head) => {
    if (!realtime.upgrade(request, socket, head) && !development) socket.destroy();
  });
}

interface Background {
  /** The public port's address on this machine. */
  own: string;
  databaseUrl: string;
  accounts: readonly Account[];
  stripe: StripeSimulator | null;
}

/** Starts what runs beside the stack: the demo content of new accounts, and the scheduled jobs. */
export function startBackgroundWork(
  { options, keys, log, onStop }: Starting,
  { own, databaseUrl, accounts, stripe }: Background,
): void {
  const { settings } = options;
  const { dataDir } = settings;
  if (options.demo && stripe && demoIsHarmless(settings) && demoIsDue(dataDir)) {
    onStop(fillInBackground({ url: own, accounts, publishableKey: stripe.publishableKey, dataDir }, log));
  }
  if (options.jobs) {
    const stopJobs = startJobs({ databaseUrl, url: own, cronSecret: keys.cronSecret, log });
    onStop(() => withinLimit(stopJobs()));
  }
}
