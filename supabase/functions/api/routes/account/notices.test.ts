import assert from "node:assert/strict";
import { fakeRestRefusal } from "../../../_shared/platform/testing/rest-responses.ts";
import { createSubjectHash } from "../../../_shared/platform/limits/subject.ts";
import { fakeRefusal, fakeSession, fakeUser } from "../../../_shared/platform/testing/auth-responses.ts";
import { testToken, type FakeResponses } from "../../../_shared/platform/testing/fake-supabase.ts";
import { setUpApi, testMe, testUserId } from "../../testing/set-up.ts";

const rpc = (name: string) => `/rest/v1/rpc/${name}`;
const mailbox = "/mailbox";
const env = { MAIL_MODE: "mailbox", MAILBOX_URL: `http://mailbox.test${mailbox}`, SUPPORT_EMAIL: "help@example.com" };
const firefox = { headers: { "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0" } };
// The client compares its session's expiry with the real clock.
const session = fakeSession({
  access_token: testToken({ sub: testUserId, exp: Date.now() / 1000 + 3600 }),
  user: fakeUser({ id: testUserId, email: testMe.email }),
});
const wrongPassword = () => fakeRefusal(400, "invalid_credentials");

const responses: FakeResponses = {
  [rpc("me")]: () => testMe,
  [rpc("take_rate_limits")]: () => 0,
  [rpc("touch_session")]: () => true,
  [rpc("record_security_event")]: () => true,
  [rpc("change_username")]: () => ({ outcome: "changed" }),
  [rpc("account_files")]: () => [],
  [rpc("delete_account")]: () => true,
  [rpc("username_is_taken")]: () => false,
  [rpc("recovery_asks_for_code")]: () => false,
  "/auth/v1/token?grant_type=password": () => session,
  "/auth/v1/signup": () => session,
  "/auth/v1/verify": () => session,
  "/auth/v1/recover": () => ({}),
  "/auth/v1/user": () => session.user,
  "/auth/v1/logout?scope=local": () => new Response(null, { status: 204 }),
  "/auth/v1/logout?scope=others": () => new Response(null, { status: 204 }),
  "/auth/v1/logout?scope=global": () => new Response(null, { status: 204 }),
  [mailbox]: () => ({}),
  [rpc("begin_job")]: ({ body }) => ({
    id: "3",
    queue: body.p_queue,
    lease_id: "00000000-0000-4000-8000-0000000000ff",
    attempts: 1,
    payload: body.p_payload,
  }),
  [rpc("finish_job")]: () => true,
  [rpc("fail_job")]: () => "retried",
};

interface Outcome {
  status: number;
  mails: string[][];
  events: unknown[][];
  logged: string[];
}

async function after(method: string, path: string, json: object, changes: FakeResponses = {}): Promise<Outcome> {
  const { call, received, background, logged } = setUpApi({ ...responses, ...changes }, { env });
  const { status } = await call(method, path, json, firefox);
  await Promise.all(background);
  const bodies = (wanted: string) => received.filter((entry) => entry.path === wanted).map(({ body }) => body);
  return {
    status,
    mails: bodies(mailbox).map(({ to, subject, text }) => [String(to), String(subject), String(text)]),
    events: bodies(rpc("record_security_event")).map((body) => [body.p_kind, body.p_user_id, body.p_device]),
    logged: logged.map(({ event }) => event),
  };
}

const password = { currentPassword: "secret-1", newPassword: "Stronger1" };
const changesOfAccounts = [
  ["PUT", "/api/user/password", password, "password_changed", "Your Caption Kite password was changed"],
  ["PUT", "/api/user/username", { username: "Anna K" }, "username_changed", "Your Caption Kite username was changed"],
  ["DELETE", "/api/user", { password: "secret-1" }, "account_deleted", "Your Caption Kite account was deleted"],
  [
    "POST",
    "/api/reset-password",
    { token: "t", newPassword: "Stronger1" },
    "password_reset_used",
    "Your Caption Kite password was changed",
  ],
] as const;

for (const [method, path, json, kind, subject] of changesOfAccounts) {
  Deno.test(`${method} ${path} tells the owner by mail and leaves an event`, async () => {
    const { status, mails, events } = await after(method, path, json);
    assert.equal(status, 200);
    assert.deepEqual(
      mails.map(([to, title]) => [to, title]),
      [["anna@example.com", subject]],
    );
    assert.match(mails[0]![2]!, /10 June 2026 at 10:00 UTC, with Firefox on Linux\./);
    // The address may be a stranger's, who never confirmed it.
    assert.doesNotMatch(mails[0]![2]!, /\banna\b/i);
    assert.deepEqual(events, [[kind, testUserId, "Firefox on Linux"]]);
  });

  Deno.test(`${method} ${path} works though neither the mail nor the event can be stored`, async () => {
    const { status, logged } = await after(method, path, json, {
      [rpc("begin_job")]: () => fakeRestRefusal(),
      [rpc("record_security_event")]: () => fakeRestRefusal(),
    });
    assert.equal(status, 200);
    assert.deepEqual(logged.filter((event) => event !== "account_deleted").sort(), [
      "account_notice_failed",
      "security_event_not_stored",
    ]);
  });
}

Deno.test("a notice that no mail server takes is tried again by the queue", async () => {
  const { call, received, background, logged } = setUpApi(
    { ...responses, [mailbox]: () => new Response("no", { status: 500 }) },
    { env },
  );
  await call("PUT", "/api/user/username", { username: "Anna K" });
  await Promise.all(background);
  const failed = received.find(({ path }) => path === rpc("fail_job"))!;
  assert.deepEqual([failed.body.p_id, failed.body.p_final, failed.body.p_wait_seconds], ["3", false, null]);
  assert.ok(logged.some(({ event }) => event === "job_failed"));
  assert.ok(!received.some(({ path }) => path === rpc("finish_job")));
  assert.ok(!JSON.stringify(logged).includes("anna@example.com"));
});

Deno.test("what did not happen is not told", async () => {
  const wrong = { "/auth/v1/token?grant_type=password": wrongPassword };
  for (const [method, path, json, changes] of [
    ["PUT", "/api/user/password", password, wrong],
    ["DELETE", "/api/user", { password: "secret-1" }, wrong],
    ["PUT", "/api/user/username", { username: "taken" }, { [rpc("change_username")]: () => ({ outcome: "taken" }) }],
    ["PUT", "/api/user/username", { username: testMe.username }, {}],
  ] as const) {
    const { mails, events } = await after(method, path, json, changes);
    assert.deepEqual([path, mails, events], [path, [], []]);
  }
});

Deno.test("signing in, failing to, signing up and asking for a reset leave an event each", async () => {
  const login = { email: "Anna@example.com", password: "secret-1", termsAccepted: true };
  const only = async (path: string, json: object, changes: FakeResponses = {}) =>
    (await after("POST", path, json, changes)).events;
  assert.deepEqual(await only("/api/login", login), [["sign_in", testUserId, "Firefox on Linux"]]);
  assert.deepEqual(await only("/api/login", login, { "/auth/v1/token?grant_type=password": wrongPassword }), [
    ["sign_in_failed", null, "Firefox on Linux"],
  ]);
  assert.deepEqual(await only("/api/register", { ...login, username: "anna" }), [
    ["sign_up", null, "Firefox on Linux"],
  ]);
  assert.deepEqual(await only("/api/forgot-password", { email: login.email }), [
    ["password_reset_requested", null, "Firefox on Linux"],
  ]);
});

Deno.test("a failed sign-in names the address it was tried for by its hash only", async () => {
  const { call, received, background } = setUpApi(
    { ...responses, "/auth/v1/token?grant_type=password": wrongPassword },
    { env },
  );
  await call("POST", "/api/login", { email: "Anna@example.com", password: "secret-1", termsAccepted: true });
  await Promise.all(background);
  const event = received.find(({ path }) => path === rpc("record_security_event"))!.body;
  assert.equal(event.p_email_hash, await createSubjectHash("0123456789abcdef0123456789abcdef")("anna@example.com"));
  assert.deepEqual(event.p_details, { reason: "invalid_credentials" });
  assert.doesNotMatch(JSON.stringify(event), /anna/i);
});
