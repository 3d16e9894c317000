import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createMissedChanges } from "./missed-changes.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A tab that was just opened, with what it fetched and what it asked. */
function setUp(changedSinceStart: () => Promise<boolean> = () => Promise.resolve(false)) {
  const read = vi.fn();
  const asked = vi.fn(changedSinceStart);
  return { read, asked, missed: createMissedChanges(read, asked) };
}

it("a connection soon after the page was loaded asks once whether anything changed, and fetches nothing if not", async () => {
  const { read, asked, missed } = setUp();
  await vi.advanceTimersByTimeAsync(3000);
  missed.connected(true);
  await vi.advanceTimersByTimeAsync(0);
  missed.returned();
  missed.returned();
  expect([asked.mock.calls.length, read.mock.calls.length]).toEqual([1, 0]);
});

it("what changed between the start of the page and its connection is fetched at once", async () => {
  const { read, missed } = setUp(() => Promise.resolve(true));
  missed.connected(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(read).toHaveBeenCalledOnce();
  missed.returned();
  expect(read).toHaveBeenCalledOnce();
});

it("without a response the person's next return fetches, once", async () => {
  const { read, missed } = setUp(() => Promise.reject(new Error("offline")));
  missed.connected(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(read).not.toHaveBeenCalled();
  missed.returned();
  missed.returned();
  expect(read).toHaveBeenCalledOnce();
});

it("who returns before the response fetches at once, and the response causes no other fetch", async () => {
  let respond: (changed: boolean) => void = () => {};
  const { read, missed } = setUp(
    () =>
      new Promise((resolve) => {
        respond = resolve;
      }),
  );
  missed.connected(true);
  missed.returned();
  respond(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(read).toHaveBeenCalledOnce();
});

it("a first connection fetches at once if the person returned to the tab before it", () => {
  const { read, missed } = setUp();
  vi.advanceTimersByTime(1000);
  missed.returned();
  expect(read).not.toHaveBeenCalled();
  missed.connected(true);
  expect(read).toHaveBeenCalledOnce();
  missed.returned();
  expect(read).toHaveBeenCalledOnce();
});

it("a late first connection and every later one fetch again at once", () => {
  const { read, asked, missed: late } = setUp();
  vi.advanceTimersByTime(10_001);
  late.connected(true);
  expect(read).toHaveBeenCalledOnce();
  late.connected(false);
  late.connected(true);
  expect(read).toHaveBeenCalledTimes(2);
  expect(asked).not.toHaveBeenCalled();
});

it("without a connection, a return fetches again, at most every five seconds", () => {
  const { read, missed } = setUp();
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
