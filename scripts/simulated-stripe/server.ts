import { createLoopbackServer } from "../server/loopback.ts";
import { listen } from "../server/ports.ts";
import { createBrowserCalls, type BrowserCalls } from "./browser-calls.ts";
import { createControl, type Control } from "./control.ts";
import { builtInEndpoint, createDeliveries, noFaults, type Endpoint } from "./deliveries.ts";
import { catchUp } from "./lifecycle/advance.ts";
import { createPortal } from "./portal/portal.ts";
import { Refusal } from "./refusal.ts";
import { replyError } from "./reply.ts";
import { handleRequest, type RequestParts } from "./requests.ts";
import { openStore } from "./store.ts";
import { createWorld } from "./world.ts";

export interface SimulatorOptions {
  /** The file of the state; null stores nothing. */
  file: string | null;
  /** Write the state so that it survives a power failure. */
  durable?: boolean;
  /** Undefined: any free port. */
  port?: number;
  /** Returns the URL for events; called before each delivery. */
  webhookUrl: () => Promise<string>;
  log: (line: string) => void;
  /** In milliseconds; for tests. */
  realNow?: () => number;
}

export interface StripeSimulator extends Control {
  /** The API's URL, reachable from this machine only, without a trailing slash. */
  url: string;
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** The calls that the public origin may forward. */
  browserCalls: BrowserCalls;
  stop(): Promise<void>;
}

const usualPort = 3030;
/** How often due renewals are processed, in milliseconds. */
const catchUpEveryMs = 30_000;

const failed = new Refusal(500, { type: "api_error", message: "The Stripe simulator failed. See its log." });

/**
 * Starts the Stripe simulator, which is used if no keys are set: the API calls that this product makes, the portal,
 * events, and its own clock. Test payments only, reachable from this machine only.
 * @throws StackError if the port is in use
 */
export async function startStripeSimulator({
  file,
  durable,
  port,
  webhookUrl,
  log,
  realNow = Date.now,
}: SimulatorOptions): Promise<StripeSimulator> {
  const store = openStore(file, { durable });
  const { state } = store;
  const faults = { ...noFaults };
  const endpoints = async (): Promise<Endpoint[]> => [
    { id: builtInEndpoint, url: await webhookUrl(), secret: state.webhookSecret, events: ["*"] },
    ...store
      .all("webhook_endpoint")
      .filter(({ status }) => status === "enabled")
      .map(({ id, url, enabled_events: events }) => ({ id, url, secret: state.endpointSecrets[id] ?? "", events })),
  ];
  const deliveries = createDeliveries({ store, endpoints, faults, realNow, log });
  const world = createWorld({ store, realNow, onEvent: deliveries.add });
  catchUp(world);
  await store.save();

  /** All changes of a call are on disk before its response is sent. Its events follow the response. */
  const afterwards = async (): Promise<void> => {
    await store.save();
    setImmediate(deliveries.pump);
  };
  const control = createControl(world, deliveries, faults, afterwards);
  const parts: Omit<RequestParts, "origin"> = {
    world,
    control,
    portal: createPortal(world, afterwards),
    faults,
    store,
    afterwards,
  };
  const server = createLoopbackServer((request, response) =>
    handleRequest(request, response, { ...parts, origin }).catch((error: unknown) => {
      if (!(error instanceof Refusal))
        log(`The Stripe simulator failed at ${request.method} ${request.url}: ${(error as Error).stack}`);
      replyError(response, error instanceof Refusal ? error : failed);
    }),
  );
  const origin = `http://127.0.0.1:${await listen(server, { host: "127.0.0.1", port: port ?? usualPort, setting: "STRIPE_SIMULATOR_PORT", orFree: port === undefined })}`;
  const keepUp = async (): Promise<void> => {
    catchUp(world);
    await afterwards();
  };
  const timer = setInterval(() => {
    keepUp().catch((error: Error) => log(`The Stripe simulator cannot continue: ${error.stack}`));
  }, catchUpEveryMs);
  timer.unref();
  deliveries.pump();

  return {
    ...control,
    url: origin,
    secretKey: state.secretKey,
    publishableKey: state.publishableKey,
    webhookSecret: state.webhookSecret,
    browserCalls: createBrowserCalls(world, afterwards),
    async stop() {
      clearInterval(timer);
      await deliveries.stop();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
      await store.save();
    },
  };
}
