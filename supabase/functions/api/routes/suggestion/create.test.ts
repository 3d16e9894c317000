import assert from "node:assert/strict";
import { fakeRestRefusal } from "../../../_shared/platform/testing/rest-responses.ts";
import { setUpApi } from "../../testing/set-up.ts";

const stored = "/rest/v1/rpc/create_suggestion";
const begun = "/rest/v1/rpc/begin_job";
const toMail = "/rest/v1/rpc/suggestion_to_mail";
const finished = "/rest/v1/rpc/finish_job";
const job = {
  id: "3",
  queue: "mail",
  lease_id: "00000000-0000-4000-8000-0000000000ff",
  attempts: 1,
  payload: { kind: "suggestion", suggestion_id: "7" },
};
const env = { MAIL_MODE: "mailbox", MAILBOX_URL: "http://mailbox.test/mailbox", SUPPORT_EMAIL: "support@example.com" };
const asked = { suggestion: "More owls" };

Deno.test("a suggestion is stored, then mailed to support with its sender to reply to", async () => {
  const { call, background, received, paths } = setUpApi(
    {
      [stored]: () => ({ outcome: "created", id: "7" }),
      [begun]: () => job,
      [toMail]: () => ({ name: "ana", email: "ana@example.com", message: asked.suggestion }),
      "/mailbox": () => new Response(null, { status: 204 }),
      [finished]: () => true,
    },
    { env },
  );
  const response = await call("POST", "/api/suggestion", asked);
  assert.deepEqual([response.status, await response.json()], [200, { message: "Thank you!" }]);
  await Promise.all(background);
  assert.deepEqual(paths(), [stored, begun, toMail, "/mailbox", finished]);
  const { to, subject, text } = received[3]!.body as Record<string, unknown>;
  assert.deepEqual([to, subject], ["support@example.com", "[Caption Kite] Suggestion from ana"]);
  assert.match(String(text), /^Reply to: ana <ana@example\.com>[^]*More owls/);
});

Deno.test("without an address of support it is only stored, and a queue that fails is logged", async () => {
  const quiet = setUpApi({ [stored]: () => ({ outcome: "created", id: "7" }) });
  assert.equal((await quiet.call("POST", "/api/suggestion", asked)).status, 200);
  await Promise.all(quiet.background);
  assert.deepEqual(quiet.paths(), [stored]);

  const failing = setUpApi(
    { [stored]: () => ({ outcome: "created", id: "7" }), [begun]: () => fakeRestRefusal() },
    { env },
  );
  assert.equal((await failing.call("POST", "/api/suggestion", asked)).status, 200);
  await Promise.all(failing.background);
  assert.match(JSON.stringify(failing.logged), /suggestion_mail_failed/);
});
