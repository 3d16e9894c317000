import type { AuthCalls } from "../../supabase/functions/_shared/platform/supabase/auth.ts";
import { createFactors } from "../../supabase/functions/_shared/platform/supabase/factors.ts";
import { oneTimeCode } from "../command/one-time-code.ts";
import type { Accounts } from "./account.ts";
import { same, untried, type Outcome } from "./check.ts";
import type { Target } from "./target.ts";

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
