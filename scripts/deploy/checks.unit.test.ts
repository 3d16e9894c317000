import { expect, it } from "vitest";
import { readFileSync } from "node:fs";
import { fromRoot } from "../command/paths.ts";
import { captchaProblems, configProblems, functionNames, importProblems, migrationProblems } from "./checks.ts";

it("finds the functions by their index.ts", () => {
  expect(functionNames()).toContain("api");
  expect(functionNames().some((name) => name.startsWith("_"))).toBe(false);
});

it("finds the same pinned imports in deno.json, in every function's deno.json and in package.json", () => {
  expect(importProblems()).toEqual([]);
});

it("finds every function in config.toml", () => {
  expect(configProblems()).toEqual([]);
});

const config = readFileSync(fromRoot("supabase/config.toml"), "utf8");

it("names a function that verifies no caller, and env() in a list, which would be pushed as it stands", () => {
  const redirects = 'additional_redirect_urls = ["https://a.example", "env(SITE_URL)/**"]';
  expect(configProblems(config.replace("site_url =", `${redirects}\nsite_url =`))).toEqual([
    "supabase/config.toml: additional_redirect_urls is a list, in which env() is not replaced.",
  ]);
  expect(configProblems(config.replace("[functions.api]\nverify_jwt = false", "[functions.api]"))).toEqual([
    "supabase/config.toml: [functions.api] with verify_jwt = false is missing.",
  ]);
});

/** The project's file with its captcha switched on. */
const withCaptcha = config.replaceAll(/^#(?=\[auth\.captcha\]|(?:enabled|provider|secret) = )/gm, "");
const named = (env: Record<string, string>, text = withCaptcha) => captchaProblems(env, text);

it("a captcha needs its secret and functions that show the secret key", () => {
  const complete = { SUPABASE_AUTH_CAPTCHA_SECRET: "s" };
  expect(named({}, config)).toEqual([]);
  expect(named(complete)).toEqual([]);
  expect(named({ SUPABASE_AUTH_CAPTCHA_SECRET: " " })).toEqual([
    "SUPABASE_AUTH_CAPTCHA_SECRET is missing: the captcha in supabase/config.toml is on. Its provider shows the secret.",
  ]);
  expect(named({ ...complete, FORWARD_CLIENT_ADDRESS: "false" })).toEqual([
    "supabase/config.toml: [auth.captcha] needs FORWARD_CLIENT_ADDRESS=true: without it, the functions show no secret key, and nobody could sign in.",
  ]);
});

it("a captcha's secret does not stand in the file, and its provider is one that Supabase has", () => {
  const written = withCaptcha.replace("env(SUPABASE_AUTH_CAPTCHA_SECRET)", "0x4AAA").replace("turnstile", "other");
  expect(named({ SUPABASE_AUTH_CAPTCHA_SECRET: "s" }, written)).toEqual([
    "supabase/config.toml: [auth.captcha] provider must be hcaptcha or turnstile.",
    "supabase/config.toml: [auth.captcha] secret must be env(SUPABASE_AUTH_CAPTCHA_SECRET): everybody who has the code reads this file.",
  ]);
});

it("finds well-named migrations in an order", () => {
  expect(migrationProblems()).toEqual([]);
});
