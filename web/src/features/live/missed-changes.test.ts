import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createMissedChanges } from "./missed-changes.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it("a connection soon after the page was loaded fetches nothing; the person's next return does, once", () => {
  const read = vi.fn();
  const missed = createMissedChanges(read);
  vi.advanceTimersByTime(3000);
  missed.connected(true);
  expect(read).not.toHaveBeenCalled();
  missed.returned();
  missed.returned();
  expect(read).toHaveBeenCalledOnce();
});

it("a first connection fetches at once if the person returned to the tab before it", () => {
  const read = vi.fn();
  const missed = createMissedChanges(read);
  vi.advanceTimersByTime(1000);
  missed.returned();
  expect(read).not.toHaveBeenCalled();
  missed.connected(true);
  expect(read).toHaveBeenCalledOnce();
  missed.returned();
  expect(read).toHaveBeenCalledOnce();
});

it("a late first connection and every later one fetch again at once", () => {
  const read = vi.fn();
  const late = createMissedChanges(read);
  vi.advanceTimersByTime(10_001);
  late.connected(true);
  expect(read).toHaveBeenCalledOnce();
  late.connected(false);
  late.connected(true);
  expect(read).toHaveBeenCalledTimes(2);
});

it("without a connection, a return fetches again, at most every five seconds", () => {
  const read = vi.fn();
  const missed = createMissedChanges(read);
  missed.returned();
  vi.advanceTimersByTime(5001);
  missed.returned();
  missed.returned();
  expect(read).toHaveBeenCalledOnce();
  missed.connected(true);
  vi.advanceTimersByTime(60_000);
  // Read while there was no connection, but not since: this connection is the first one, and a minute is past.
  missed.connected(false);
  missed.returned();
  expect(read).toHaveBeenCalledTimes(2);
});
