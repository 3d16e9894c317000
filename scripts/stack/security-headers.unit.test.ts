import { expect, test } from "vitest";
import { contentSecurityPolicy } from "./security-headers.ts";

const directives = (policy: string) => Object.fromEntries(policy.split("; ").map((part) => [part.split(" ")[0], part.split(" ").slice(1)]));

test("no script runs that the site did not serve", () => {
  const policy = directives(contentSecurityPolicy({ siteUrl: "https://captions.example.com" }));
  expect(policy["script-src"]).toEqual(["'self'"]);
  expect(policy["object-src"]).toEqual(["'none'"]);
  expect(policy["base-uri"]).toEqual(["'none'"]);
  expect(policy["frame-ancestors"]).toEqual(["'none'"]);
});

test("connections go to the site alone, by WebSocket too", () => {
  expect(directives(contentSecurityPolicy({ siteUrl: "https://captions.example.com" }))["connect-src"]).toEqual(["'self'", "wss://captions.example.com"]);
  expect(directives(contentSecurityPolicy({ siteUrl: "http://127.0.0.1:3000" }))["connect-src"]).toEqual(["'self'", "ws://127.0.0.1:3000"]);
});

test("only development allows inline scripts", () => {
  expect(directives(contentSecurityPolicy({ siteUrl: "http://127.0.0.1:3000", development: true }))["script-src"]).toContain("'unsafe-inline'");
});
