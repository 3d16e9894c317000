import { createHmac } from "node:crypto";
import type { AuthCalls } from "../../supabase/functions/_shared/platform/supabase/auth.ts";
import { createFactors } from "../../supabase/functions/_shared/platform/supabase/factors.ts";
import type { Accounts } from "./account.ts";
import { same, untried, type Outcome } from "./check.ts";
import type { Target } from "./target.ts";

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const periodSeconds = 30;

/**
 * The code that an authenticator app shows (RFC 6238: SHA-1, six digits, 30 seconds).
 * @param secret in Base32
 */
function oneTimeCode(secret: string, nowSeconds: number): string {
  const bits = [...secret.replaceAll("=", "")]
    .map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, "0"))
    .join("");
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(nowSeconds / periodSeconds)));
  const hash = createHmac("sha1", key).update(counter).digest();
  const at = hash[hash.length - 1]! & 0x0f;
  return String((hash.readUInt32BE(at) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, "0");
}

/** Sets up an authenticator app, signs in with it and removes it, where the project has second factors. */
export async function trySecondFactor(
  { url, publishableKey }: Target,
  accounts: Accounts,
  auth: AuthCalls,
  fetcher: typeof fetch,
): Promise<Outcome> {
  const { email, password } = await accounts.make();
  const { accessToken } = await auth.signIn(email, password);
  const factors = createFactors({ supabaseUrl: url, publishableKey }, fetcher);
  const enrolled = await factors.enroll(accessToken, "Caption Kite").catch((error: unknown) => {
    const { status, code } = error as { status?: number; code?: string };
    if (status === 404 || code === "mfa_totp_enroll_not_enabled") return null;
    throw error;
  });
  if (enrolled === null) return untried("this auth server has no second factors");
  const code = oneTimeCode(enrolled.secret, Date.now() / 1000);
  const verified = await factors.verify(accessToken, enrolled.factorId, code);
  const kept = (await factors.list(verified.accessToken)).map((factor) => factor.verified);
  await factors.remove(verified.accessToken, enrolled.factorId);
  return same(
    [[true], []],
    [kept, await factors.list(verified.accessToken)],
    "[auth.mfa.totp] in supabase/config.toml",
  );
}
