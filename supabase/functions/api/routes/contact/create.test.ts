import assert from "node:assert/strict";
import { setUpApi, testMe, testUserId } from "../../testing/set-up.ts";

const stored = "/rest/v1/rpc/create_contact_message";
const toMail = "/rest/v1/rpc/contact_message_to_mail";
const mailed = "/rest/v1/rpc/contact_message_mailed";
const finished = "/rest/v1/rpc/finish_job";
const failed = "/rest/v1/rpc/fail_job";
const job = {
  id: "3",
  queue: "mail",
  lease_id: "00000000-0000-4000-8000-0000000000ff",
  attempts: 1,
  payload: { kind: "contact_message", message_id: "7" },
};
const env = { MAIL_MODE: "mailbox", MAILBOX_URL: "http://mailbox.test/mailbox", SUPPORT_EMAIL: "support@example.com" };
const me = "/rest/v1/rpc/me";
const message = { name: "Ana", email: "ana@example.com", message: "Subject: Hours\n\nWhen are you open?" };

Deno.test("a message is stored first, then mailed with the sender to reply to, then noted as mailed", async () => {
  const { call, background, received, paths } = setUpApi(
    {
      [me]: () => testMe,
      [stored]: () => ({ outcome: "created", id: "7", job }),
      [toMail]: () => message,
      "/mailbox": () => new Response(null, { status: 204 }),
      [mailed]: () => true,
      [finished]: () => true,
    },
    { env },
  );
  assert.equal((await call("POST", "/api/contact", message)).status, 200);
  await Promise.all(background);
  assert.deepEqual(paths(), [me, stored, toMail, "/mailbox", mailed, finished]);
  assert.equal(received[1]!.body.p_mail, true);
  assert.deepEqual(
    [received[3]!.authorization, received[3]!.body.to, received[3]!.body.subject],
    ["Bearer secret", "support@example.com", "[Caption Kite] Hours"],
  );
  assert.match(String(received[3]!.body.text), /^Reply to: Ana <ana@example\.com>[^]*When are you open\?/);
  assert.deepEqual(received[4]!.body, { p_id: "7" });
  assert.deepEqual(received[5]!.body, { p_id: job.id, p_lease_id: job.lease_id });
});

Deno.test(
  "a mail server that fails loses nothing: the sender is thanked, the failure logged, and the queue tries again",
  async () => {
    const { call, background, logged, paths } = setUpApi(
      {
        [me]: () => testMe,
        [stored]: () => ({ outcome: "created", id: "7", job }),
        [toMail]: () => message,
        "/mailbox": () => new Response(null, { status: 500 }),
        [failed]: () => "retried",
      },
      { env },
    );
    const response = await call("POST", "/api/contact", message);
    assert.equal(response.status, 200);
    assert.deepEqual(await response.json(), { message: "Message Sent!" });
    await Promise.all(background);
    assert.deepEqual(paths(), [me, stored, toMail, "/mailbox", failed]);
    assert.deepEqual([logged[0]?.event, logged[0]?.jobId], ["job_failed", "3"]);
    assert.ok(!JSON.stringify(logged).includes("ana@example.com"));
  },
);

Deno.test("without mail the message is stored all the same", async () => {
  const { call, background, paths, received } = setUpApi({
    [me]: () => testMe,
    [stored]: () => ({ outcome: "created", id: "7", job: null }),
  });
  assert.equal((await call("POST", "/api/contact", message)).status, 200);
  await Promise.all(background);
  assert.deepEqual(paths(), [me, stored]);
  assert.equal(received[1]!.body.p_mail, false);
});

Deno.test("a message that was mailed before a crash is not mailed again", async () => {
  const { call, background, paths } = setUpApi(
    {
      [me]: () => testMe,
      [stored]: () => ({ outcome: "created", id: "7", job }),
      [toMail]: () => null,
      [finished]: () => true,
    },
    { env },
  );
  await call("POST", "/api/contact", message);
  await Promise.all(background);
  assert.deepEqual(paths(), [me, stored, toMail, finished]);
});

Deno.test("too many from one address wait; the address itself never reaches the database", async () => {
  const { call, received } = setUpApi(
    { [me]: () => testMe, [stored]: () => ({ outcome: "rate_limited", retry_after: 90 }) },
    { env },
  );
  const response = await call("POST", "/api/contact", message, { headers: { "x-forwarded-for": "203.0.113.9" } });
  assert.equal(response.status, 429);
  assert.equal(response.headers.get("retry-after"), "90");
  assert.ok(!JSON.stringify(received[1]!.body).includes("203.0.113.9"));
});

Deno.test("a message belongs to the account that is signed in, and to nobody when the session has ended", async () => {
  for (const [caller, expected] of [
    [testMe, testUserId],
    [null, null],
  ] as const) {
    const { call, received } = setUpApi({
      [me]: () => caller,
      [stored]: () => ({ outcome: "created", id: "7", job: null }),
    });
    assert.equal((await call("POST", "/api/contact", message)).status, 200);
    assert.equal(received[1]!.body.p_user_id, expected);
  }
});
