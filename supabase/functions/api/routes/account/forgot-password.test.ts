import assert from "node:assert/strict";
import { setUpApi } from "../../testing/set-up.ts";

Deno.test("the auth server's limit of a network address is told, whether or not there is an account", async () => {
  const answers = {
    "/rest/v1/rpc/take_rate_limits": () => 0,
    "/rest/v1/rpc/record_security_event": () => true,
    "/auth/v1/recover": () =>
      Response.json({ code: 429, error_code: "over_request_rate_limit", msg: "limit reached" }, { status: 429 }),
  };
  // The usual time for every answer, within which the auth server's own arrives.
  const { call } = setUpApi(answers, { neutralResponseMs: 500 });
  const response = await call("POST", "/api/forgot-password", { email: "anna@example.com" });
  assert.equal(response.status, 429);
  assert.equal(response.headers.get("retry-after"), "60");
  assert.equal((await response.json()).message, "Too many attempts. Please try again in 1 minute.");
});
