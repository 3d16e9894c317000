import assert from "node:assert/strict";
import { responseHeaders } from "./headers.ts";

const headersAt = (siteUrl: string) => new Headers(responseHeaders(new URL(siteUrl)));

Deno.test("browsers are told to stay on https where the site is there, and only there", () => {
  const header = "strict-transport-security";
  assert.equal(headersAt("https://kite.example").get(header), "max-age=31536000; includeSubDomains");
  assert.equal(headersAt("http://127.0.0.1:3000").get(header), null);
});

Deno.test("a response of the API is never kept, never a page, and nobody's frame", () => {
  for (const siteUrl of ["https://kite.example", "http://127.0.0.1:3000"]) {
    const headers = headersAt(siteUrl);
    assert.equal(headers.get("cache-control"), "no-store");
    assert.equal(headers.get("content-security-policy"), "default-src 'none'; frame-ancestors 'none'");
    assert.deepEqual(
      ["x-content-type-options", "x-frame-options", "referrer-policy", "cross-origin-resource-policy"].map((name) =>
        headers.get(name),
      ),
      ["nosniff", "DENY", "no-referrer", "same-origin"],
    );
  }
});
