import assert from "node:assert/strict";
import { setUpApi } from "../../testing/set-up.ts";

const path = "/api/csp-report";
const counted = "/rest/v1/rpc/count_csp_reports";
const report = {
  "csp-report": {
    "violated-directive": "script-src",
    "blocked-uri": "https://evil.test/a.js",
    "document-uri": "https://kite.test/?token=secret",
  },
};
const as = (type: string) => ({ headers: { "content-type": type, "x-forwarded-for": "203.0.113.7" } });

Deno.test("both kinds of report are counted without an address of a page or a person", async () => {
  const { call, received } = setUpApi({ [counted]: () => 0 });
  assert.equal((await call("POST", path, report, as("application/csp-report"))).status, 200);
  const batch = [{ type: "csp-violation", body: { effectiveDirective: "img-src", blockedURL: "http://a.test/x" } }];
  assert.equal((await call("POST", path, batch, as("application/reports+json; charset=utf-8"))).status, 200);
  assert.deepEqual(
    received.map(({ body }) => body.p_reports),
    [[{ directive: "script-src", blocked: "https://evil.test" }], [{ directive: "img-src", blocked: "http://a.test" }]],
  );
  assert.doesNotMatch(JSON.stringify(received.map(({ body }) => body)), /secret|203\.0/);
});

Deno.test("what is no report is refused with a message, and a large one with 413", async () => {
  const { call, paths } = setUpApi({ [counted]: () => 0 });
  assert.equal((await call("POST", path, report, as("application/json"))).status, 415);
  assert.equal((await call("POST", path, { x: "x".repeat(20_000) }, as("application/csp-report"))).status, 413);
  assert.equal((await call("POST", path, undefined, as("application/csp-report"))).status, 400);
  assert.deepEqual(paths(), []);
});

Deno.test("who reports too often waits; a database that is away is nobody's concern but the log's", async () => {
  const busy = await setUpApi({ [counted]: () => 90 }).call("POST", path, report, as("application/csp-report"));
  assert.deepEqual([busy.status, busy.headers.get("retry-after")], [429, "90"]);
  const away = setUpApi({});
  assert.equal((await away.call("POST", path, report, as("application/csp-report"))).status, 200);
  assert.deepEqual(
    away.logged.map(({ event }) => event),
    ["csp_report_not_counted"],
  );
});
