import assert from "node:assert/strict";
import { fakeRefusal } from "../../../_shared/platform/testing/auth-responses.ts";
import { setUpApi } from "../../testing/set-up.ts";

const failed = () => fakeRefusal(500, "unexpected_failure");
const refused = () => fakeRefusal(400, "invalid_credentials");
const request = { email: "anna@example.com", password: "secret-1", termsAccepted: true };

for (const [what, then, status] of [
  ["an account that was deleted meanwhile", refused, 401],
  ["an auth server that fails", failed, 500],
] as const) {
  Deno.test(`${what} is told from the other by asking once more`, async () => {
    let asked = 0;
    const { call } = setUpApi({
      "/rest/v1/rpc/take_rate_limits": () => 0,
      "/auth/v1/token?grant_type=password": () => (++asked === 1 ? failed() : then()),
    });
    assert.equal((await call("POST", "/api/login", request)).status, status);
    assert.equal(asked, 2);
  });
}
