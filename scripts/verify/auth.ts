import { randomInt } from "node:crypto";
import { createAuthServer, type AuthCalls } from "../../supabase/functions/_shared/platform/supabase/auth.ts";
import { authPath } from "../../supabase/functions/_shared/contract/wire/supabase-paths.ts";
import type { Accounts } from "./account.ts";
import { differs, held, reasonOf, same, untried, type Check, type Outcome } from "./check.ts";
import { trySecondFactor } from "./second-factor.ts";
import type { Target } from "./target.ts";

const settings = "Authentication in the dashboard, and [auth] in supabase/config.toml";
const keys = "Project Settings → API Keys";

/** The code with which a call was refused; "none" if it was not. */
const codeOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => "none",
    (error: { code?: unknown; message?: string }) => String(error.code ?? error.message),
  );

/** Passwords, sessions, links and limits, by the product's own client. @param fetcher observes the calls */
export function authChecks(target: Target, accounts: Accounts, fetcher: typeof fetch): Check[] {
  const { url, publishableKey, secretKey } = target;
  const config = { supabaseUrl: url, publishableKey, secretKey, forwardClientAddress: false };
  const auth = createAuthServer(config, fetcher).from("unknown");
  const check = (title: string, run: () => Promise<Outcome>): Check => ({ area: "Auth", title, run });
  return [
    check("the publishable key is accepted", async () => {
      const response = await fetcher(`${url}${authPath}/health`, {
        headers: { apikey: publishableKey, authorization: `Bearer ${publishableKey}` },
      });
      return response.ok ? held : differs("200", `${response.status}: ${(await response.text()).slice(0, 200)}`, keys);
    }),
    check("the secret key makes accounts", async () => {
      await accounts.make();
      return held;
    }),
    check("a person signs up", () => signUp(auth, accounts)),
    check("a taken address and a weak password are refused", async () => {
      const { email } = await accounts.make();
      const [taken, other] = [accounts.invent(), accounts.invent()];
      const codes = [
        await codeOf(auth.signUp({ ...taken, email })),
        await codeOf(auth.signUp({ ...other, password: "a" })),
      ];
      return same(["user_already_exists", "weak_password"], codes, settings);
    }),
    check("a person signs in with the right password only", async () => {
      const { email, password } = await accounts.make();
      if ((await codeOf(auth.signIn(email, "wrong"))) !== "invalid_credentials")
        return differs("invalid_credentials", "another response", settings);
      const { accessToken } = await auth.signIn(email, password);
      return same(email, (await auth.userOf(accessToken)).email, settings);
    }),
    check("a session is refreshed until it ends, and not after that", async () => {
      const { email, password } = await accounts.make();
      const { refreshToken } = await auth.signIn(email, password);
      const fresh = await auth.refresh(refreshToken);
      await auth.signOut(fresh.accessToken);
      const ended = [await codeOf(auth.userOf(fresh.accessToken)), await codeOf(auth.refresh(fresh.refreshToken))];
      return same(["session_not_found", "refresh_token_not_found"], ended, settings);
    }),
    check("a confirmation link signs its person in, once", async () => {
      const { email, password, username } = accounts.invent();
      const { data, error } = await accounts.admin.auth.admin.generateLink({
        type: "signup",
        email,
        password,
        options: { data: { username } },
      });
      if (error) throw error;
      accounts.remember(data.user.id);
      await auth.confirmEmail(data.properties.hashed_token);
      return same("invalid_link", await codeOf(auth.confirmEmail(data.properties.hashed_token)), settings);
    }),
    check("a recovery link sets a password, once", async () => {
      const { email } = await accounts.make();
      const { data, error } = await accounts.admin.auth.admin.generateLink({ type: "recovery", email });
      if (error) throw error;
      const { hashed_token: token } = data.properties;
      await auth.resetPassword(token, "Kite-after-reset-7");
      await auth.signIn(email, "Kite-after-reset-7");
      return same("invalid_link", await codeOf(auth.resetPassword(token, "Kite-once-more-7")), settings);
    }),
    check("a password is changed by whoever knows it, which ends the other sessions", async () => {
      const { email, password } = await accounts.make();
      const other = await auth.signIn(email, password);
      const wrong = await codeOf(auth.changePassword(email, "wrong", "Kite-changed-7"));
      await auth.changePassword(email, password, "Kite-changed-7");
      const codes = [wrong, await codeOf(auth.userOf(other.accessToken))];
      return same(["invalid_credentials", "session_not_found"], codes, settings);
    }),
    check("a password is not changed without the current one", async () => {
      const { email, password } = await accounts.make();
      const { accessToken } = await auth.signIn(email, password);
      const response = await fetch(`${url}${authPath}/user`, {
        method: "PUT",
        headers: { apikey: publishableKey, authorization: `Bearer ${accessToken}`, "content-type": "application/json" },
        body: JSON.stringify({ password: "Kite-stolen-7" }),
      });
      return response.status >= 400 ? held : differs("a refusal", "the password was changed", passwordSetting);
    }),
    check("an authenticator app is set up, used and removed", () => trySecondFactor(target, accounts, auth, fetcher)),
    check("one address cannot ask without end", () => tryLimit(target, fetcher)),
  ];
}

const passwordSetting =
  "security_update_password_require_current_password, which npm run deploy sets (self-hosted: GOTRUE_SECURITY_UPDATE_PASSWORD_REQUIRE_CURRENT_PASSWORD)";

async function signUp(auth: AuthCalls, accounts: Accounts): Promise<Outcome> {
  const invented = accounts.invent();
  try {
    const { user } = await auth.signUp(invented);
    accounts.remember(user.id);
    return user.email === invented.email ? held : differs(invented.email, String(user.email), settings);
  } catch (error) {
    const { code } = error as { code?: unknown };
    // A sign-up that mails somebody counts, and its address is nobody's.
    if (code === "over_email_send_rate_limit" || code === "email_address_invalid")
      return untried("the project mails new people, and the invented address is nobody's");
    return differs("an account", reasonOf(error), settings);
  }
}

/** More than any project's limit of verifications in five minutes should allow one address. */
const callsMax = 120;

/** Uses links that do not exist, from an address that is nobody's (RFC 5737), until the auth server has enough of it. */
async function tryLimit({ url, publishableKey, secretKey }: Target, fetcher: typeof fetch): Promise<Outcome> {
  const config = { supabaseUrl: url, publishableKey, secretKey, forwardClientAddress: true };
  const stranger = createAuthServer(config, fetcher).from(`198.51.100.${randomInt(1, 255)}`);
  for (let call = 0; call < callsMax; call += 1) {
    const code = await codeOf(stranger.confirmEmail("no-such-link"));
    if (code === "over_request_rate_limit") return held;
    if (code !== "invalid_link") return differs("invalid_link, then over_request_rate_limit", code, limits);
  }
  return differs("over_request_rate_limit", `${callsMax} calls that were handled`, limits);
}

const limits = "[auth.rate_limit] in supabase/config.toml, and Authentication → Rate Limits";
