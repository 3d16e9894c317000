import assert from "node:assert/strict";
import { fakeUser } from "../../../_shared/platform/testing/auth-responses.ts";
import { setUpApi, testUserId } from "../../testing/set-up.ts";

Deno.test("an unconfirmed address is told to confirm", async () => {
  const { request } = setUpApi({
    "/rest/v1/rpc/take_rate_limits": () => 0,
    "/rest/v1/rpc/username_is_taken": () => false,
    "/auth/v1/signup": () => fakeUser({ id: testUserId }),
  });
  const response = await request("/api/register", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username: "anna", email: "anna@example.com", password: "secret1", termsAccepted: true }),
  });
  assert.equal(response.status, 403);
  assert.equal((await response.json()).code, "confirmation_required");
  assert.deepEqual(response.headers.getSetCookie(), []);
});
