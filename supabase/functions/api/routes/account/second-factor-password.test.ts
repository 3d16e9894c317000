import assert from "node:assert/strict";
import { fakeRefusal, fakeSession } from "../../../_shared/platform/testing/auth-responses.ts";
import { setUpApi, testMe } from "../../testing/set-up.ts";

const responses = {
  "/rest/v1/rpc/me": () => testMe,
  "/rest/v1/rpc/take_rate_limits": () => 0,
  "/auth/v1/token?grant_type=password": () => fakeSession(),
  "/auth/v1/verify": () => fakeSession(),
  "/auth/v1/user": () => fakeRefusal(401, "insufficient_aal"),
  "/auth/v1/logout?scope=local": () => new Response(null, { status: 204 }),
};

for (const [what, method, path, json] of [
  ["changed", "PUT", "/api/user/password", { currentPassword: "secret-1", newPassword: "Secret-5678" }],
  ["reset", "POST", "/api/reset-password", { token: "a".repeat(64), newPassword: "Secret-5678" }],
] as const) {
  Deno.test(
    `the password of an account with a second factor cannot be ${what}, and its owner is told why`,
    async () => {
      const { call, paths } = setUpApi(responses);
      const response = await call(method, path, json);
      assert.deepEqual(
        [response.status, (await response.json()).message],
        [
          403,
          "This account uses an authenticator app, so only the operator can change its password. It was not changed.",
        ],
      );
      assert.equal(paths().at(-1), "/auth/v1/logout?scope=local", "no session is left behind");
    },
  );
}
