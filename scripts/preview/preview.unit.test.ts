import { expect, it } from "vitest";
import { headersFor, parseHeaders } from "./header-rules.ts";
import { parseRedirects, route } from "./redirect-rules.ts";

const rules = parseRedirects(`# forwarded
/api/* https://ref.supabase.co/functions/v1/api/:splat?forceFunctionRegion=eu-central-1 200 signed=ORIGIN_SECRET
/share-target /?shared=1 302
/old/* /gone.html 404
/* /index.html 200
`);

it("forwards to an address, with what the star matched, the target's own query and the request's", () => {
  expect(route(rules, "/api/caption-history", "?cursor=a%20b")).toEqual({
    kind: "forward",
    url: "https://ref.supabase.co/functions/v1/api/caption-history?forceFunctionRegion=eu-central-1&cursor=a+b",
    signed: "ORIGIN_SECRET",
  });
  expect(route(rules, "/api", "")).toMatchObject({ url: expect.stringContaining("/functions/v1/api/?force") });
  expect(route(rules, "/apis", "")).toMatchObject({ kind: "file" });
});

it("redirects, responds with another status where a rule says so, and otherwise with the page", () => {
  expect(route(rules, "/share-target", "")).toEqual({ kind: "redirect", location: "/?shared=1", status: 302 });
  expect(route(rules, "/old/page", "")).toEqual({ kind: "file", path: "/gone.html", status: 404 });
  expect(route(rules, "/trending", "")).toEqual({ kind: "file", path: "/index.html", status: 200 });
});

it("chooses by the query where a rule asks for one", () => {
  const byQuery = parseRedirects("/auth tab=signup /auth-signup.html 200!\n/auth /auth.html 200!\n");
  expect(route(byQuery, "/auth", "?tab=signup")).toMatchObject({ path: "/auth-signup.html" });
  expect(route(byQuery, "/auth", "?tab=login")).toMatchObject({ path: "/auth.html" });
  expect(byQuery.every(({ force }) => force)).toBe(true);
});

it("names the line of a file that it does not understand", () => {
  expect(() => parseRedirects("/a /b\n/c\n")).toThrow('_redirects, line 2: "/c" has no target.');
  expect(() => parseHeaders("  x: 1\n")).toThrow("_headers, line 1");
  expect(() => parseHeaders("/*\n  nothing\n")).toThrow("_headers, line 2");
});

it("gives a file the headers of every block that matches; the last one counts", () => {
  const headers = parseHeaders("/*\n  X-A: 1\n  Cache-Control: no-cache\n\n/assets/*\n  Cache-Control: immutable\n");
  expect(headersFor(headers, "/assets/a.js")).toEqual({ "x-a": "1", "cache-control": "immutable" });
  expect(headersFor(headers, "/index.html")).toEqual({ "x-a": "1", "cache-control": "no-cache" });
});
