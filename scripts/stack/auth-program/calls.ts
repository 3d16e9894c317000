import { createHmac } from "node:crypto";
import { isIP } from "node:net";
import { authPath } from "../../../supabase/functions/_shared/contract/wire/supabase-paths.ts";
import type { Keys } from "../keys.ts";
import type { CallContext, SupabaseFetch } from "../supabase/supabase-fetch.ts";
import { countedAddressHeader } from "./environment.ts";

type SigningKeys = Pick<Keys, "jwtSecret" | "publishableKey" | "secretKey">;

/** A token of one of the project's roles, as long as nobody needs it longer than a call. */
function roleToken(role: "anon" | "service_role", secret: string): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");
  const issued = Math.floor(Date.now() / 1000);
  const content = `${encode({ alg: "HS256", typ: "JWT" })}.${encode({ role, iss: "supabase", iat: issued, exp: issued + 60 })}`;
  return `${content}.${createHmac("sha256", secret).update(content).digest("base64url")}`;
}

/** What the gateway in front of a project does to the headers of a call: a key becomes the token of its role. */
export function withRoleToken(given: Headers, { peerAddress }: CallContext, keys: SigningKeys): Headers {
  const headers = new Headers(given);
  const key = headers.get("apikey");
  const isTrusted = key === keys.secretKey;
  const bearer = headers.get("authorization");
  if (key !== null && (bearer === null || bearer === `Bearer ${key}`)) {
    headers.delete("authorization");
    if (isTrusted) headers.set("authorization", `Bearer ${roleToken("service_role", keys.jwtSecret)}`);
    if (key === keys.publishableKey) headers.set("authorization", `Bearer ${roleToken("anon", keys.jwtSecret)}`);
  }
  const forwarded = headers.get("sb-forwarded-for") ?? "";
  headers.set(countedAddressHeader, (isTrusted && isIP(forwarded) !== 0 ? forwarded : peerAddress) ?? "unknown");
  for (const name of ["host", "connection", "content-length", "transfer-encoding"]) headers.delete(name);
  return headers;
}

/** Whether a key of the project is shown. The sign-in with a provider is a link, which cannot show one. */
const mayPass = (request: Request, path: string, keys: SigningKeys): boolean =>
  /^\/(?:authorize|callback|verify)\b/.test(path) ||
  [keys.secretKey, keys.publishableKey].includes(request.headers.get("apikey") ?? "");

/** Sends the calls to Auth to a program that listens on a port of this machine, and leaves the others to `fetch`. */
export function callingAuthAt(port: number, keys: SigningKeys, rest: SupabaseFetch): SupabaseFetch {
  return async (request, context) => {
    const url = new URL(request.url);
    if (!url.pathname.startsWith(`${authPath}/`)) return rest(request, context);
    const path = url.pathname.slice(authPath.length);
    if (!mayPass(request, path, keys))
      return Response.json(
        { message: "No API key found in request", hint: "No `apikey` request header or url param was found." },
        { status: 401 },
      );
    const response = await fetch(`http://127.0.0.1:${port}${path}${url.search}`, {
      method: request.method,
      headers: withRoleToken(request.headers, context, keys),
      body: request.method === "GET" || request.method === "HEAD" ? null : await request.arrayBuffer(),
      redirect: "manual",
    });
    const headers = new Headers(response.headers);
    // The body has been unpacked.
    for (const name of ["content-encoding", "content-length"]) headers.delete(name);
    return new Response(response.body, { status: response.status, headers });
  };
}
