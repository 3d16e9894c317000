import { authPath } from "../../../supabase/functions/_shared/contract/wire/supabase-paths.ts";
import { compareWithDecoy, countHashes, hashingWaitMs } from "./password-hashing.ts";
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
 * How long a sign-in or a sign-up may wait for the passwords before it, in milliseconds. The functions give up after 15
 * seconds, in which the database must respond as well; a password that is hashed later is hashed for nobody, while
 * everybody behind it waits.
 */
const waitMsMax = 8000;

/** Whether a request hashes or compares a password. */
const needsHash = (request: Request, url: URL) =>
  passwordGrant(request, url) || (request.method === "POST" && url.pathname === `${authPath}/signup`);

/**
 * Adds checks that Supabase has and its embedded edition lacks. Tokens whose role the data API may not use are
 * rejected, and so are mailed codes, which could otherwise be tried without limit. A sign-in with an unknown address
 * costs the same work as one with a wrong password. When
 * too many passwords wait, a further one is refused at once.
 * @param waitMs how long a password that comes now would wait
 */
export function withAuthGuard(fetch: SupabaseFetch, waitMs: () => number = hashingWaitMs): SupabaseFetch {
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
    if (needsHash(request, url) && waitMs() > waitMsMax)
      return Response.json(
        { code: 503, error_code: "over_capacity", msg: "Too many people sign in at this moment. Please try again." },
        { status: 503, headers: { "retry-after": String(Math.ceil(waitMsMax / 1000)) } },
      );
    if (!passwordGrant(request, url)) return fetch(request, context);
    const { value: response, hashes } = await countHashes(() => fetch(request, context));
    if (response.status === 400 && hashes === 0) await compareWithDecoy();
    return response;
  };
}
