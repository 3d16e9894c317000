import assert from "node:assert/strict";
import { checkOrigin } from "./origin.ts";

const site = new URL("https://kite.test");
const check =
  (headers: Record<string, string>, method = "POST") =>
  () =>
    checkOrigin(new Request("http://internal:9000/api/login", { method, headers }), site);

Deno.test("our own pages may change things", () => {
  assert.doesNotThrow(check({ origin: "https://kite.test" }));
  assert.doesNotThrow(check({ origin: "https://preview.kite.test", "x-forwarded-host": "preview.kite.test" }));
  assert.doesNotThrow(check({ origin: "http://internal:9000" }));
  assert.doesNotThrow(check({ "sec-fetch-site": "same-origin" }));
});

Deno.test("scripts without an origin may", () => {
  assert.doesNotThrow(check({}));
  assert.doesNotThrow(check({ authorization: "Bearer x", origin: "https://elsewhere.test" }));
});

const foreign: Record<string, string>[] = [
  { origin: "https://elsewhere.test" },
  { origin: "https://kite.test.elsewhere.test" },
  { origin: "http://kite.test:81" },
  { origin: "null" },
  { origin: "" },
  { "sec-fetch-site": "cross-site" },
  { "sec-fetch-site": "same-site" },
];

Deno.test("other pages may only read", () => {
  for (const headers of foreign) {
    for (const method of ["POST", "PUT", "PATCH", "DELETE"]) assert.throws(check(headers, method), /another website/);
    assert.doesNotThrow(check(headers, "GET"));
  }
});
