import { expect, it } from "vitest";
import { startPurgeTimer } from "./purge-timer.ts";

it("runs every minute, reports a failed run and continues", async () => {
  const lines: string[] = [];
  const outcomes = [() => Promise.reject(new Error("down")), () => Promise.resolve()];
  let tick = () => {};
  let running = true;
  const stop = startPurgeTimer({
    run: () => outcomes.shift()!(),
    log: (line) => lines.push(line),
    repeat: (work, everyMs) => {
      expect(everyMs).toBe(60_000);
      tick = work;
      return () => {
        running = false;
      };
    },
  });
  tick();
  tick();
  await new Promise(setImmediate);
  expect(lines).toEqual(["Deleted captions could not be removed: down"]);
  expect(outcomes).toHaveLength(0);
  await stop();
  expect(running).toBe(false);
});
