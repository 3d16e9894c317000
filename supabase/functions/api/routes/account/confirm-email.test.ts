import assert from "node:assert/strict";
import { fakeRefusal, fakeSession, fakeUser } from "../../../_shared/platform/testing/auth-responses.ts";
import { testToken, type FakeResponses } from "../../../_shared/platform/testing/fake-supabase.ts";
import { setUpApi, testMe, testUserId } from "../../testing/set-up.ts";

const refused = (status: number, code: string) => () => fakeRefusal(status, code);

function setUp(verify: () => unknown) {
  const responses: FakeResponses = {
    "/rest/v1/rpc/take_rate_limits": () => 0,
    "/rest/v1/rpc/record_security_event": () => true,
    "/rest/v1/rpc/touch_session": () => true,
    "/rest/v1/rpc/me": () => testMe,
    "/auth/v1/verify": verify,
  };
  return setUpApi(responses);
}

Deno.test("a confirmation link is spent by this call, which signs in", async () => {
  const { call, received, background } = setUp(() =>
    fakeSession({
      access_token: testToken({ sub: testUserId, exp: Date.now() / 1000 + 3600 }),
      user: fakeUser({ id: testUserId, email: testMe.email }),
    }),
  );
  const response = await call("POST", "/api/confirm-email", { token: "t0ken" }, { headers: { authorization: "" } });
  assert.equal(response.status, 200);
  assert.equal((await response.json()).email, testMe.email);
  assert.match(response.headers.getSetCookie().join("\n"), /caption-kite-session=.*HttpOnly/i);
  const verified = received.find(({ path }) => path === "/auth/v1/verify");
  // With another type, the token of a recovery mail would sign in without a new password.
  assert.deepEqual([verified?.body["type"], verified?.body["token_hash"]], ["signup", "t0ken"]);
  await Promise.all(background);
  const event = received.find(({ path }) => path === "/rest/v1/rpc/record_security_event");
  const { p_kind: kind, p_details: details } = event?.body ?? {};
  assert.deepEqual([kind, (details as Record<string, unknown>)["method"]], ["sign_in", "confirmation"]);
});

Deno.test("a spent link, a limit and a failing auth server are told apart, and nobody is signed in", async () => {
  for (const [verify, status, code] of [
    [refused(403, "otp_expired"), 400, "invalid_link"],
    [refused(429, "over_request_rate_limit"), 429, "rate_limited"],
    [refused(500, "unexpected_failure"), 500, "internal"],
  ] as const) {
    const response = await setUp(verify).call("POST", "/api/confirm-email", { token: "t0ken" });
    assert.deepEqual([response.status, (await response.json()).code], [status, code]);
    assert.deepEqual(response.headers.getSetCookie(), []);
  }
});

Deno.test("what is no token is refused without asking the auth server", async () => {
  const { call, paths } = setUp(refused(403, "otp_expired"));
  for (const token of ["", "a b", "é", "a".repeat(600)])
    assert.equal((await call("POST", "/api/confirm-email", { token })).status, 400);
  assert.ok(!paths().includes("/auth/v1/verify"));
});
