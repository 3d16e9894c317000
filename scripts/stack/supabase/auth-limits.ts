import { isIP } from "node:net";
import { authPath } from "../../../supabase/functions/_shared/contract/wire/supabase-paths.ts";
import type { AuthLimits, AuthSettings } from "./auth-settings.ts";
import { countMails } from "./mails-of-call.ts";
import type { CallContext, SupabaseFetch } from "./supabase-fetch.ts";
import { TokenBuckets } from "./token-buckets.ts";

const periodMs = 300_000;
const hourMs = 3_600_000;
/** What an address may use at once, whatever the rate (supabase.com/docs/guides/auth/rate-limits). */
const burst = 30;

/** The limit of each endpoint; every endpoint counts by itself. */
const limitOf: Readonly<Record<string, "signUps" | "tokens" | "verifications">> = {
  "POST signup": "signUps",
  "POST recover": "signUps",
  "POST resend": "signUps",
  "POST magiclink": "signUps",
  "POST otp": "signUps",
  "PUT user": "signUps",
  "POST token": "tokens",
  "POST verify": "verifications",
  "GET verify": "verifications",
};

/** What may send a mail. */
const mails = new Set(["POST signup", "POST recover", "POST resend", "POST magiclink", "POST otp", "PUT user"]);
/** What is asked for a captcha; of the grants at `token` only those that are not in `grantsWithout`. */
const needCaptcha = new Set(["POST signup", "POST recover", "POST resend", "POST magiclink", "POST otp", "POST token"]);
const grantsWithout = new Set(["pkce", "refresh_token", "id_token"]);

function refusal(status: number, error_code: string, msg: string): Response {
  return Response.json({ code: status, error_code, msg }, { status, headers: { "x-sb-error-code": error_code } });
}

/** The address by which a call is counted: only who shows the secret key may name another one than its own. */
function countedAddress(request: Request, { peerAddress }: CallContext, isTrusted: boolean): string {
  const forwarded = request.headers.get("sb-forwarded-for") ?? "";
  return (isTrusted && isIP(forwarded) !== 0 ? forwarded : peerAddress) ?? "unknown";
}

/** The address in a call's body, in the form in which the auth server compares it. */
async function emailIn(request: Request): Promise<string | null> {
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => null);
  if (typeof body !== "object" || body === null || !("email" in body)) return null;
  return typeof body.email === "string" ? body.email.toLowerCase() : null;
}

function counters(limits: AuthLimits) {
  return {
    limits,
    signUps: new TokenBuckets(burst, limits.signUps, periodMs),
    tokens: new TokenBuckets(burst, limits.tokens, periodMs),
    verifications: new TokenBuckets(burst, limits.verifications, periodMs),
    mails: new TokenBuckets(limits.mails, limits.mails, hourMs),
    /** One mail of a kind to a person, then none until the pause is over. */
    perPerson: new TokenBuckets(1, 1, limits.mailPauseMs),
  };
}

/**
 * Adds the limits and the captcha of Supabase's auth server, which its embedded edition lacks. The captcha cannot be
 * solved here: it stands for all calls that do not show the secret key.
 * @param now milliseconds
 */
export function withAuthLimits(
  fetch: SupabaseFetch,
  settings: AuthSettings,
  secretKey: string,
  now: () => number = Date.now,
): SupabaseFetch {
  const counted = settings.limits && counters(settings.limits);

  return async (request, context) => {
    const { pathname, searchParams } = new URL(request.url);
    if (!pathname.startsWith(`${authPath}/`)) return fetch(request, context);
    const endpoint = `${request.method} ${pathname.slice(authPath.length + 1)}`;
    const isTrusted = request.headers.get("apikey") === secretKey;
    const limit = limitOf[endpoint];
    if (counted && limit) {
      const key = `${endpoint} ${countedAddress(request, context, isTrusted)}`;
      if (!counted[limit].take(key, now()))
        return refusal(429, "over_request_rate_limit", "Request rate limit reached");
    }
    const isAsked = needCaptcha.has(endpoint) && !grantsWithout.has(searchParams.get("grant_type") ?? "");
    if (settings.captcha && isAsked && !isTrusted)
      return refusal(400, "captcha_failed", "captcha protection: request disallowed (no captcha_token found)");
    if (!counted || !mails.has(endpoint)) return fetch(request, context);

    const person = `${endpoint} ${await emailIn(request)}`;
    if (!counted.perPerson.take(person, now())) {
      const pause = `${Math.ceil(counted.limits.mailPauseMs / 1000)} seconds`;
      const message = `For security purposes, you can only request this after ${pause}.`;
      return refusal(429, "over_email_send_rate_limit", message);
    }
    // Unlike Supabase's, also for an address without an account, to which nothing would be sent.
    if (!counted.mails.take("all", now())) {
      counted.perPerson.giveBack(person, now());
      return refusal(429, "over_email_send_rate_limit", "email rate limit exceeded");
    }
    // Taken before and given back, so that calls at the same time cannot exceed a limit.
    const { value: response, mails: sent } = await countMails(() => fetch(request, context));
    if (sent === 0) {
      counted.perPerson.giveBack(person, now());
      counted.mails.giveBack("all", now());
    }
    return response;
  };
}
