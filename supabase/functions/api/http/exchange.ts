import type { Context } from "hono";
import { getUser } from "../../_shared/domain/accounts/user.ts";
import { ApiError, unauthorized } from "../../_shared/platform/errors.ts";
import { clearSessionCookies, clearSessionHint, writeSessionCookies } from "../../_shared/platform/session/cookie.ts";
import { resolveSession, type Session } from "../../_shared/platform/session/resolve.ts";
import type { Tokens } from "../../_shared/platform/supabase/auth.ts";
import type { Services } from "../services.ts";

export type Exchange = ReturnType<typeof openExchange>;

/** A request with the response that is being made for it: its session, cookies, headers and status. */
export function openExchange(context: Context, services: Services) {
  const arrived = performance.now();
  const request = context.req.raw;
  const secure = services.config.siteUrl.protocol === "https:";
  const cookieHeader = request.headers.get("cookie");
  const responseHeaders = new Headers();
  let code = 200;
  let signedInToken: string | null = null;

  function setCookies(cookies: readonly string[]): void {
    for (const cookie of cookies) context.header("set-cookie", cookie, { append: true });
  }

  async function findSession(): Promise<Session | null> {
    const refresh = (token: string) => services.refresh(token, services.addressOf(request.headers));
    const resolved = await resolveSession(request.headers, { refresh, nowSeconds: services.now() / 1000, secure });
    setCookies(resolved.cookies);
    return resolved.session;
  }

  return {
    request,
    /** What a route may do with the response. */
    callParts: {
      responseHeaders,
      findSession,
      status: (value: number) => {
        code = value;
      },
      signIn: (tokens: Tokens) => {
        setCookies(writeSessionCookies(cookieHeader, tokens, { secure, nowSeconds: services.now() / 1000 }));
        signedInToken = tokens.accessToken;
      },
      signOut: () => setCookies(clearSessionCookies(cookieHeader, secure)),
    },
    /** See `Call.writing`. */
    writing(): AbortSignal {
      const left = Math.max(0, services.config.writingDeadlineMs - (performance.now() - arrived));
      return AbortSignal.any([request.signal, AbortSignal.timeout(Math.round(left))]);
    },
    /** Ends a request whose route failed. @throws the error that is reported */
    async fail(error: unknown, caller: Session | null): Promise<never> {
      if (caller === null) throw error;
      const reported = await endedOr(error, caller, services);
      if (isUnauthorized(reported) && !request.headers.has("authorization"))
        setCookies(clearSessionHint(cookieHeader, secure));
      throw reported;
    },
    /** Ends a request with what its route resolved to. */
    async respond(body: unknown): Promise<Response> {
      if (signedInToken !== null) await services.sessions.signedIn(signedInToken, request.headers);
      responseHeaders.forEach((value, name) => context.header(name, value));
      // A 304 has no body at all.
      if (body instanceof Uint8Array)
        return context.newResponse(code === 304 ? null : (body as Uint8Array<ArrayBuffer>), code as 200);
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
