import { createHmac, randomBytes } from "node:crypto";
import { renderSVG } from "uqr";
import * as z from "zod/mini";
import { authPath } from "../../../supabase/functions/_shared/contract/wire/supabase-paths.ts";
import { expirySeconds, type FactorStore, type StoredFactor } from "./factor-store.ts";
import { base32, oneTimeCode, periodSeconds } from "../../command/one-time-code.ts";
import type { CallContext, SupabaseFetch } from "./supabase-fetch.ts";

const factorsMax = 10;
const tokenSeconds = 3600;

const claims = z.looseObject({ session_id: z.string(), sub: z.string() });
const enrollment = z.object({
  factor_type: z.optional(z.string()),
  friendly_name: z._default(z.string(), ""),
  issuer: z.optional(z.string()),
});
const verification = z.object({ challenge_id: z._default(z.string(), ""), code: z._default(z.string(), "") });
const passwordChange = z.union([z.object({ password: z.string() }), z.object({ email: z.string() })]);
const user = z.looseObject({ id: z.string(), email: z.optional(z.string()) });
type User = z.infer<typeof user>;
type Claims = z.infer<typeof claims>;

const factorPath = new RegExp(`^${authPath}/factors(?:/([^/]+)(/challenge|/verify)?)?$`);
/** The calls whose responses have an account, alone or in a session. */
const withAccount = new Set(["/user", "/token", "/verify", "/signup"].map((path) => authPath + path));

function refusal(status: number, error_code: string, msg: string): Response {
  return Response.json({ code: status, error_code, msg }, { status });
}

/** What a token says, unverified: this is asked only of tokens that the auth server has just accepted or issued. */
function claimsOf(token: string | undefined): Claims | null {
  try {
    return claims.parse(JSON.parse(Buffer.from(token?.split(".")[1] ?? "", "base64url").toString("utf8")));
  } catch {
    return null;
  }
}

function sign(payload: object, secret: string): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");
  const content = `${encode({ alg: "HS256", typ: "JWT" })}.${encode(payload)}`;
  return `${content}.${createHmac("sha256", secret).update(content).digest("base64url")}`;
}

interface Caller {
  account: User;
  claims: Claims;
  factors: StoredFactor[];
  isSecond: boolean;
}

interface Options {
  store: FactorStore;
  jwtSecret: string;
  siteUrl: string;
  /** Milliseconds. */
  now?: () => number;
}

/**
 * Adds second factors by one-time codes (TOTP), which @supabase/lite 0.10.0 lacks: an app is enrolled, challenged,
 * verified and removed, tokens name their session's assurance level, and accounts their factors. Responses and refusals
 * are those of internal/api/mfa.go of github.com/supabase/auth, compared with its version 2.196.
 */
export function withSecondFactors(
  fetch: SupabaseFetch,
  { store, jwtSecret, siteUrl, now = Date.now }: Options,
): SupabaseFetch {
  /** Who calls, or the auth server's refusal. */
  async function callerOf(request: Request, context: CallContext): Promise<Caller | Response> {
    const headers = {
      apikey: request.headers.get("apikey") ?? "",
      authorization: request.headers.get("authorization") ?? "",
    };
    const response = await fetch(new Request(new URL(`${authPath}/user`, request.url), { headers }), context);
    if (!response.ok) return response;
    const account = user.parse(await response.json());
    const said = claimsOf(headers.authorization.split(" ")[1])!;
    const [factors, aal] = await Promise.all([store.factorsOf(account.id), store.aal(said.session_id)]);
    return { account, claims: said, factors, isSecond: aal === "aal2" };
  }

  async function enroll({ account, factors: before, isSecond }: Caller, body: unknown): Promise<Response> {
    const { factor_type: type, friendly_name: name, issuer } = enrollment.parse(body);
    if (type !== "totp") return refusal(400, "validation_failed", "factor_type needs to be totp, phone, or webauthn");
    await store.removeExpired();
    const factors = before.length > 0 ? await store.factorsOf(account.id) : before;
    if (factors.some((factor) => (factor.friendly_name ?? "") === name))
      return refusal(
        422,
        "mfa_factor_name_conflict",
        `A factor with the friendly name "${name}" for this user already exists`,
      );
    if (factors.length >= factorsMax)
      return refusal(
        422,
        "too_many_enrolled_mfa_factors",
        "Maximum number of verified factors reached, unenroll to continue",
      );
    if (!isSecond && factors.some(({ status }) => status === "verified"))
      return refusal(403, "insufficient_aal", "AAL2 required to enroll a new factor");
    const secret = base32(randomBytes(20));
    const id = await store.add(account.id, name, secret);
    const from = issuer || new URL(siteUrl).host;
    const label = `${encodeURIComponent(from)}:${encodeURIComponent(account.email ?? "")}`;
    const options = new URLSearchParams({ algorithm: "SHA1", digits: "6", issuer: from, period: "30", secret });
    const uri = `otpauth://totp/${label}?${options.toString().replaceAll("+", "%20")}`;
    return Response.json({ id, type, friendly_name: name, totp: { qr_code: renderSVG(uri), secret, uri } });
  }

  async function challenge(factor: StoredFactor): Promise<Response> {
    const id = await store.challenge(factor.id);
    const expires_at = Math.floor(now() / 1000) + expirySeconds;
    return Response.json({ id, type: factor.factor_type, expires_at });
  }

  async function verify({ account, claims: said }: Caller, factor: StoredFactor, body: unknown): Promise<Response> {
    const { challenge_id: challengeId, code } = verification.parse(body);
    if (code === "") return refusal(400, "validation_failed", "Code needs to be non-empty");
    const asked = z.uuid().safeParse(challengeId).success ? await store.challengeOf(factor.id, challengeId) : null;
    if (!asked) return refusal(422, "mfa_factor_not_found", "MFA factor with the provided challenge ID not found");
    const used = () => refusal(422, "mfa_ip_address_mismatch", "Challenge and verify IP addresses mismatch.");
    if (asked.isUsed) return used();
    if (asked.hasExpired)
      return refusal(
        422,
        "mfa_challenge_expired",
        `MFA challenge ${challengeId} has expired, verify against another challenge or create a new challenge.`,
      );
    const seconds = now() / 1000;
    const codes = [-1, 0, 1].map((periods) => oneTimeCode(asked.secret, seconds + periods * periodSeconds));
    if (!codes.includes(code)) return refusal(422, "mfa_verification_failed", "Invalid TOTP code entered");
    const refreshToken = await store.verify({
      userId: account.id,
      factorId: factor.id,
      challengeId,
      sessionId: said.session_id,
    });
    if (refreshToken === null) return used();
    const issued = Math.floor(seconds);
    const payload = { ...said, aal: "aal2", iat: issued, exp: issued + tokenSeconds };
    return Response.json({
      access_token: sign(payload, jwtSecret),
      token_type: "bearer",
      expires_in: tokenSeconds,
      expires_at: payload.exp,
      refresh_token: refreshToken,
      user: { ...account, factors: await store.factorsOf(account.id) },
    });
  }

  async function remove({ isSecond }: Caller, { id, status }: StoredFactor): Promise<Response> {
    if (status === "verified" && !isSecond)
      return refusal(422, "insufficient_aal", "AAL2 required to unenroll verified factor");
    await store.remove(id);
    return Response.json({ id });
  }

  /** A call to the factors of an account. @param id of one, if the path names one */
  async function respond(
    request: Request,
    context: CallContext,
    id: string | undefined,
    action = "",
  ): Promise<Response> {
    const caller = await callerOf(request, context);
    if (caller instanceof Response) return caller;
    const body: unknown = request.method === "POST" ? await request.json().catch(() => ({})) : null;
    if (id === undefined) return enroll(caller, body);
    if (!z.uuid().safeParse(id).success) return refusal(404, "validation_failed", "factor_id must be an UUID");
    const factor = caller.factors.find((one) => one.id === id);
    if (!factor) return refusal(404, "mfa_factor_not_found", "Factor not found");
    if (action === "/challenge") return challenge(factor);
    return action === "/verify" ? verify(caller, factor, body) : remove(caller, factor);
  }

  /** A response with an account or a session, with the factors of the one and the level of the other. */
  async function completed(response: Response): Promise<Response> {
    const body = (await response.clone().json()) as Record<string, unknown>;
    const headers = new Headers(response.headers);
    headers.delete("content-length");
    const accountWithFactors = async (account: unknown) => {
      const known = user.safeParse(account).data;
      const factors = known ? await store.factorsOf(known.id) : [];
      return factors.length > 0 ? { ...known, factors } : account;
    };
    const said = typeof body["access_token"] === "string" ? claimsOf(body["access_token"]) : null;
    if (!said) return Response.json(await accountWithFactors(body), { status: response.status, headers });
    const aal = await store.aal(said.session_id);
    const session = {
      ...body,
      access_token: sign({ ...said, aal }, jwtSecret),
      user: await accountWithFactors(body["user"]),
    };
    return Response.json(session, { status: response.status, headers });
  }

  return async (request, context) => {
    const { pathname } = new URL(request.url);
    const [isFactors, id, action] = factorPath.exec(pathname) ?? [];
    const method = action === undefined && id !== undefined ? "DELETE" : "POST";
    if (isFactors !== undefined && request.method === method) return respond(request, context, id, action);
    if (!withAccount.has(pathname)) return fetch(request, context);
    if (
      request.method === "PUT" &&
      passwordChange.safeParse(
        await request
          .clone()
          .json()
          .catch(() => null),
      ).success
    ) {
      const caller = await callerOf(request, context);
      const needsSecond = !(caller instanceof Response) && caller.factors.some(({ status }) => status === "verified");
      if (needsSecond && !caller.isSecond)
        return refusal(
          401,
          "insufficient_aal",
          "AAL2 session is required to update email or password when MFA is enabled.",
        );
    }
    const response = await fetch(request, context);
    const isJson = response.headers.get("content-type")?.startsWith("application/json");
    return response.ok && isJson ? completed(response) : response;
  };
}
