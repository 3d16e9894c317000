import assert from "node:assert/strict";
import { parseCronSecret } from "./environment.ts";

Deno.test("an absent or empty secret is none", () => {
  assert.equal(parseCronSecret({}), null);
  assert.equal(parseCronSecret({ CRON_SECRET: " " }), null);
});

Deno.test("a secret is taken without blanks around it", () => {
  assert.equal(parseCronSecret({ CRON_SECRET: " 0123456789abcdef\n" }), "0123456789abcdef");
});

Deno.test("one that is too short is named, never shown", () => {
  assert.throws(
    () => parseCronSecret({ CRON_SECRET: "short" }),
    (error) =>
      error instanceof Error && error.message.includes("CRON_SECRET must have") && !error.message.includes("short"),
  );
});
