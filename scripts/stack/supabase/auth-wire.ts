import { authPath } from "../../../supabase/functions/_shared/contract/wire/supabase-paths.ts";
import type { SupabaseFetch } from "./supabase-fetch.ts";

const versionHeader = "x-supabase-api-version";
/** From this version on, a refusal is `code` and `message`, and its response names the version. */
const datedVersion = "2024-01-01";

interface Refusal {
  code: number;
  error_code: string;
  msg: string;
}

function asRefusal(text: string): Refusal | null {
  try {
    const body = JSON.parse(text) as Partial<Refusal> | null;
    return typeof body?.error_code === "string" ? (body as Refusal) : null;
  } catch {
    return null;
  }
}

/** A time as the library takes it from the database, where Auth writes RFC 3339. */
const storedTime = /("\w+_at":\s*"\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d(?:\.\d+)?)\+00"/g;

async function withTimes(response: Response): Promise<Response> {
  if (response.body === null || !response.headers.get("content-type")?.startsWith("application/json")) return response;
  const headers = new Headers(response.headers);
  headers.delete("content-length");
  const text = (await response.text()).replaceAll(storedTime, '$1T$2Z"');
  return new Response(text, { status: response.status, headers });
}

/**
 * Fixes the form in which the auth server of @supabase/lite 0.10.0 writes times and refuses: the latter in the
 * version that the client asks for, which for supabase-js is 2024-01-01.
 */
export function withAuthWire(fetch: SupabaseFetch): SupabaseFetch {
  return async (request, context) => {
    const response = await fetch(request, context);
    if (!new URL(request.url).pathname.startsWith(`${authPath}/`)) return response;
    if (response.status < 400) return withTimes(response);
    if ((request.headers.get(versionHeader) ?? "") < datedVersion) return response;
    const given = asRefusal(await response.clone().text());
    if (given === null) return response;
    const { error_code: code, msg: message, ...rest } = given;
    const headers = new Headers(response.headers);
    headers.delete("content-length");
    headers.set(versionHeader, datedVersion);
    return Response.json({ ...rest, code, message }, { status: response.status, headers });
  };
}
