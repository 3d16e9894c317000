import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { atMoment } from "./at-moment.ts";

const day = 24 * 60 * 60 * 1000;
let undo = () => {};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  undo();
  vi.useRealTimers();
});

it("waits for a moment however far away, to the second", () => {
  const run = vi.fn();
  undo = atMoment(Date.now() + 60 * day, run);
  vi.advanceTimersByTime(60 * day - 1);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledOnce();
});

it("asks again, ever more seldom, until it is undone", () => {
  const at: number[] = [];
  const start = Date.now();
  undo = atMoment(start - day, () => at.push(Date.now() - start));
  vi.advanceTimersByTime(10_000);
  expect(at).toEqual([0, 1000, 3000, 7000]);
  undo();
  vi.advanceTimersByTime(day);
  expect(at).toHaveLength(4);
});

it("never asks more than once a minute in the long run", () => {
  const run = vi.fn();
  undo = atMoment(Date.now(), run);
  vi.advanceTimersByTime(60 * 60_000);
  const before = run.mock.calls.length;
  vi.advanceTimersByTime(60 * 60_000);
  expect(run.mock.calls.length - before).toBe(60);
});
