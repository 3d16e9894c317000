import type { Context } from "hono";
import type { infer as Infer, ZodMiniType } from "zod/mini";
import type { Endpoint } from "../../_shared/contract/wire/endpoints.ts";
import { getUser } from "../../_shared/domain/accounts/user.ts";
import { ApiError, unauthorized } from "../../_shared/platform/errors.ts";
import { requireAdmin } from "../../_shared/domain/administrators/access.ts";
import { readJson } from "../../_shared/platform/http/body.ts";
import { clearSessionCookies, clearSessionHint, writeSessionCookies } from "../../_shared/platform/session/cookie.ts";
import { resolveSession, type Session } from "../../_shared/platform/session/resolve.ts";
import type { Tokens } from "../../_shared/platform/supabase/auth.ts";
import type { Services } from "../services.ts";
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
  answer: Headers;
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
      const arrived = performance.now();
      const request = context.req.raw;
      const secure = services.config.siteUrl.protocol === "https:";
      const cookieHeader = request.headers.get("cookie");
      const answer = new Headers();
      const setCookies = (cookies: string[]) =>
        cookies.forEach((cookie) => context.header("set-cookie", cookie, { append: true }));
      let code = 200;
      let signedInToken: string | null = null;

      const findSession = async () => {
        const refresh = (token: string) => services.refresh(token, services.addressOf(request.headers));
        const resolved = await resolveSession(request.headers, { refresh, nowSeconds: services.now() / 1000, secure });
        setCookies(resolved.cookies);
        return resolved.session;
      };
      let caller: Session | null = null;
      try {
        caller = endpoint.session ? await findSession() : null;
        if (endpoint.session && caller === null) throw unauthorized();
        if (endpoint.admin && caller)
          await requireAdmin(services.database, caller.token, services.config.adminSecondFactor);
      } catch (error) {
        if (endpoint.admin) recordRefusal(endpoint, request, services, caller, error);
        throw error;
      }
      const input =
        endpoint.encoding === "json" && endpoint.request
          ? validate(endpoint.request, await readJson(request))
          : undefined;

      const body = await run(
        {
          request,
          requestId,
          query: new URL(request.url).searchParams,
          id: context.req.param("id") ?? "",
          params: context.req.param() as Record<string, string>,
          input: input as Input<E>,
          session: caller as Call<E>["session"],
          get writing() {
            const left = Math.max(0, services.config.writingDeadlineMs - (performance.now() - arrived));
            return AbortSignal.any([request.signal, AbortSignal.timeout(Math.round(left))]);
          },
          answer,
          status: (value) => {
            code = value;
          },
          signIn: (tokens) => {
            setCookies(writeSessionCookies(cookieHeader, tokens, { secure, nowSeconds: services.now() / 1000 }));
            signedInToken = tokens.accessToken;
          },
          findSession,
          signOut: () => setCookies(clearSessionCookies(cookieHeader, secure)),
        },
        services,
      ).catch(async (error: unknown) => {
        if (caller === null) throw error;
        const reported = await endedOr(error, caller, services);
        if (isUnauthorized(reported) && !request.headers.has("authorization"))
          setCookies(clearSessionHint(cookieHeader, secure));
        throw reported;
      });
      if (caller !== null && endpoint.method !== "GET") services.admissions.forget(caller.userId);
      if (signedInToken !== null) await services.sessions.signedIn(signedInToken, request.headers);
      answer.forEach((value, name) => context.header(name, value));
      // A 304 has no body at all.
      if (body instanceof Uint8Array) return context.newResponse(code === 304 ? null : body, code as 200);
      if (body instanceof Response)
        return context.newResponse(body.body, code as 200, Object.fromEntries(body.headers));
      return context.json(body as Record<string, unknown>, code as 200);
    },
  };
}

/**
 * If a request fails because another request deleted its account meanwhile, that is not a fault of the server.
 * @returns `unauthorized` for an unexpected failure in a session that has ended, otherwise the error unchanged
 */
async function endedOr(error: unknown, { token }: Session, { database }: Services): Promise<unknown> {
  if (error instanceof ApiError) return error;
  const reason: unknown = await getUser(database, token).then(
    () => error,
    (refusal: unknown) => refusal,
  );
  return isUnauthorized(reason) ? unauthorized({ cause: error }) : error;
}

/** Whether the database does not know the session any more. */
function isUnauthorized(error: unknown): boolean {
  return error instanceof ApiError && error.code === "unauthorized";
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
