import { expect, it } from "vitest";
import { headersFile, redirectsFile, vercelFile } from "./static-host.ts";

const host = { projectRef: "abcdefghijklmnopqrst", siteUrl: "https://captions.example.com" };

it("sends the API to the function and everything unknown to the page, last", () => {
  const rules = redirectsFile(host).trim().split("\n");
  expect(rules[0]).toBe("/api/* https://abcdefghijklmnopqrst.supabase.co/functions/v1/api/:splat 200");
  expect(rules).toContain("/auth/v1/* https://abcdefghijklmnopqrst.supabase.co/auth/v1/:splat 200");
  expect(rules.at(-1)).toBe("/* /index.html 200");
});

it("lets the page reach the project and nothing else", () => {
  const policy = /content-security-policy: (.*)/.exec(headersFile(host))?.[1] ?? "";
  expect(policy).toContain("connect-src 'self' wss://captions.example.com https://abcdefghijklmnopqrst.supabase.co wss://abcdefghijklmnopqrst.supabase.co;");
  expect(policy).toContain("script-src 'self';");
  expect(headersFile(host)).toContain("strict-transport-security");
});

it("lets the page reach Stripe where cards are paid by it", () => {
  expect(headersFile(host)).not.toContain("stripe");
  expect(headersFile({ ...host, stripe: true })).toContain("script-src 'self' https://js.stripe.com");
  expect(vercelFile({ ...host, stripe: true })).toContain("https://hooks.stripe.com");
});

it("says the same to the third kind of host", () => {
  const file = JSON.parse(vercelFile(host)) as { rewrites: { source: string; destination: string }[] };
  expect(file.rewrites[0]).toEqual({ source: "/api/:path*", destination: "https://abcdefghijklmnopqrst.supabase.co/functions/v1/api/:path*" });
  expect(file.rewrites.at(-1)?.destination).toBe("/index.html");
});
