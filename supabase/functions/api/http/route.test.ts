import assert from "node:assert/strict";
import { fakeRestRefusal } from "../../_shared/platform/testing/rest-responses.ts";
import { setUpApi, testMe } from "../testing/set-up.ts";

const entry = { actionType: "post_created", description: "Wrote a post", metadata: {} };
const missing = () => fakeRestRefusal("23503", "violates foreign key constraint");

for (const [what, me, status, code] of [
  ["of an account that was deleted on the way is refused as signed out", null, 401, "unauthorized"],
  ["of an account that is still there is the server's fault", testMe, 500, "internal"],
] as const) {
  Deno.test(`a call that the database cannot store ${what}`, async () => {
    const { call } = setUpApi({
      "/rest/v1/rpc/admin_access": () => "admin",
      "/rest/v1/rpc/create_activity_log": missing,
      "/rest/v1/rpc/me": () => me,
    });
    const response = await call("POST", "/api/admin/activity-logs", entry);
    assert.deepEqual([response.status, (await response.json()).code], [status, code]);
  });
}
