import { tmpdir } from "node:os";
import { expect, test } from "vitest";
import { announcement } from "./announcement.ts";
import { readSettings } from "./settings.ts";
import type { Stack } from "./stack.ts";

const stack = {
  url: "http://127.0.0.1:3000",
  studioUrl: "http://127.0.0.1:3010",
  mailboxUrl: "http://127.0.0.1:3020/mailbox",
  stripe: { url: "http://127.0.0.1:41234" },
  accounts: [
    { role: "admin", email: "admin@example.com", password: null },
    { role: "demo", email: "demo@example.com", password: "Kite7" },
  ],
  accountNotes: [],
} as unknown as Stack;

const announce = (env: Record<string, string> = {}) =>
  announcement(stack, readSettings({ DATA_DIR: tmpdir(), ...env }), 3.21);

test("a password is announced only where it works", () => {
  expect(announce()).toMatch(/Demo user +demo@example\.com +password Kite7/);
  expect(announce()).toMatch(/Admin +admin@example\.com +with the password that its owner set/);
});

test("the billing page's address is the one that is listened on", () => {
  expect(announce()).toMatch(
    /Payments .*no real card is charged; its billing page and API are at http:\/\/127\.0\.0\.1:41234/,
  );
});

test("a model without a key is said to have no effect", () => {
  expect(announce({ OPENAI_MODEL_FREE: "small" })).toMatch(
    /Writer .*built-in writer \(OPENAI_MODEL_FREE: without effect until OPENAI_API_KEY is set\)/,
  );
  expect(announce()).toMatch(/Writer .*built-in writer \(set OPENAI_API_KEY/);
  expect(announce({ OPENAI_API_KEY: "local", OPENAI_BASE_URL: "http://127.0.0.1:11434/v1" })).toMatch(
    /Writer +http:\/\/127\.0\.0\.1:11434\/v1/,
  );
});
