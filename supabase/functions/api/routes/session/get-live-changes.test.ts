import assert from "node:assert/strict";
import { bearer, setUpApi } from "../../testing/set-up.ts";

const rpc = "/rest/v1/rpc/was_announced";
const path = "/api/live-changes";

function setUp(row: boolean | null) {
  const api = setUpApi({ [rpc]: () => row });
  const ask = (query: string) => api.call("GET", `${path}${query}`, undefined, { headers: bearer });
  return { ...api, ask };
}

Deno.test(
  "the page is told whether something was announced since it started, with one call to the database",
  async () => {
    for (const changed of [true, false]) {
      const { ask, received } = setUp(changed);
      const response = await ask("?seconds=4");
      assert.deepEqual([response.status, await response.json()], [200, { changed }]);
      assert.deepEqual(
        received.map(({ path: called, body }) => [called, body]),
        [[rpc, { p_seconds: 4 }]],
      );
    }
  },
);

Deno.test("a session that has ended is told so", async () => {
  assert.equal((await setUp(null).ask("?seconds=4")).status, 401);
});

for (const query of ["", "?seconds=", "?seconds=0", "?seconds=3601", "?seconds=-1", "?seconds=1.5", "?seconds=soon"]) {
  Deno.test(`${query || "no parameter"} is refused before the database is asked`, async () => {
    const { ask, paths } = setUp(true);
    const response = await ask(query);
    assert.deepEqual([response.status, (await response.json()).code, paths()], [400, "validation_failed", []]);
  });
}
