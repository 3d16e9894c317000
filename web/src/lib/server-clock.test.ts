import * as operations from "@contract/wire/operations.ts";
import { promoStatus } from "@contract/wire/promo.ts";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { atMoment } from "./at-moment.ts";
import { apiWithClock, learnServerClock, onServerClock, onServerClockChange } from "./server-clock.ts";
import { jsonResponse, fakeApi } from "@/testing/fake-api.ts";
import { noPromoCode } from "@/testing/fake-promo-status.ts";

const hour = 60 * 60_000;
/** Whole seconds, as in the header. */
const start = Date.parse("2031-05-04T12:00:00.000Z");
const header = (ms: number) => new Date(ms).toUTCString();
const learn = (serverMs: number, wayMs = 40) => {
  learnServerClock(header(serverMs), Date.now() - wayMs, Date.now());
};

beforeEach(() => {
  vi.useFakeTimers({ now: start });
});
afterEach(() => {
  learn(Date.now());
  vi.useRealTimers();
});

it.each([
  ["ahead", hour],
  ["behind", -hour],
])("learns that this device is an hour %s", (_, off) => {
  learn(start - off);
  expect(Math.abs(onServerClock(Date.now()) - (start - off))).toBeLessThan(1000);
});

it("leaves a right clock exact: the header has whole seconds, and the way takes time", () => {
  for (const [serverMs, wayMs] of [
    [start, 40],
    [start - 1000, 40],
    [start, 3000],
    [start - 2000, 3000],
  ] as const) {
    learn(serverMs, wayMs);
    expect(onServerClock(start)).toBe(start);
  }
});

it("says nothing new for a further look that agrees, and takes it back when the device's clock is set right", () => {
  const changed = vi.fn();
  const undo = onServerClockChange(changed);
  learn(start - hour);
  vi.advanceTimersByTime(500);
  learn(start - hour);
  expect(changed).toHaveBeenCalledOnce();
  vi.setSystemTime(start - hour);
  learn(start - hour);
  expect(changed).toHaveBeenCalledTimes(2);
  expect(onServerClock(Date.now())).toBe(Date.now());
  undo();
});

it("learns nothing from a response without a time, or when the clock was set while it was on its way", () => {
  learnServerClock(null, start, start);
  learnServerClock("soon", start, start);
  learnServerClock(header(start - hour), start + 1, start);
  expect(onServerClock(start)).toBe(start);
});

it("learns from the response to a call", async () => {
  fakeApi({ "GET /api/promo-code-status": () => jsonResponse(noPromoCode, 200, { date: header(start + hour) }) });
  await apiWithClock(operations.getPromoStatus, { schema: promoStatus });
  expect(onServerClock(Date.now()) - start).toBeGreaterThan(hour - 1000);
});

it("what waits for a moment of the server's comes at the right one", () => {
  const run = vi.fn();
  const undo = atMoment(start + hour + 10_000, run);
  vi.advanceTimersByTime(1000);
  learn(start + hour + 1000);
  vi.advanceTimersByTime(8000);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2000);
  expect(run).toHaveBeenCalled();
  undo();
});
