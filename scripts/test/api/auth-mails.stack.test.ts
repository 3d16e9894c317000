import { afterAll, beforeAll, expect, test } from "vitest";
import { readSupabaseConfig } from "../../command/supabase-config.ts";
import { authSettings } from "../../stack/supabase/auth-settings.ts";
import { fastPasswordHashing, startTemporaryStack } from "../../stack/temporary-stack.ts";
import type { Stack } from "../../stack/stack.ts";
import { Person } from "../support/person.ts";

// The auth server as strict as a hosted project can be: addresses must be confirmed, a captcha is asked for, and the
// limits of supabase/config.toml are in force. Only verifications come back more slowly, so that none does during a
// test.

let stack: Stack;
let supabaseUrl: string;
beforeAll(async () => {
  const configured = authSettings(readSupabaseConfig()).limits;
  if (!configured) throw new Error("supabase/config.toml sets no limits");
  stack = await startTemporaryStack({
    ...fastPasswordHashing,
    accounts: true,
    auth: { confirmations: true, captcha: true, limits: { ...configured, verifications: 1 } },
  });
  supabaseUrl = stack.functionsEnv["SUPABASE_URL"]!;
}, 180_000);
afterAll(() => stack.stop());

/** The newest mail to an address, with the link in it. */
async function mailTo(email: string): Promise<{ html: string; link: URL }> {
  const mail = (await stack.mailbox.list()).find(({ to }) => to === email);
  const [, link] = /href="([^"]+\?token=[^"]+)"/.exec(mail?.html ?? "") ?? [];
  if (!mail || !link) throw new Error(`no mail with a link to ${email}`);
  return { html: mail.html, link: new URL(link) };
}

async function signedUp(): Promise<{ person: Person; token: string }> {
  const person = new Person(stack.url);
  const { status, body } = await person.register();
  expect([status, body]).toMatchObject([403, { code: "confirmation_required" }]);
  const { html, link } = await mailTo(person.email);
  expect(link.origin + link.pathname).toBe(`${stack.url}/confirm-email`);
  // A link to the auth server would be spent by whoever opens it.
  expect(html).not.toContain("/auth/v1/verify");
  return { person, token: link.searchParams.get("token")! };
}

const confirm = (person: Person, token: string) => person.call("POST", "/api/confirm-email", { json: { token } });

test("a confirmation link is spent by the call only, once, and signs in", async () => {
  const { person, token } = await signedUp();
  for (let opened = 0; opened < 3; opened++)
    expect((await fetch(`${stack.url}/confirm-email?token=${token}`)).status).toBe(200);
  expect(await person.login()).toMatchObject({ status: 403, body: { code: "confirmation_required" } });

  expect(await confirm(person, token)).toMatchObject({ status: 200, body: { username: person.username } });
  expect((await person.call("GET", "/api/user")).status).toBe(200);
  expect(await confirm(new Person(stack.url), token)).toMatchObject({ status: 400, body: { code: "invalid_link" } });
  expect((await new Person(stack.url, person.username).login()).status).toBe(200);
});

test("two calls at the same time use up the link: one confirms, and the other finds it used or confirms as well", async () => {
  const { person, token } = await signedUp();
  const both = await Promise.all([confirm(person, token), confirm(new Person(stack.url), token)]);
  const statuses = both.map(({ status }) => status).sort();
  // Supabase's own Auth may read the link twice before it removes it.
  expect([
    [200, 200],
    [200, 400],
  ]).toContainEqual(statuses);
  expect(await confirm(new Person(stack.url), token)).toMatchObject({ status: 400, body: { code: "invalid_link" } });
});

test("a recovery link is not taken for a confirmation, and confirms an address whose own link was lost", async () => {
  const { person, token } = await signedUp();
  await person.call("POST", "/api/forgot-password", { json: { email: person.email } });
  const mailed = async () => (await mailTo(person.email)).link.searchParams.get("token")!;
  // The mail may come after the response.
  await expect.poll(mailed).not.toBe(token);
  const recovery = await mailed();
  expect(await confirm(person, recovery)).toMatchObject({ status: 400, body: { code: "invalid_link" } });
  const reset = { token: recovery, newPassword: "Stronger1" };
  expect((await person.call("POST", "/api/reset-password", { json: reset })).status).toBe(200);
  expect((await person.login("Stronger1")).status).toBe(200);
});

test("one person is mailed once a minute, and reads the same each time", async () => {
  const { person } = await signedUp();
  const mails = async () => (await stack.mailbox.list()).filter(({ to }) => to === person.email).length;
  const before = await mails();
  for (let round = 0; round < 4; round++)
    expect((await person.call("POST", "/api/forgot-password", { json: { email: person.email } })).status).toBe(200);
  expect(await mails()).toBe(before + 1);
});

function direct(path: string, json: object, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${supabaseUrl}/auth/v1/${path}`, {
    method: "POST",
    headers: { apikey: stack.publishableKey, "content-type": "application/json", ...headers },
    body: JSON.stringify(json),
  });
}

test("a direct caller has no way past the captcha and the limits, whatever address it claims", async () => {
  const account = { email: "robot@example.com", password: "secret-1", data: { username: "robot" } };
  const refused = await direct("signup", account);
  expect([refused.status, await refused.json()]).toMatchObject([400, { error_code: "captcha_failed" }]);
  const statuses = await Promise.all(
    Array.from({ length: 60 }, async (_, round) => {
      const response = await direct("recover", account, { "sb-forwarded-for": `198.51.100.${round}` });
      return response.status;
    }),
  );
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(25);
  expect(statuses).not.toContain(200);
});

test("a person whose network used up the auth server's limit reads when to come again", async () => {
  // From the address that the gateway sees of every person in this test.
  const trusted = { apikey: stack.secretKey, "sb-forwarded-for": "127.0.0.1" };
  const guess = { type: "signup", token_hash: "0".repeat(56) };
  await Promise.all(Array.from({ length: 60 }, async () => (await direct("verify", guess, trusted)).text()));
  expect(await confirm(new Person(stack.url), guess.token_hash)).toMatchObject({
    status: 429,
    body: { code: "rate_limited", message: "Too many attempts. Please try again in 1 minute." },
  });
});

test("the accounts of a start work although no mail was opened", async () => {
  expect(stack.accounts.map(({ password }) => password)).not.toContain(null);
  const { email, password } = stack.accounts[0]!;
  // From another network than the one of the tests above.
  const response = await direct(
    "token?grant_type=password",
    { email, password },
    { apikey: stack.secretKey, "sb-forwarded-for": "198.51.100.9" },
  );
  expect(response.status).toBe(200);
});
