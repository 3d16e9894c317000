import { expect, test, vi } from "vitest";
import { startRetentionTimer } from "./retention-timer.ts";

/** @param rows what each turn deletes; the last value repeats */
function setUp(rows: (number | Error)[]) {
  const log = vi.fn();
  const turn = vi.fn(() => {
    const next = rows.length > 1 ? rows.shift()! : rows[0]!;
    return next instanceof Error ? Promise.reject(next) : Promise.resolve(next);
  });
  let again = () => {};
  let ended = false;
  const stop = startRetentionTimer({
    turn,
    log,
    repeat: (work) => {
      again = work;
      return () => {
        ended = true;
      };
    },
  });
  return { log, turn, stop, again: () => again(), ended: () => ended };
}

test("runs immediately until nothing is left, and again a day later", async () => {
  const { turn, again } = setUp([10_000, 3, 0]);
  await vi.waitFor(() => expect(turn).toHaveBeenCalledTimes(3));
  again();
  await vi.waitFor(() => expect(turn).toHaveBeenCalledTimes(4));
});

test("leaves the rest for the next day if there is too much", async () => {
  const { turn } = setUp([10_000]);
  await vi.waitFor(() => expect(turn).toHaveBeenCalledTimes(50));
  await Promise.resolve();
  expect(turn).toHaveBeenCalledTimes(50);
});

test("reports why it failed, and tries again", async () => {
  const { log, turn, again } = setUp([new Error("no connection"), 0]);
  await vi.waitFor(() => expect(log).toHaveBeenCalledWith("Old data could not be deleted: no connection"));
  again();
  await vi.waitFor(() => expect(turn).toHaveBeenCalledTimes(2));
});

test("a stopped timer logs nothing", async () => {
  const { log, turn, stop, ended } = setUp([new Error("the database has stopped")]);
  const stopped = stop();
  expect(ended()).toBe(true);
  await stopped;
  await turn.mock.results[0]?.value.catch(() => undefined);
  expect(log).not.toHaveBeenCalled();
});

test("stopping waits for the turn under way", async () => {
  const { promise, resolve } = Promise.withResolvers<number>();
  const turn = vi.fn(() => promise);
  const stop = startRetentionTimer({ turn, log: () => {}, repeat: () => () => {} });
  let stopped = false;
  const stopping = stop().then(() => {
    stopped = true;
  });
  await new Promise(setImmediate);
  expect(stopped).toBe(false);
  resolve(3);
  await stopping;
  expect(turn).toHaveBeenCalledTimes(1);
});
