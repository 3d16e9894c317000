import { createClient } from "@supabase/supabase-js";
import { afterEach, describe, expect, inject, test } from "vitest";
import { authPath } from "../../../supabase/functions/_shared/contract/wire/supabase-paths.ts";
import { createProbes } from "../../../supabase/functions/api/readiness/probes.ts";
import { createAuthServer, type AuthCalls } from "../../../supabase/functions/_shared/platform/supabase/auth.ts";
import { createFactors } from "../../../supabase/functions/_shared/platform/supabase/factors.ts";
import { authCalls } from "../../../supabase/functions/_shared/platform/testing/descriptions/auth.ts";
import { oneTimeCode } from "../../command/one-time-code.ts";
import { newPerson, Person } from "../support/person.ts";
import { unconfirmedAccount } from "../support/unconfirmed-account.ts";
import { resetToken } from "../support/reset-token.ts";
import { createObserver } from "../../verify/observer.ts";

const { url, supabaseUrl, publishableKey, secretKey } = inject("stack");
const config = { supabaseUrl, publishableKey, secretKey, forwardClientAddress: false };
const observer = createObserver();
const auth = createAuthServer(config, observer.fetch).from("203.0.113.7");
const password = "Secret-1234";

afterEach(() => {
  expect(observer.problems.splice(0)).toEqual([]);
});

/** Somebody with an account, made by a call that is not observed. */
async function person(): Promise<Person> {
  return newPerson(url);
}

/** The refusals that a call met, by their code. */
async function refusal(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => "none",
    (error: { code?: unknown }) => error.code,
  );
}

/** The assurance level that a token names. */
function readLevel(token: string): unknown {
  const [, claims = ""] = token.split(".");
  return (JSON.parse(Buffer.from(claims, "base64url").toString("utf8")) as { aal?: unknown }).aal;
}

describe("the local Auth, called by the product's client", () => {
  test("a person signs up, signs in, refreshes, asks who they are and signs out", async () => {
    const { email, username } = new Person(url);
    await auth.signUp({ email, password, username });
    const { refreshToken } = await auth.signIn(email, password);
    const { accessToken } = await auth.refresh(refreshToken);
    expect(await auth.userOf(accessToken)).toMatchObject({ email });
    await auth.checkPassword(email, password);
    await auth.signOut(accessToken);
    expect(await refusal(auth.userOf(accessToken))).toBe("session_not_found");
    expect(await refusal(auth.signOut(accessToken))).toBe("session_not_found");
    expect(await refusal(auth.refresh(refreshToken))).toBe("refresh_token_not_found");
    expect(await refusal(auth.refresh("no refresh token"))).toBe("validation_failed");
    expect(await refusal(auth.userOf("a.b.c"))).toBe("bad_jwt");
  });

  test("an address that is taken, a weak password and an address that is none are refused", async () => {
    const { email, username } = await person();
    expect(await refusal(auth.signUp({ email, password, username: `${username}2` }))).toBe("user_already_exists");
    const other = new Person(url);
    expect(await refusal(auth.signUp({ email: other.email, password: "a", username: other.username }))).toBe(
      "weak_password",
    );
    expect(await refusal(auth.signUp({ email: "a@b@example.com", password, username: other.username }))).toBe(
      "validation_failed",
    );
  });

  test("a password is changed, and refused if it is wrong or weak", async () => {
    const { email, password: current } = await person();
    expect(await refusal(auth.signIn(email, "wrong"))).toBe("invalid_credentials");
    expect(await refusal(auth.changePassword(email, current, "a"))).toBe("weak_password");
    await auth.changePassword(email, current, password);
    // Auth refuses the password that the account has, which is what was asked for.
    await auth.changePassword(email, password, password);
    expect(observer.refused).toContain("change the user: same_password");
  });

  test("a recovery link sets a password once", async () => {
    const somebody = await person();
    const token = await resetToken(somebody);
    expect(await auth.resetPassword(token, password)).toMatchObject({ email: somebody.email });
    expect(await refusal(auth.resetPassword(token, password))).toBe("invalid_link");
    expect(observer.refused).toContain("use a recovery link: otp_expired");
    await auth.sendRecovery("nobody@example.com");
    const unconfirmed = await unconfirmedAccount({ supabaseUrl, secretKey });
    expect(await auth.confirmEmail(unconfirmed.token)).toMatchObject({ accessToken: expect.any(String) as string });
    expect(await refusal(auth.confirmEmail("no-token"))).toBe("invalid_link");
    expect(observer.refused).toContain("use a confirmation link: otp_expired");
  });

  test("a second mail, and too many calls of one address, are refused with 429 and their codes", async () => {
    const { email } = await person();
    await auth.sendRecovery(email);
    await expect(auth.sendRecovery(email)).rejects.toMatchObject({ code: "over_email_send_rate_limit", status: 429 });
    // The secret key names the address by which Auth counts.
    const pushing = createAuthServer({ ...config, forwardClientAddress: true }, observer.fetch).from("203.0.113.99");
    let code: unknown = "validation_failed";
    for (let call = 0; call < 40 && code === "validation_failed"; call += 1)
      code = await refusal(pushing.refresh("no"));
    expect(code).toBe("over_request_rate_limit");
    expect(await refusal(auth.refresh("no"))).toBe("validation_failed");
  });

  test("its health is asked with the publishable key", async () => {
    const probes = createProbes({
      config: { supabaseUrl, publishableKey, openAi: null },
      database: { asServer: () => Promise.reject(new Error("not asked")), asPerson: () => Promise.reject(new Error()) },
      mailer: null,
      payments: null,
      now: Date.now,
      fetch: observer.fetch,
    });
    expect((await probes()).auth).toMatchObject({ state: "ok" });
  });

  test("its administration makes, reads, changes and deletes an account", async () => {
    const client = createClient(supabaseUrl, secretKey, {
      global: { fetch: observer.fetch },
      auth: { persistSession: false, autoRefreshToken: false },
    });
    const email = `smoke-${crypto.randomUUID().slice(0, 8)}@example.com`;
    const account = { email, password, email_confirm: true as const, user_metadata: { username: email.slice(0, 14) } };
    const { data } = await client.auth.admin.createUser(account);
    expect((await client.auth.admin.createUser(account)).error).toMatchObject({ code: "email_exists", status: 422 });
    await auth.signIn(email, password);
    const link = await client.auth.admin.generateLink({ type: "recovery", email });
    await auth.resetPassword(link.data.properties!.hashed_token, `${password}5`);
    expect((await client.auth.admin.getUserById(data.user!.id)).data.user).toMatchObject({ email });
    const changed = await client.auth.admin.updateUserById(data.user!.id, { password: `${password}6` });
    expect(changed).toMatchObject({ error: null, data: { user: { email } } });
    await auth.signIn(email, `${password}6`);
    expect(await client.auth.admin.deleteUser(data.user!.id)).toMatchObject({ error: null });
    expect((await client.auth.admin.getUserById(data.user!.id)).error).toMatchObject({
      code: "user_not_found",
      status: 404,
    });
  });

  test("an authenticator app is set up, asked for and removed", async () => {
    const { email, password: current } = await person();
    const factors = createFactors({ supabaseUrl, publishableKey }, observer.fetch);
    const code = (secret: string) => oneTimeCode(secret, Date.now() / 1000);
    const [other, mine] = await Promise.all([auth.signIn(email, current), auth.signIn(email, current)]);
    expect(await factors.list(mine.accessToken)).toEqual([]);
    expect(readLevel(mine.accessToken)).toBe("aal1");
    const app = await factors.enroll(mine.accessToken, "Caption Kite");
    expect(decodeURIComponent(app.qrCode)).toMatch(/^data:image\/svg\+xml;utf-8,[\s\S]*<svg/);
    expect(await factors.list(mine.accessToken)).toEqual([{ id: app.factorId, verified: false }]);
    const wrong = code(app.secret) === "000000" ? "111111" : "000000";
    expect(await refusal(factors.verify(mine.accessToken, app.factorId, wrong))).toBe("mfa_verification_failed");
    const verified = await factors.verify(mine.accessToken, app.factorId, code(app.secret));
    expect(readLevel(verified.accessToken)).toBe("aal2");
    expect(await factors.list(verified.accessToken)).toEqual([{ id: app.factorId, verified: true }]);
    // The session keeps its level; sessions without the second factor have ended.
    const renewed = await auth.refresh(verified.refreshToken);
    expect(readLevel(renewed.accessToken)).toBe("aal2");
    expect(await refusal(auth.userOf(other.accessToken))).toBe("session_not_found");
    // A new session begins without it: it may neither change the password nor the apps.
    const next = await auth.signIn(email, current);
    expect(readLevel(next.accessToken)).toBe("aal1");
    expect(await refusal(auth.changePassword(email, current, password))).toBe("insufficient_aal");
    expect(await refusal(factors.enroll(next.accessToken, "Another"))).toBe("insufficient_aal");
    expect(await refusal(factors.remove(next.accessToken, app.factorId))).toBe("insufficient_aal");
    const absent = crypto.randomUUID();
    expect(await refusal(factors.remove(renewed.accessToken, absent))).toBe("mfa_factor_not_found");
    // Somebody else's app cannot be used either.
    const stranger = await person();
    expect(await refusal(factors.verify(stranger.session.access_token, app.factorId, code(app.secret)))).toBe(
      "mfa_factor_not_found",
    );
    await factors.remove(renewed.accessToken, app.factorId);
    expect(await factors.list(renewed.accessToken)).toEqual([]);
    expect(readLevel((await auth.refresh(renewed.refreshToken)).accessToken)).toBe("aal1");
  });

  test("a challenge is answered once, and not with nothing", async () => {
    const { session } = await person();
    const call = async (path: string, body: object) => {
      // Calls that the product does not make, and which are not described.
      const response = await fetch(`${supabaseUrl}${authPath}/factors${path}`, {
        method: "POST",
        headers: {
          apikey: publishableKey,
          authorization: `Bearer ${session.access_token}`,
          "content-type": "application/json",
        },
        body: JSON.stringify(body),
      });
      return (await response.json()) as { id: string; error_code?: string; totp: { secret: string; uri: string } };
    };
    const { id, totp } = await call("", { factor_type: "totp", friendly_name: "My app", issuer: "Caption Kite" });
    expect(Object.fromEntries(new URL(totp.uri).searchParams)).toMatchObject({
      issuer: "Caption Kite",
      secret: totp.secret,
    });
    expect((await call("", { factor_type: "totp", friendly_name: "My app" })).error_code).toBe(
      "mfa_factor_name_conflict",
    );
    const challenge = await call(`/${id}/challenge`, {});
    const answer = (code: string) => call(`/${id}/verify`, { challenge_id: challenge.id, code });
    expect((await answer("")).error_code).toBe("validation_failed");
    const code = oneTimeCode(totp.secret, Date.now() / 1000);
    const [first, second] = [await answer(code), await answer(code)];
    expect(first.error_code).toBeUndefined();
    expect(second.error_code).toBe("mfa_ip_address_mismatch");
    expect((await call(`/not-an-id/challenge`, {})).error_code).toBe("validation_failed");
  });

  test("a social sign-in goes to its provider, and ends with a code", async () => {
    const kept = new Map<string, string>();
    const client = createClient(supabaseUrl, publishableKey, {
      global: { fetch: observer.fetch },
      auth: {
        flowType: "pkce",
        autoRefreshToken: false,
        detectSessionInUrl: false,
        persistSession: true,
        storage: {
          getItem: (name) => kept.get(name) ?? null,
          setItem: (name, value) => void kept.set(name, value),
          removeItem: (name) => void kept.delete(name),
        },
      },
    });
    const { data } = await client.auth.signInWithOAuth({
      provider: "github",
      options: { redirectTo: `${url}/auth`, skipBrowserRedirect: true },
    });
    expect((await observer.fetch(data.url!)).status).toBe(302);
    const { error } = await client.auth.exchangeCodeForSession("00000000-0000-4000-8000-000000000009");
    expect(error).toMatchObject({ code: "flow_state_not_found", status: 404 });
  });
});

/** Calls whose success the local Auth cannot show, and why. */
const notLocal: Record<string, string> = {
  "finish a social sign-in": "needs a provider",
};

test("every described call of Auth succeeded, or is not offered locally", () => {
  expect(authCalls.map(({ name }) => name).filter((name) => !observer.succeeded.has(name))).toEqual(
    Object.keys(notLocal),
  );
  // A method that is new needs a test above.
  const methods: Record<keyof AuthCalls, true> = {
    signIn: true,
    checkPassword: true,
    signUp: true,
    refresh: true,
    userOf: true,
    signOut: true,
    changePassword: true,
    sendRecovery: true,
    resetPassword: true,
    confirmEmail: true,
  };
  expect(Object.keys(auth).toSorted()).toEqual(Object.keys(methods).toSorted());
});
