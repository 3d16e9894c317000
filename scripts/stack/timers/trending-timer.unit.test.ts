import { describe, expect, test, vi } from "vitest";
import { startTrendingTimer, untilNextRun } from "./trending-timer.ts";

const at = (time: string) => Date.parse(time);
const minutes = (ms: number) => ms / 60_000;

/** Returns what was scheduled instead of waiting for it. */
function setUp(options: { done?: boolean; fails?: boolean } = {}) {
  const scheduled: { work: () => void; delayMs: number; cancelled: boolean }[] = [];
  const run = vi.fn(() => (options.fails ? Promise.reject(new Error("no response")) : Promise.resolve()));
  const log = vi.fn();
  const stop = startTrendingTimer({
    run,
    log,
    isDone: () => Promise.resolve(options.done ?? false),
    now: () => at("2026-11-21T10:05:00Z"),
    schedule: (work, delayMs) => {
      const entry = { work, delayMs, cancelled: false };
      scheduled.push(entry);
      return () => {
        entry.cancelled = true;
      };
    },
  });
  const settled = (count = 1) => vi.waitFor(() => expect(scheduled).toHaveLength(count), { timeout: 10_000 });
  return { scheduled, run, log, stop, settled };
}

test.each([
  ["2026-11-21T00:00:00Z", 5],
  ["2026-11-21T00:05:00Z", 24 * 60],
  ["2026-11-21T23:59:00Z", 6],
  ["2026-11-21T12:05:00Z", 12 * 60],
])("from %s the next run is %i minutes away", (time, away) => {
  expect(minutes(untilNextRun(at(time)))).toBe(away);
});

describe("the timer", () => {
  test("runs immediately if the day has no trends, then at 00:05 UTC", async () => {
    const { run, scheduled, settled } = setUp();
    await settled();
    expect(run).toHaveBeenCalledTimes(1);
    expect(minutes(scheduled[0]!.delayMs)).toBe(14 * 60);
    scheduled[0]!.work();
    await settled(2);
    expect(run).toHaveBeenCalledTimes(2);
  });

  test("does nothing on a day that already has trends", async () => {
    const { run, settled } = setUp({ done: true });
    await settled();
    expect(run).not.toHaveBeenCalled();
  });

  test("reports the failure and tries again after ten minutes", async () => {
    const { log, scheduled, settled } = setUp({ fails: true });
    await settled();
    expect(log).toHaveBeenCalledWith("The trends could not be created: no response");
    expect(minutes(scheduled[0]!.delayMs)).toBe(10);
  });

  test("does nothing after it was stopped", async () => {
    const { scheduled, stop, settled } = setUp();
    await settled();
    await stop();
    expect(scheduled[0]!.cancelled).toBe(true);
  });
});

test("stopping waits until the database has been read, and makes no trends any more", async () => {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const run = vi.fn(() => Promise.resolve());
  const stop = startTrendingTimer({ run, isDone: () => promise, log: () => {}, schedule: () => () => {} });
  let stopped = false;
  const stopping = stop().then(() => {
    stopped = true;
  });
  await new Promise(setImmediate);
  expect(stopped).toBe(false);
  resolve(false);
  await stopping;
  await new Promise(setImmediate);
  expect(run).not.toHaveBeenCalled();
});
