import { getRequestListener } from "@hono/node-server";
import { Agent, type IncomingMessage, type ServerResponse } from "node:http";
import {
  authPath,
  functionsPath,
  graphqlPath,
  realtimePath,
  restPath,
  storagePath,
} from "../../../supabase/functions/_shared/contract/wire/supabase-paths.ts";
import { sharedPage, sharePath } from "../../../supabase/functions/_shared/contract/rules/share-target.ts";
import { belongsToSocialSignIn } from "./auth-paths.ts";
import { describeFault } from "../supabase/describe-fault.ts";
import { frontLimits, type FrontLimits } from "./front-limits.ts";
import type { Functions } from "../functions/functions.ts";
import { plainAddress, proxy } from "./proxy.ts";
import { receiveBody, refuseBody } from "./request-body.ts";
import { contentSecurityPolicy, securityHeaders, type PagePolicy } from "../../site/security-headers.ts";
import { StackError } from "../../command/stack-error.ts";
import type { BrowserCalls } from "../../simulated-stripe/browser-calls.ts";
import type { SupabaseFetch } from "../supabase/supabase-fetch.ts";
import { sendError } from "../../server/send-error.ts";
import { targetOf } from "../../server/target.ts";

/** Serves everything that is not an API. */
export interface Pages {
  handle(request: IncomingMessage, response: ServerResponse): void | Promise<void>;
  close?(): Promise<void>;
}

export interface GatewayOptions {
  policy: PagePolicy & { siteUrl: string };
  supabase: SupabaseFetch;
  functions: Functions;
  /** The Stripe simulator, as far as a page may reach it; null if it does not run. */
  stripe: BrowserCalls | null;
  /** Everything that is not an API: the built app, or Vite. */
  pages: Pages;
  limits?: FrontLimits;
  log: (line: string) => void;
}

/** Which part responds to a path. */
export type Destination = "stripe" | "function" | "supabase" | "nobody" | "pages";

/** The path at which pages find the Stripe simulator; the rest of the path is Stripe's own. */
const simulatorPrefix = "/simulator/stripe";

/** The path and query at the Stripe simulator that a request line names; null for every other request line. */
export function simulatorPath(url: string): string | null {
  const target = targetOf(url);
  if (target === null || !`${target.pathname}/`.startsWith(`${simulatorPrefix}/`)) return null;
  const path = `${target.pathname.slice(simulatorPrefix.length) || "/"}${target.search}`;
  // A second slash would turn what follows into a host name.
  return targetOf(path) === null ? null : path;
}

/** @param call method and query, which decide which part of the auth server is reached */
export function destinationFor(pathname: string, { method, search }: { method: string; search: string }): Destination {
  const under = (prefix: string) => pathname === prefix || pathname.startsWith(`${prefix}/`);
  if (under(simulatorPrefix)) return "stripe";
  if (under("/api") || under(functionsPath)) return "function";
  if (under(authPath)) return belongsToSocialSignIn(method, pathname, search) ? "supabase" : "nobody";
  if ([restPath, storagePath].some(under)) return "supabase";
  if ([realtimePath, graphqlPath, "/_system", "/pg"].some(under)) return "nobody";
  return "pages";
}

/** `/api/user` belongs to the function `api`, which Supabase would serve at `/functions/v1/api/user`. */
export function functionPath(url: string): string {
  return url.startsWith("/api") ? `${functionsPath}${url}` : url;
}

/**
 * Supabase's API as a listener. A failure inside it is logged, never shown.
 * @param fromClient whether the client is responsible for requests that cannot be parsed
 */
export function supabaseListener(fetch: SupabaseFetch, log: (line: string) => void, fromClient = false) {
  return getRequestListener(
    async (request, { incoming }) => {
      try {
        return await fetch(request, { peerAddress: plainAddress(incoming.socket.remoteAddress) || null, fromClient });
      } catch (error) {
        log(`Supabase's API failed: ${describeFault(error)}`);
        return Response.json(
          { message: "Something went wrong on our side. Please try again.", code: "internal" },
          { status: 500 },
        );
      }
    },
    { overrideGlobalObjects: false },
  );
}

/** Leads to the form, and drops what was sent. */
function redirectShare(request: IncomingMessage, response: ServerResponse): void {
  const headers = { location: sharedPage };
  refuseBody(request, response, { status: 303, code: "see_other", message: "Nothing is stored here.", headers });
}

/** The public origin's listener: the app, its API and Supabase's API at one address. */
export function createGateway({
  policy,
  supabase,
  functions,
  stripe,
  pages,
  limits = frontLimits,
  log,
}: GatewayOptions): (request: IncomingMessage, response: ServerResponse) => void {
  const headers = Object.entries({
    ...securityHeaders,
    "content-security-policy": contentSecurityPolicy(policy),
    ...(policy.siteUrl.startsWith("https:")
      ? { "strict-transport-security": "max-age=31536000; includeSubDomains" }
      : {}),
  });
  const agent = new Agent({ keepAlive: true });
  const toSupabase = supabaseListener(supabase, log, true);
  const protocol = new URL(policy.siteUrl).protocol.replace(":", "");

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    for (const [name, value] of headers) response.setHeader(name, value);
    const refuse = (status: number, code: string, message: string) =>
      refuseBody(request, response, { status, code, message });
    const target = targetOf(request.url);
    if (target === null) return refuse(400, "bad_request", "This address cannot be understood.");
    const destination = destinationFor(target.pathname, { method: request.method ?? "GET", search: target.search });
    if (destination === "nobody" || (destination === "stripe" && !stripe))
      return refuse(404, "not_found", "There is nothing at this address.");
    if (destination === "pages") {
      // The service worker takes shares. From a browser without it, the form opens and says that nothing arrived.
      if (request.method === "POST" && target.pathname === sharePath) return redirectShare(request, response);
      return pages.handle(request, response);
    }
    if (stripe && destination === "stripe") {
      const path = simulatorPath(request.url ?? "/");
      if (path === null) return refuse(404, "not_found", "There is nothing at this address.");
      return stripe(request, response, path);
    }

    // Nothing behind the gateway is connected to before the whole request has arrived, so that incomplete requests
    // block nobody.
    const received = await receiveBody(request, limits);
    if ("gone" in received) return;
    if ("refusal" in received) return refuseBody(request, response, received.refusal);
    if (destination === "supabase") {
      return toSupabase(Object.assign(request, { rawBody: received.body ?? undefined }), response);
    }
    proxy(request, response, received.body, {
      port: await functions.port(),
      path: functionPath(request.url ?? "/"),
      agent,
      protocol,
    });
  }

  return (request, response) => {
    handle(request, response).catch((error: Error) => {
      log(error instanceof StackError ? error.message : `The gateway failed: ${describeFault(error)}`);
      sendError(response, 502, "unavailable", "The server is starting again. Please try again in a moment.", {
        "retry-after": "1",
      });
    });
  };
}
