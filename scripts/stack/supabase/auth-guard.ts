import { authPath } from "../../../supabase/functions/_shared/contract/wire/supabase-paths.ts";
import { compareWithDecoy, countHashes } from "./password-hashing.ts";
import type { SupabaseFetch } from "./supabase-fetch.ts";

const passwordGrant = (request: Request, url: URL) =>
  request.method === "POST" &&
  url.pathname === `${authPath}/token` &&
  url.searchParams.get("grant_type") === "password";

/**
 * Whether a request tries a mailed code. Our mails contain a link with a token instead, so nobody has a code to enter.
 */
async function triesCode(request: Request, url: URL): Promise<boolean> {
  if (request.method !== "POST" || url.pathname !== `${authPath}/verify`) return false;
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => null);
  return typeof body !== "object" || body === null || !("token_hash" in body) || "token" in body;
}

/** The payload and signature of a token. */
const bearerToken = /^Bearer\s+[^.\s]+\.([^.\s]+)\.([^.\s]+)$/i;

/** The role in a bearer token, unverified; undefined if it is not a JWT, such as a key. */
function claimedRole(request: Request): unknown {
  const [, body, signature] = bearerToken.exec(request.headers.get("authorization") ?? "") ?? [];
  if (body === undefined || signature === undefined) return undefined;
  try {
    return (JSON.parse(Buffer.from(body, "base64url").toString("utf8")) as { role?: unknown } | null)?.role;
  } catch {
    return undefined;
  }
}

/**
 * Adds checks that Supabase has and its embedded edition lacks. Tokens whose role the data API may not use are
 * rejected, and so are mailed codes, which could otherwise be tried without limit. A sign-in with an unknown address
 * costs the same work as one with a wrong password.
 */
export function withAuthGuard(fetch: SupabaseFetch): SupabaseFetch {
  return async (request, context) => {
    const role = claimedRole(request);
    if (role !== undefined && role !== "authenticated" && role !== "anon") {
      return Response.json(
        { code: "42501", message: `permission denied to set role "${String(role)}"` },
        { status: 403 },
      );
    }
    const url = new URL(request.url);
    if (await triesCode(request, url))
      return Response.json(
        { code: 403, error_code: "otp_expired", msg: "Token has expired or is invalid" },
        { status: 403 },
      );
    if (!passwordGrant(request, url)) return fetch(request, context);
    const { value: response, hashes } = await countHashes(() => fetch(request, context));
    if (response.status === 400 && hashes === 0) await compareWithDecoy();
    return response;
  };
}
