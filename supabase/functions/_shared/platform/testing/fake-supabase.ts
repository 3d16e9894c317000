import { conforming } from "./descriptions/conforming.ts";

/** One request that reached the simulator. */
export interface Received {
  method: string;
  path: string;
  authorization: string | null;
  body: Record<string, unknown>;
}

export type FakeResponses = Record<string, (received: Received) => unknown>;

/**
 * Stands in for Supabase at HTTP level: answers by path, and remembers what was asked. An answer may be a Response;
 * anything else is sent as JSON. A path without an answer fails like an address where nobody listens. Requests and
 * answers are compared with the descriptions of Supabase's services.
 */
export function fakeSupabase(answers: FakeResponses): { fetch: typeof fetch; received: Received[] } {
  const received: Received[] = [];
  const answer = async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    const text = await request.text();
    const call = {
      method: request.method,
      path: url.pathname + (url.pathname.startsWith("/auth") ? url.search : ""),
      authorization: request.headers.get("authorization"),
      body: (text === "" ? {} : JSON.parse(text)) as Record<string, unknown>,
    };
    received.push(call);
    const respond = answers[call.path];
    if (!respond) throw new TypeError(`nobody listens at ${call.path}`);
    const result = await respond(call);
    return result instanceof Response ? result : Response.json(result);
  };
  return { fetch: conforming(answer), received };
}

/** A token with these claims and no valid signature: the simulator does not look. */
export function testToken(claims: { sub: string; exp: number; session_id?: string }): string {
  const part = (value: unknown) =>
    btoa(JSON.stringify(value)).replaceAll("=", "").replaceAll("+", "-").replaceAll("/", "_");
  return `${part({ alg: "HS256" })}.${part(claims)}.c2ln`;
}
