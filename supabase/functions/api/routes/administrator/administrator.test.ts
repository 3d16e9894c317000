import { Buffer } from "node:buffer";
import assert from "node:assert/strict";
import { fakeSession, fakeUser } from "../../../_shared/platform/testing/auth-responses.ts";
import type { FakeResponses } from "../../../_shared/platform/testing/fake-supabase.ts";
import { setUpApi, testMe, testNow, testUserId } from "../../testing/set-up.ts";

const session = fakeSession({
  expires_at: testNow / 1000 + 3600,
  user: fakeUser({ id: testUserId, email: testMe.email }),
});
const login = { email: "anna@example.com", password: "secret-1", termsAccepted: true };
const create = "/rest/v1/rpc/create_admin_link";
const use = "/rest/v1/rpc/use_admin_link";
const responses: FakeResponses = {
  "/rest/v1/rpc/take_rate_limits": () => 0,
  "/rest/v1/rpc/me": () => testMe,
  "/auth/v1/token?grant_type=password": () => session,
  [create]: () => ({ outcome: "created", expires_at: "2026-06-10T11:00:00.000Z" }),
  [use]: () => true,
  "/rest/v1/rpc/discard_admin_link": () => true,
  "/mailbox": () => ({}),
};
const env = { ADMIN_EMAIL: "Anna@example.com", MAIL_MODE: "mailbox", MAILBOX_URL: "http://mailbox.test/mailbox" };
const sha256 = async (text: string) =>
  Buffer.from(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text))).toString("hex");

Deno.test(
  "a sign-in with the operator's address gives nothing; it mails a link whose token the database never sees",
  async () => {
    const { call, received, background, logged } = setUpApi(responses, { env });
    assert.equal((await (await call("POST", "/api/login", login)).json()).isAdmin, false);
    await Promise.all(background);
    const mail = received.find(({ path }) => path === "/mailbox")!;
    assert.equal(mail.body.to, "anna@example.com");
    const token = /https:\/\/kite\.test\/administrator\?token=([\w-]{43})\n/.exec(mail.body.text as string)?.[1];
    assert.ok(token);
    const stored = received.find(({ path }) => path === create)!;
    assert.deepEqual(
      { ...stored.body, p_email_hash: "" },
      {
        p_user_id: testUserId,
        p_email: "anna@example.com",
        p_email_hash: "",
        p_token_hash: await sha256(token),
        p_renew: false,
      },
    );
    assert.ok(!JSON.stringify(received.filter(({ path }) => path.startsWith("/rest"))).includes(token));
    assert.ok(logged.some(({ event }) => event === "administrator_link_sent"));

    assert.equal((await (await call("POST", "/api/administrator", { token })).json()).isAdmin, true);
    assert.deepEqual(received.at(-1)!.body, {
      p_user_id: testUserId,
      p_email: "anna@example.com",
      p_token_hash: await sha256(token),
    });
  },
);

Deno.test("other accounts, administrators, and an installation without ADMIN_EMAIL make no link", async () => {
  const cases = [
    { me: testMe, env: { ...env, ADMIN_EMAIL: "boss@example.com" } },
    { me: { ...testMe, is_admin: true }, env },
    { me: testMe, env: { ...env, ADMIN_EMAIL: "" } },
  ];
  for (const { me, env: changed } of cases) {
    const { call, paths, background } = setUpApi({ ...responses, "/rest/v1/rpc/me": () => me }, { env: changed });
    assert.equal((await call("POST", "/api/login", login)).status, 200);
    assert.equal((await call("POST", "/api/administrator/link", {})).status, 200);
    await Promise.all(background);
    assert.ok(!paths().includes(create));
  }
});

Deno.test(
  "asking for a new link gets the same response for every account, and renews it for the right one",
  async () => {
    const right = setUpApi(responses, { env });
    const other = setUpApi(responses, { env: { ...env, ADMIN_EMAIL: "boss@example.com" } });
    const [first, second] = await Promise.all(
      [right, other].map(async ({ call }) => (await call("POST", "/api/administrator/link", {})).text()),
    );
    assert.equal(first, second);
    await Promise.all(right.background);
    assert.equal(right.received.find(({ path }) => path === create)!.body.p_renew, true);
  },
);

Deno.test(
  "a mail that nobody took takes its link back and is sent later, and where no mail can be sent the log says so",
  async () => {
    const enqueue = "/rest/v1/rpc/enqueue_job";
    const failing = setUpApi(
      { ...responses, "/mailbox": () => new Response("no", { status: 500 }), [enqueue]: () => true },
      { env },
    );
    await failing.call("POST", "/api/login", login);
    await Promise.all(failing.background);
    assert.ok(failing.paths().includes("/rest/v1/rpc/discard_admin_link"));
    assert.ok(failing.logged.some(({ event }) => event === "administrator_link_failed"));
    const later = failing.received.find(({ path }) => path === enqueue)!.body;
    assert.deepEqual(later.p_payload, {
      kind: "administrator_link",
      account_id: testUserId,
      to: testMe.email,
    });

    const without = setUpApi(responses, { env: { ADMIN_EMAIL: "anna@example.com" } });
    await without.call("POST", "/api/login", login);
    await Promise.all(without.background);
    assert.ok(!without.paths().includes(create));
    assert.ok(without.logged.some(({ event }) => event === "administrator_link_no_mail"));
  },
);

Deno.test("a link that the database does not take is invalid, and tries are counted", async () => {
  const { call } = setUpApi({ ...responses, [use]: () => false }, { env });
  const refused = await call("POST", "/api/administrator", { token: "x" });
  assert.equal(refused.status, 400);
  assert.equal((await refused.json()).code, "invalid_link");
  const limited = setUpApi({ ...responses, "/rest/v1/rpc/take_rate_limits": () => 60 }, { env });
  for (const path of ["/api/administrator", "/api/administrator/link"])
    assert.equal((await limited.call("POST", path, { token: "x" })).status, 429);
  assert.ok(!limited.paths().includes(use));
  const unset = setUpApi(responses, { env: {} });
  assert.equal((await unset.call("POST", "/api/administrator", { token: "x" })).status, 400);
});
