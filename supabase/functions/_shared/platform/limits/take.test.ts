import assert from "node:assert/strict";
import type { ApiError } from "../errors.ts";
import { createDatabase } from "../supabase/database.ts";
import { testConfig } from "../testing/config.ts";
import { fakeSupabase } from "../testing/fake-supabase.ts";
import { authServerLimited, giveBackRateLimits, rateLimited, takeRateLimits } from "./take.ts";
import { formatWait } from "./wait.ts";

/** A database that responds with a number of seconds to wait, and what it was asked. */
function setUp(seconds: number) {
  const responses = { "/rest/v1/rpc/take_rate_limits": () => seconds, "/rest/v1/rpc/refund_rate_limits": () => 1 };
  const supabase = fakeSupabase(responses);
  return { database: createDatabase(testConfig(), supabase.fetch), asked: supabase.received };
}

Deno.test("a wait reads as a person says it", () => {
  assert.deepEqual(
    [0, 1, 2, 59, 60, 61, 120, 3540, 3541, 3600, 3601, 3661, 7200, 7201, 11_100, 86_400].map(formatWait),
    [
      "0 seconds",
      "1 second",
      "2 seconds",
      "59 seconds",
      "1 minute",
      "2 minutes",
      "2 minutes",
      "59 minutes",
      "1 hour",
      "1 hour",
      "1 h 1 min",
      "1 h 2 min",
      "2 hours",
      "2 h 1 min",
      "3 h 5 min",
      "24 hours",
    ],
  );
});

Deno.test("the refusal says when to come back", () => {
  const error = rateLimited(90);
  assert.equal(error.status, 429);
  assert.equal(error.headers["retry-after"], "90");
  assert.equal(error.message, "Too many attempts. Please try again in 2 minutes.");
});

Deno.test("every attempt is counted under its own subject, in one call", async () => {
  const { database, asked } = setUp(0);
  const attempts = { login_email: "hash-of-email", login_address: "hash-of-address" };
  await takeRateLimits(database, attempts);
  await giveBackRateLimits(database, attempts);
  const expected = { p_kinds: ["login_email", "login_address"], p_subjects: ["hash-of-email", "hash-of-address"] };
  assert.deepEqual(
    asked.map(({ body }) => body),
    [expected, expected],
  );
  assert.deepEqual(
    asked.map(({ path }) => path.split("/").at(-1)),
    ["take_rate_limits", "refund_rate_limits"],
  );
});

Deno.test("one second to wait is enough to refuse, and the refusal carries the wait", async () => {
  const { database } = setUp(1);
  await assert.rejects(takeRateLimits(database, { login_email: "x" }), (error: ApiError) => {
    assert.deepEqual(
      [error.code, error.headers["retry-after"], error.details],
      ["rate_limited", "1", { retryAfter: 1 }],
    );
    return true;
  });
});

Deno.test("where the auth server refuses without a time, a minute is waited", () => {
  assert.equal(authServerLimited().headers["retry-after"], "60");
});
