import assert from "node:assert/strict";
import { readCspReports } from "./csp-reports.ts";

Deno.test("both forms of a report are read", () => {
  assert.deepEqual(
    readCspReports({
      "csp-report": {
        "document-uri": "https://kite.test/reset-password?token=secret",
        "violated-directive": "script-src-elem",
        "effective-directive": "script-src-elem",
        "blocked-uri": "https://Evil.test/a.js?b=c",
        "original-policy": "…",
      },
    }),
    [{ directive: "script-src-elem", blocked: "https://evil.test" }],
  );
  assert.deepEqual(
    readCspReports([
      {
        type: "csp-violation",
        age: 1,
        url: "https://kite.test/",
        body: { effectiveDirective: "img-src", blockedURL: "http://a.test:8080/x" },
      },
      { type: "deprecation", body: { id: "x" } },
      { type: "csp-violation", body: { effectiveDirective: "script-src", blockedURL: "inline" } },
    ]),
    [
      { directive: "img-src", blocked: "http://a.test:8080" },
      { directive: "script-src", blocked: "inline" },
    ],
  );
});

Deno.test("a directive is read without its sources, and a scheme without a host by its name", () => {
  const report = (directive: string, blocked?: string) =>
    readCspReports({ "csp-report": { "violated-directive": directive, "blocked-uri": blocked } })[0];
  assert.deepEqual(report("style-src 'self' https://a.test", "data:text/css,x"), {
    directive: "style-src",
    blocked: "data",
  });
  assert.deepEqual(report("font-src"), { directive: "font-src", blocked: "none" });
  assert.deepEqual(report("<b>", "chrome-extension://abc"), { directive: "other", blocked: "other" });
  assert.deepEqual(report("img-src", `https://${"a".repeat(200)}.test`), { directive: "img-src", blocked: "other" });
});

Deno.test("what is no report is left out, and a request holds twenty at most", () => {
  for (const sent of [
    null,
    5,
    "text",
    [],
    {},
    [null, 1, { type: "csp-violation" }],
    { "csp-report": null },
    { "csp-report": { "violated-directive": 5 } },
  ]) {
    assert.deepEqual(readCspReports(sent), []);
  }
  assert.equal(
    readCspReports(
      Array.from({ length: 500 }, () => ({ type: "csp-violation", body: { effectiveDirective: "img-src" } })),
    ).length,
    20,
  );
});
