import * as z from "zod/mini";
import { parseJson } from "../../contract/wire/json.ts";
import { authPath } from "../../contract/wire/supabase-paths.ts";
import { unavailable } from "../errors.ts";
import { AuthRefusal, type Tokens } from "./auth.ts";

/** A person's authenticator app, as the auth server stores it. */
interface Factor {
  id: string;
  verified: boolean;
}

interface Enrollment {
  factorId: string;
  /** An image as a data URL. */
  qrCode: string;
  secret: string;
}

/**
 * The auth server's endpoints for one-time codes (TOTP), always as the token's owner. Each rejects with `AuthRefusal`,
 * or with `unavailable` if the server does not respond. Protocol: supabase.com/docs/reference/javascript, "Auth MFA",
 * and the OpenAPI file of github.com/supabase/auth, read 2026-11-22.
 */
export interface Factors {
  list(token: string): Promise<Factor[]>;
  /** @param issuer the name that the app shows */
  enroll(token: string, issuer: string): Promise<Enrollment>;
  /** @returns a session of assurance level 2, which replaces the token's session */
  verify(token: string, factorId: string, code: string): Promise<Tokens>;
  remove(token: string, factorId: string): Promise<void>;
}

const factorList = z.object({
  factors: z.nullish(z.array(z.object({ id: z.string(), factor_type: z.string(), status: z.string() }))),
});
const enrollment = z.object({ id: z.string(), totp: z.object({ qr_code: z.string(), secret: z.string() }) });
const challenge = z.object({ id: z.string() });
const session = z.object({ access_token: z.string(), refresh_token: z.string(), expires_in: z.number() });
const refusal = z.object({
  error_code: z.nullish(z.string()),
  msg: z.nullish(z.string()),
  message: z.nullish(z.string()),
});

const wrongCode = new Set(["mfa_verification_failed", "mfa_challenge_expired"]);

/** Whether the auth server refused a code, for a person to enter the next one. */
export function isWrongCode(error: unknown): boolean {
  return error instanceof AuthRefusal && wrongCode.has(error.code);
}

const timeoutMs = 15_000;

/**
 * @param fetcher replaced by tests at the HTTP level
 * @param now milliseconds
 */
export function createFactors(
  config: { supabaseUrl: string; publishableKey: string },
  fetcher: typeof fetch = fetch,
  now: () => number = Date.now,
): Factors {
  async function send<T extends z.ZodMiniType>(
    token: string,
    method: string,
    path: string,
    body: object | undefined,
    schema: T,
  ): Promise<z.infer<T>> {
    const response = await fetcher(`${config.supabaseUrl}${authPath}${path}`, {
      method,
      headers: { apikey: config.publishableKey, authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((cause: unknown) => {
      throw unavailable(cause);
    });
    const text = await response.text();
    if (response.ok) return z.parse(schema, JSON.parse(text));
    throw refusalOf(response.status, text);
  }

  return {
    async list(token) {
      const { factors } = await send(token, "GET", "/user", undefined, factorList);
      return (factors ?? [])
        .filter((factor) => factor.factor_type === "totp")
        .map(({ id, status }) => ({ id, verified: status === "verified" }));
    },
    async enroll(token, issuer) {
      // A person's factors must have different names.
      const friendlyName = `${issuer} ${new Date(now()).toISOString()}`;
      const request = { factor_type: "totp", friendly_name: friendlyName, issuer };
      const { id, totp } = await send(token, "POST", "/factors", request, enrollment);
      // The server returns the QR code as SVG text.
      const qrCode = `data:image/svg+xml;utf-8,${encodeURIComponent(totp.qr_code)}`;
      return { factorId: id, qrCode, secret: totp.secret };
    },
    async verify(token, factorId, code) {
      const path = `/factors/${encodeURIComponent(factorId)}`;
      const { id } = await send(token, "POST", `${path}/challenge`, {}, challenge);
      const opened = await send(token, "POST", `${path}/verify`, { challenge_id: id, code }, session);
      return {
        accessToken: opened.access_token,
        refreshToken: opened.refresh_token,
        expiresAt: Math.floor(now() / 1000) + opened.expires_in,
      };
    },
    async remove(token, factorId) {
      await send(token, "DELETE", `/factors/${encodeURIComponent(factorId)}`, undefined, z.unknown());
    },
  };
}

function refusalOf(status: number, text: string): Error {
  // A proxy's page is not JSON; then the status is sufficient.
  const details = z.safeParse(refusal, parseJson(text)).data ?? { error_code: null, msg: null, message: null };
  if (status > 500) return unavailable(new Error(`the auth server responded with ${status}`));
  return new AuthRefusal(
    details.error_code ?? "unexpected_failure",
    status,
    details.msg ?? details.message ?? `HTTP ${status}`,
  );
}
