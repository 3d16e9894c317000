import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { earlyScript } from "./early-script.ts";
import { preloadScript } from "./preload-script.ts";
import { contentSecurityPolicy, securityHeaders } from "./security-headers.ts";

const directives = (policy: string) =>
  Object.fromEntries(policy.split("; ").map((part) => [part.split(" ")[0], part.split(" ").slice(1)]));

const ownScripts = [earlyScript, preloadScript].map(
  (script) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`,
);

test("no script runs that the site did not serve, except the two inline scripts of its pages", () => {
  const policy = directives(contentSecurityPolicy({ siteUrl: "https://captions.example.com" }));
  expect(policy["script-src"]).toEqual(["'self'", ...ownScripts]);
  expect(policy["object-src"]).toEqual(["'none'"]);
  expect(policy["base-uri"]).toEqual(["'none'"]);
  expect(policy["frame-ancestors"]).toEqual(["'none'"]);
});

test("connections go to the site alone, by WebSocket too", () => {
  expect(directives(contentSecurityPolicy({ siteUrl: "https://captions.example.com" }))["connect-src"]).toEqual([
    "'self'",
    "wss://captions.example.com",
  ]);
  expect(directives(contentSecurityPolicy({ siteUrl: "http://127.0.0.1:3000" }))["connect-src"]).toEqual([
    "'self'",
    "ws://127.0.0.1:3000",
  ]);
});

test("only development allows inline scripts", () => {
  expect(
    directives(contentSecurityPolicy({ siteUrl: "http://127.0.0.1:3000", development: true }))["script-src"],
  ).toContain("'unsafe-inline'");
});

test("Stripe's script and frames are let in only where cards are paid by Stripe itself", () => {
  const siteUrl = "https://captions.example.com";
  const without = contentSecurityPolicy({ siteUrl });
  expect(without).not.toContain("stripe");
  const policy = directives(contentSecurityPolicy({ siteUrl, stripe: true }));
  expect(policy["script-src"]).toEqual(["'self'", ...ownScripts, "https://js.stripe.com", "https://*.js.stripe.com"]);
  expect(policy["frame-src"]).toEqual([
    "'self'",
    "https://js.stripe.com",
    "https://*.js.stripe.com",
    "https://hooks.stripe.com",
  ]);
  expect(policy["connect-src"]).toContain("https://api.stripe.com");
  expect(policy["default-src"]).toEqual(["'self'"]);
});

test("what browsers refuse is reported to the site itself, in both forms", () => {
  const policy = directives(contentSecurityPolicy({ siteUrl: "https://captions.example.com" }));
  expect(policy["report-uri"]).toEqual(["/api/csp-report"]);
  expect(securityHeaders["reporting-endpoints"]).toBe(`${policy["report-to"]![0]}="/api/csp-report"`);
});

test("the page may report errors to the address that is set, and without one to nobody else", () => {
  const connections = (policy: string) => /connect-src ([^;]*)/.exec(policy)?.[1];
  const siteUrl = "https://kite.test";
  const errorTrackingOrigin = "https://errors.test:9000";
  expect(connections(contentSecurityPolicy({ siteUrl }))).toBe("'self' wss://kite.test");
  expect(connections(contentSecurityPolicy({ siteUrl, errorTrackingOrigin }))).toBe(
    "'self' wss://kite.test https://errors.test:9000",
  );
});
