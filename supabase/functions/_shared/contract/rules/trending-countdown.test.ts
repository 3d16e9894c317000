import assert from "node:assert/strict";
import { formatCountdown, nextTrendingUpdate, trendingCountdown, trendingRefetchDelay } from "./trending-countdown.ts";

const at = (time: string) => Date.parse(time);

Deno.test("trends are replaced 24 hours after their UTC date began", () => {
  assert.equal(nextTrendingUpdate("2026-11-21"), at("2026-11-22T00:00:00Z"));
});

Deno.test("the countdown counts to it and stops at zero", () => {
  assert.deepEqual(trendingCountdown("2026-11-21", at("2026-11-21T18:54:30Z")), { hours: 5, minutes: 5, seconds: 30 });
  assert.deepEqual(trendingCountdown("2026-11-21", at("2026-11-21T00:00:00Z")), { hours: 24, minutes: 0, seconds: 0 });
  assert.deepEqual(trendingCountdown("2026-11-21", at("2026-11-21T23:59:59.400Z")), {
    hours: 0,
    minutes: 0,
    seconds: 1,
  });
  assert.deepEqual(trendingCountdown("2026-11-21", at("2026-11-25T12:00:00Z")), { hours: 0, minutes: 0, seconds: 0 });
  assert.deepEqual(trendingCountdown("never", at("2026-11-25T12:00:00Z")), { hours: 0, minutes: 0, seconds: 0 });
});

Deno.test("the countdown is written with two digits", () => {
  assert.equal(formatCountdown({ hours: 5, minutes: 4, seconds: 9 }), "5h 04m 09s");
});

Deno.test("a page asks again at zero, then once a minute", () => {
  assert.equal(trendingRefetchDelay("2026-11-21", at("2026-11-21T23:00:00Z")), 3_600_000);
  assert.equal(trendingRefetchDelay("2026-11-21", at("2026-11-22T00:00:00Z")), 60_000);
  assert.equal(trendingRefetchDelay("2026-11-21", at("2026-11-24T00:00:00Z")), 60_000);
});
