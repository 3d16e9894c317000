import { asksForDated, authService, datedVersion, versionHeader } from "./auth.ts";
import { isPath, json, requestProblems, successProblems, type Call, type Received, type Service } from "./describe.ts";
import { isOfGateway } from "./gateway.ts";
import { restService } from "./rest.ts";
import { storageService } from "./storage.ts";

/** Every service that is called over HTTP. */
export const services: readonly Service[] = [authService, restService, storageService];

/** The calls that a request may be: several, if they differ only in as whom they are made. */
function candidates(request: Request): { service: Service; calls: readonly Call[] } | string {
  const { pathname, search } = new URL(request.url);
  const service = services.find(({ path }) => pathname.startsWith(`${path}/`));
  if (!service) return `no service is described at ${pathname}`;
  const calls = service.calls.filter(
    (call) => call.method === request.method && isPath(call.path, `${pathname}${search}`),
  );
  return calls.length > 0 ? { service, calls } : `${request.method} ${pathname}${search} is not described`;
}

const headersOf = ({ headers = {} }: Call) => Object.keys(headers).length;

/** An exchange with a service, compared with its description. */
export interface Comparison {
  /** The described call; null if there is none. */
  call: Call | null;
  /** Sentences; none if everything is as described. */
  problems: string[];
}

/**
 * Compares a request and its response with the descriptions.
 * @param request its body is `text`
 * @param response undefined if there was none
 */
export function compare(request: Request, text: string, response?: Received): Comparison {
  const found = candidates(request);
  if (typeof found === "string") return { call: null, problems: [found] };
  const compared = found.calls.map((call) => ({ call, problems: requestProblems(call, request.headers, text) }));
  // Of two that fit, the one that asks for more headers is meant, such as a range.
  const { call, problems } = compared.toSorted(
    (one, other) => one.problems.length - other.problems.length || headersOf(other.call) - headersOf(one.call),
  )[0]!;
  if (!response || isOfGateway(response.status, json(response.text))) return { call, problems };
  const responseProblems =
    response.status < 400 ? successProblems(call, response) : found.service.refusalProblems(call, request, response);
  return { call, problems: [...problems, ...responseProblems] };
}

/** What a comparison found, for a person. */
export const described = (request: Request, { call, problems }: Comparison): string =>
  `${request.method} ${new URL(request.url).pathname}${call ? ` ("${call.name}")` : ""} is not as described: ` +
  problems.join("; ");

const isOfSupabase = ({ url }: Request) =>
  /^\/(?:auth|rest|storage|realtime|graphql)\/v1\//.test(new URL(url).pathname);

/** Auth writes a refusal in the form that the client asks for. */
function inAskedForm(request: Request, response: Received): Received {
  const body = json(response.text) as { error_code?: unknown; msg?: unknown } | null | undefined;
  if (!new URL(request.url).pathname.startsWith(authService.path) || !asksForDated(request.headers)) return response;
  if (response.status < 400 || typeof body?.error_code !== "string") return response;
  const { error_code: code, msg: message, ...rest } = body;
  const headers = new Headers(response.headers);
  headers.set(versionHeader, datedVersion);
  headers.delete("content-length");
  return { ...response, headers, text: JSON.stringify({ ...rest, code, message }) };
}

/**
 * A fake of Supabase that is compared with the descriptions at every call: an exchange that is not as described fails
 * the running tests, whatever the code under test makes of it. Other services' addresses are not compared.
 * @param respond returns the fake's response; Auth's refusals in their first form (`code`, `error_code`, `msg`)
 */
export function conforming(respond: (request: Request) => Promise<Response> | Response): typeof fetch {
  return (async (input: Request | URL | string, init?: RequestInit) => {
    const request = new Request(input, init);
    const text = await request.clone().text();
    const given = await respond(request);
    if (!isOfSupabase(request)) return given;
    const received = inAskedForm(request, {
      status: given.status,
      headers: given.headers,
      text: await given.text(),
    });
    const comparison = compare(request, text, received);
    if (comparison.problems.length > 0) {
      const error = new Error(described(request, comparison));
      // The code under test handles what `fetch` throws. Thrown by itself, the error fails the run.
      queueMicrotask(() => {
        throw error;
      });
      throw error;
    }
    const { status, headers } = received;
    return new Response(received.text === "" ? null : received.text, { status, headers });
  }) as typeof fetch;
}
