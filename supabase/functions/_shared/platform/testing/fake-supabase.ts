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
 * Stands in for Supabase at HTTP level: responds by path, and remembers what was asked. What an entry of `responses`
 * returns is sent as it is if it is a Response, and as JSON otherwise. A path without an entry fails like an address
 * where nobody listens. Requests and responses are compared with the descriptions of Supabase's services.
 */
export function fakeSupabase(responses: FakeResponses): { fetch: typeof fetch; received: Received[] } {
  const received: Received[] = [];
  const handle = async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    const text = await request.text();
    const call = {
      method: request.method,
      path: url.pathname + (url.pathname.startsWith("/auth") ? url.search : ""),
      authorization: request.headers.get("authorization"),
      body: (text === "" ? {} : JSON.parse(text)) as Record<string, unknown>,
    };
    received.push(call);
    const respond = responses[call.path];
    if (!respond) throw new TypeError(`nobody listens at ${call.path}`);
    const result = await respond(call);
    return result instanceof Response ? result : Response.json(result);
  };
  return { fetch: conforming(handle), received };
}

/** A token with these claims and no valid signature: the simulator does not look. */
export function testToken(claims: { sub: string; exp: number; session_id?: string }): string {
  const part = (value: unknown) =>
    btoa(JSON.stringify(value)).replaceAll("=", "").replaceAll("+", "-").replaceAll("/", "_");
  return `${part({ alg: "HS256" })}.${part(claims)}.c2ln`;
}
