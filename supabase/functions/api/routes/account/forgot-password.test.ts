import assert from "node:assert/strict";
import { fakeRefusal } from "../../../_shared/platform/testing/auth-responses.ts";
import { setUpApi } from "../../testing/set-up.ts";

Deno.test("the auth server's limit of a network address is told, whether or not there is an account", async () => {
  const responses = {
    "/rest/v1/rpc/take_rate_limits": () => 0,
    "/rest/v1/rpc/record_security_event": () => true,
    "/auth/v1/recover": () =>
      Response.json({ code: 429, error_code: "over_request_rate_limit", msg: "limit reached" }, { status: 429 }),
  };
  // The usual time for every response, within which the auth server's own arrives.
  const { call } = setUpApi(responses, { neutralResponseMs: 500 });
  const response = await call("POST", "/api/forgot-password", { email: "anna@example.com" });
  assert.equal(response.status, 429);
  assert.equal(response.headers.get("retry-after"), "60");
  assert.equal((await response.json()).message, "Too many attempts. Please try again in 1 minute.");
});

Deno.test("a recovery mail that fails is logged and not told", async () => {
  const limits = { "/rest/v1/rpc/take_rate_limits": () => 0, "/rest/v1/rpc/record_security_event": () => true };
  const json = {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "anna@example.com" }),
  };
  const failing = setUpApi({
    ...limits,
    "/auth/v1/recover": () => fakeRefusal(500, "unexpected_failure"),
  });
  const recently = setUpApi({
    ...limits,
    "/auth/v1/recover": () => fakeRefusal(429, "over_email_send_rate_limit"),
  });
  const fine = setUpApi({ ...limits, "/auth/v1/recover": () => ({}) });
  const responses = await Promise.all(
    [failing, recently, fine].map(async ({ request }) => (await request("/api/forgot-password", json)).json()),
  );
  assert.deepEqual(responses[0], responses[2]);
  assert.deepEqual(responses[1], responses[2]);
  await Promise.all(failing.background);
  assert.equal(failing.logged[0]?.event, "recovery_mail_failed");
});
