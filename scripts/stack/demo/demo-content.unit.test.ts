import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { afterEach, beforeEach, expect, test } from "vitest";
import { demoIsHarmless, markEmpty } from "./demo-content.ts";
import { readSettings } from "../settings.ts";

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(`${tmpdir()}/caption-kite-demo-`);
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const isHarmless = (env: Record<string, string> = {}) => demoIsHarmless(readSettings({ DATA_DIR: dataDir, ...env }));

test("demo content is made where everything is simulated", () => {
  expect(isHarmless()).toBe(true);
});

test.each<[string, Record<string, string>]>([
  ["a model that costs", { OPENAI_API_KEY: "sk-1" }],
  ["mail that is sent", { SMTP_HOST: "mail.example.com", SMTP_FROM: "kite@example.com" }],
  [
    "payments at Stripe",
    { STRIPE_SECRET_KEY: "sk_test_1", STRIPE_PUBLISHABLE_KEY: "pk_test_1", STRIPE_WEBHOOK_SECRET: "whsec_1" },
  ],
  ["an address that others use", { SITE_URL: "https://captions.example.com" }],
])("none is made with %s", (_name, env) => {
  expect(isHarmless(env)).toBe(false);
});

test("none is made in a data directory that was emptied for that", () => {
  markEmpty(dataDir, true);
  expect(isHarmless()).toBe(false);
  markEmpty(dataDir, false);
  expect(isHarmless()).toBe(true);
});
