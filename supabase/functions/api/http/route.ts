import type { Context } from "hono";
import type { infer as Infer, ZodMiniType } from "zod/mini";
import type { Endpoint } from "../../_shared/contract/wire/endpoints.ts";
import { ApiError, unauthorized } from "../../_shared/platform/errors.ts";
import { requireAdmin } from "../../_shared/domain/administrators/access.ts";
import { readJson } from "../../_shared/platform/http/body.ts";
import type { Session } from "../../_shared/platform/session/resolve.ts";
import type { Tokens } from "../../_shared/platform/supabase/auth.ts";
import type { Services } from "../services.ts";
import { openExchange, type Exchange } from "./exchange.ts";
import { validate } from "./validate.ts";

type Input<E extends Endpoint> = E extends { encoding: "json"; request: infer R extends ZodMiniType }
  ? Infer<R>
  : undefined;

/** One request, as its route receives it. */
export interface Call<E extends Endpoint = Endpoint> {
  request: Request;
  requestId: string;
  query: URLSearchParams;
  /** The value of `:id` in the path; empty if the path has none. */
  id: string;
  /** The values of all named segments of the path. */
  params: Readonly<Record<string, string>>;
  /** The validated JSON body; the route reads other encodings itself. */
  input: Input<E>;
  session: E["session"] extends true ? Session : null;
  /**
   * For the writer: aborted when the client disconnects, or when the time for the whole response is over. The rest of
   * the request is left to finish: a result that is ready is stored and sent.
   */
  writing: AbortSignal;
  /** Headers and status of the response. */
  responseHeaders: Headers;
  status(code: number): void;
  signIn(tokens: Tokens): void;
  /** The signed-in person, on a route that visitors can use too. */
  findSession(): Promise<Session | null>;
  signOut(): void;
}

export interface Route {
  endpoint: Endpoint;
  handle(context: Context, services: Services, requestId: string): Promise<Response>;
}

/**
 * Connects an endpoint of the contract with its implementation. The session, the role and a JSON body are checked
 * before `run`.
 * @param run resolves to the response body, or to its encoded bytes, or to a complete response if it streams
 */
export function defineRoute<const E extends Endpoint>(
  endpoint: E,
  run: (call: Call<E>, services: Services) => Promise<Infer<E["response"]> | Uint8Array<ArrayBuffer> | Response>,
): Route {
  return {
    endpoint,
    async handle(context, services, requestId) {
      const exchange = openExchange(context, services);
      const { request } = exchange;
      const session = await admit(endpoint, exchange, services);
      const input =
        endpoint.encoding === "json" && endpoint.request
          ? validate(endpoint.request, await readJson(request))
          : undefined;
      const call: Call<E> = {
        ...exchange.callParts,
        request,
        requestId,
        query: new URL(request.url).searchParams,
        id: context.req.param("id") ?? "",
        params: context.req.param() as Record<string, string>,
        input: input as Input<E>,
        session: session as Call<E>["session"],
        get writing() {
          return exchange.writing();
        },
      };
      const body = await run(call, services).catch((error: unknown) => exchange.fail(error, session));
      if (session !== null && endpoint.method !== "GET") services.admissions.forget(session.userId);
      return exchange.respond(body);
    },
  };
}

/**
 * The session of a request, if its endpoint has one.
 * @throws ApiError `unauthorized` without a session, and the refusal of `requireAdmin`
 */
async function admit(
  endpoint: Endpoint,
  { request, callParts: { findSession } }: Exchange,
  services: Services,
): Promise<Session | null> {
  let caller: Session | null = null;
  try {
    caller = endpoint.session ? await findSession() : null;
    if (endpoint.session && caller === null) throw unauthorized();
    if (endpoint.admin && caller)
      await requireAdmin(services.database, caller.token, services.config.adminSecondFactor);
    return caller;
  } catch (error) {
    if (endpoint.admin) recordRefusal(endpoint, request, services, caller, error);
    throw error;
  }
}

/**
 * A rejected request to the admin panel is a security event. Only for a 403 is the account known, because other tokens
 * were not verified.
 */
function recordRefusal(
  { method, path }: Endpoint,
  request: Request,
  { securityEvents }: Services,
  caller: Session | null,
  error: unknown,
): void {
  if (!(error instanceof ApiError) || error.status >= 500) return;
  securityEvents.record("admin_call_refused", request.headers, {
    ...(caller && error.status === 403 && { userId: caller.userId }),
    details: { call: `${method} ${path}`, status: error.status },
  });
}
