import { expect, it } from "vitest";
import { startQueueTimer } from "./queue-timer.ts";

it("calls the worker every minute, only while something is due", async () => {
  const lines: string[] = [];
  const due = [false, true, true];
  let calls = 0;
  let tick = () => {};
  const stop = startQueueTimer({
    isDue: () => Promise.resolve(due.shift()!),
    run: () => {
      calls += 1;
      return calls === 1 ? Promise.reject(new Error("down")) : Promise.resolve();
    },
    log: (line) => lines.push(line),
    repeat: (work, everyMs) => {
      expect(everyMs).toBe(60_000);
      tick = work;
      return () => {};
    },
  });
  const callsAfterTurn = async () => {
    tick();
    await new Promise(setImmediate);
    return calls;
  };
  expect([await callsAfterTurn(), await callsAfterTurn(), await callsAfterTurn()]).toEqual([0, 1, 2]);
  expect(lines).toEqual(["The queue could not be worked on: down"]);
  await stop();
});
