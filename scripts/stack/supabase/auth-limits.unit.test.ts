import { expect, test } from "vitest";
import { readSupabaseConfig } from "../../command/supabase-config.ts";
import { withAuthLimits } from "./auth-limits.ts";
import { authSettings, type AuthSettings } from "./auth-settings.ts";
import { noteMail } from "./mails-of-call.ts";

const secretKey = "sb_secret_1";
const configured = authSettings(readSupabaseConfig());

/** The only address of these tests without an account: nothing is mailed to it. */
const nobody = "nobody@example.com";

interface Asked {
  method?: string;
  email?: string;
  /** The key that is shown. */
  key?: string;
  forwarded?: string;
  peer?: string;
}

/** An auth server with these settings, which mails to everybody; `clock.now` is in milliseconds. */
function authServer(settings: Partial<AuthSettings> = {}) {
  const clock = { now: 1_000_000 };
  const fetch = withAuthLimits(
    async (request) => {
      const body = request.method === "GET" ? "" : await request.text();
      if (!body.includes(nobody)) noteMail();
      return Response.json({});
    },
    { ...configured, ...settings },
    secretKey,
    () => clock.now,
  );
  async function ask(path: string, { method = "POST", email, key = "sb_publishable_1", forwarded, peer }: Asked = {}) {
    const response = await fetch(
      new Request(`http://127.0.0.1/auth/v1/${path}`, {
        method,
        headers: { apikey: key, ...(forwarded === undefined ? {} : { "sb-forwarded-for": forwarded }) },
        ...(method === "GET" ? {} : { body: JSON.stringify({ email }) }),
      }),
      { peerAddress: peer ?? "203.0.113.1" },
    );
    const { error_code: code } = (await response.json()) as { error_code?: string };
    return code ?? response.status;
  }
  return { clock, ask };
}

/** How many of `count` calls pass within `minutes`. */
async function passing(
  { clock, ask }: ReturnType<typeof authServer>,
  { path, count, minutes }: { path: string; count: number; minutes: number },
  asked: (round: number) => Asked = () => ({}),
): Promise<number> {
  let passed = 0;
  for (let round = 0; round < count; round++) {
    if ((await ask(path, asked(round))) === 200) passed++;
    clock.now += (minutes * 60_000) / count;
  }
  return passed;
}

/** More mails than any test sends. */
const manyMails = { limits: { ...configured.limits!, mails: 1_000_000, mailPauseMs: 1 } };

test("one address cannot sign up 3,000 accounts in five minutes", async () => {
  const calls = { path: "signup", count: 3000, minutes: 5 };
  const passed = await passing(authServer(manyMails), calls, (round) => ({ email: `p${round}@example.com` }));
  // The burst, and what was added meanwhile.
  expect(passed).toBeGreaterThanOrEqual(59);
  expect(passed).toBeLessThanOrEqual(60);
});

test.each(["recover", "otp", "magiclink", "resend"])(
  "POST %s: one person gets at most one mail a minute, from however many addresses it is asked for",
  async (path) => {
    const server = authServer({ limits: { ...configured.limits!, mails: 1_000_000 } });
    const passed = await passing(server, { path, count: 600, minutes: 60 }, (round) => ({
      email: round % 2 ? "Anna@example.com" : "anna@example.com",
      peer: `198.51.100.${round % 250}`,
    }));
    expect(passed).toBe(60);
  },
);

test("at the same time as well, one person gets one mail", async () => {
  const { ask } = authServer();
  const results = await Promise.all(Array.from({ length: 20 }, () => ask("recover", { email: "anna@example.com" })));
  expect(results.filter((result) => result === 200)).toHaveLength(1);
});

test("an address without an account gets the same response again and again, and uses up no mail", async () => {
  const server = authServer({ limits: { ...configured.limits!, mails: 1 } });
  const asked = (round: number): Asked => ({ email: nobody, peer: `198.51.100.${round}` });
  expect(await passing(server, { path: "recover", count: 50, minutes: 0 }, asked)).toBe(50);
  expect(await server.ask("recover", { email: "anna@example.com" })).toBe(200);
});

test("all together, an hour has as many mails as the file says, also for who shows the secret key", async () => {
  const server = authServer();
  const asked = (round: number): Asked => ({
    email: `p${round}@example.com`,
    key: secretKey,
    forwarded: `2001:db8::${round.toString(16)}`,
  });
  expect(await passing(server, { path: "recover", count: 300, minutes: 0 }, asked)).toBe(configured.limits!.mails);
  expect(await server.ask("recover", asked(301))).toBe("over_email_send_rate_limit");
});

test("every person has limits of their own where the secret key names their address", async () => {
  const server = authServer(manyMails);
  const anna: Asked = { key: secretKey, forwarded: "198.51.100.1" };
  expect(await passing(server, { path: "token?grant_type=password", count: 40, minutes: 0 }, () => anna)).toBe(30);
  expect(await server.ask("token?grant_type=password", anna)).toBe("over_request_rate_limit");
  expect(await server.ask("token?grant_type=password", { ...anna, forwarded: "198.51.100.2" })).toBe(200);
});

test.each([
  ["the publishable key", { key: "sb_publishable_1" }],
  ["no key", { key: "" }],
  ["another secret key", { key: "sb_secret_2" }],
])("with %s, nobody chooses the address that is counted", async (_what, shown) => {
  const server = authServer(manyMails);
  const asked = (round: number): Asked => ({
    ...shown,
    forwarded: `198.51.100.${round}`,
    email: `p${round}@example.com`,
  });
  expect(await passing(server, { path: "signup", count: 100, minutes: 0 }, asked)).toBe(30);
});

test("an address that is none is not counted as one", async () => {
  const server = authServer(manyMails);
  const asked = (round: number): Asked => ({ key: secretKey, forwarded: `anything ${round}` });
  expect(await passing(server, { path: "verify", count: 100, minutes: 0 }, asked)).toBe(30);
});

test("what costs nothing is not limited", async () => {
  const server = authServer();
  for (const path of ["user", "settings", "health"])
    expect(await passing(server, { path, count: 200, minutes: 0 }, () => ({ method: "GET" })), path).toBe(200);
});

test.each(["signup", "recover", "resend", "otp", "magiclink", "token?grant_type=password", "token"])(
  "with the captcha on, POST %s is refused, and accepted from who shows the secret key",
  async (path) => {
    const { ask } = authServer({ captcha: true });
    expect(await ask(path, { email: "anna@example.com" })).toBe("captcha_failed");
    expect(await ask(path, { email: "anna@example.com", key: secretKey })).toBe(200);
  },
);

test.each(["token?grant_type=refresh_token", "token?grant_type=pkce", "verify", "logout"])(
  "with the captcha on, POST %s goes on without one",
  async (path) => {
    expect(await authServer({ captcha: true }).ask(path)).toBe(200);
  },
);

test("the captcha is off until the file turns it on", async () => {
  expect(configured.captcha).toBe(false);
  expect(await authServer().ask("signup", { email: "anna@example.com" })).toBe(200);
});
