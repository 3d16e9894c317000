import assert from "node:assert/strict";
import { fakeUser } from "../../../_shared/platform/testing/auth-responses.ts";
import { rpc } from "../../testing/streamed-generation.ts";
import { setUpApi, testMe, testUserId } from "../../testing/set-up.ts";

Deno.test("an unconfirmed address is told to confirm", async () => {
  const { request } = setUpApi({
    "/rest/v1/rpc/take_rate_limits": () => 0,
    "/rest/v1/rpc/username_is_taken": () => false,
    "/auth/v1/signup": () => fakeUser({ id: testUserId }),
  });
  const response = await request("/api/register", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username: "anna", email: "anna@example.com", password: "secret-1", termsAccepted: true }),
  });
  assert.equal(response.status, 403);
  assert.equal((await response.json()).code, "confirmation_required");
  assert.deepEqual(response.headers.getSetCookie(), []);
});

const chosen = [
  ["POST", "/api/register", { username: "anna", email: "a@b.co", password: "123456", termsAccepted: true }, "password"],
  ["POST", "/api/reset-password", { token: "t", newPassword: "Password1" }, "newPassword"],
  ["PUT", "/api/user/password", { currentPassword: "secret-1", newPassword: "Password1" }, "newPassword"],
] as const;

for (const [method, path, json, field] of chosen) {
  Deno.test(
    `${method} ${path} refuses a password that everybody tries first, before the auth server is asked`,
    async () => {
      const { call, received } = setUpApi({
        [rpc("me")]: () => testMe,
        [rpc("touch_session")]: () => true,
        [rpc("take_rate_limits")]: () => 0,
        [rpc("username_is_taken")]: () => false,
      });
      const response = await call(method, path, json);
      assert.equal(response.status, 400);
      const { code, details } = await response.json();
      assert.deepEqual(
        [code, details.fields],
        ["validation_failed", { [field]: "Please choose a stronger password." }],
      );
      assert.ok(!received.some((entry) => entry.path.startsWith("/auth/v1/")));
    },
  );
}
