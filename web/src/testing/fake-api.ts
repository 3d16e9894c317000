import { vi } from "vitest";

/** One request, as the server would see it. */
export interface FakeRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  json: unknown;
  form: FormData | null;
  signal: AbortSignal | null | undefined;
}

type FakeResponse = Response | Promise<Response>;
export type FakeRoute = (request: FakeRequest) => FakeResponse;

/** A JSON response. */
export function jsonResponse(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json", ...headers } });
}

/** A response in the API's error format. */
export function failure(status: number, code: string, message: string): Response {
  return jsonResponse({ message, code }, status);
}

/** Never responds; rejects like fetch when the request is aborted. */
export function noResponse({ signal }: FakeRequest): Promise<Response> {
  return new Promise((_resolve, reject) => {
    signal?.addEventListener("abort", () => {
      reject(signal.reason as Error);
    });
  });
}

/**
 * Replaces the network: fetch uses routes with keys of the form "METHOD /path".
 * @returns every request so far, in order; a request without a route rejects and thereby fails the test
 */
export function fakeApi(routes: Record<string, FakeRoute>): FakeRequest[] {
  const requests: FakeRequest[] = [];
  vi.stubGlobal("fetch", async (input: string, init: RequestInit = {}) => {
    const url = new URL(input, "http://localhost");
    const method = init.method ?? "GET";
    const request: FakeRequest = {
      method,
      path: url.pathname,
      query: url.searchParams,
      json: typeof init.body === "string" ? JSON.parse(init.body) : undefined,
      form: init.body instanceof FormData ? init.body : null,
      signal: init.signal,
    };
    requests.push(request);
    const route = routes[`${method} ${url.pathname}`];
    if (!route) throw new Error(`No route for ${method} ${url.pathname}`);
    return route(request);
  });
  return requests;
}
