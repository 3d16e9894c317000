import { expect, it } from "vitest";
import { startPurgeTimer } from "./purge-timer.ts";
import { startReconcileTimer } from "./reconcile-timer.ts";

it.each([
  ["every minute", startPurgeTimer, 60_000, "Deleted captions could not be removed"],
  ["every 15 minutes", startReconcileTimer, 900_000, "Plans could not be compared with the payment provider"],
])("runs %s, reports a failed run and continues until it is stopped", async (_, start, everyMs, failed) => {
  const lines: string[] = [];
  const outcomes = [() => Promise.reject(new Error("down")), () => Promise.resolve()];
  let tick = () => {};
  let running = true;
  const stop = start({
    run: () => outcomes.shift()!(),
    log: (line) => lines.push(line),
    repeat: (work, ms) => {
      expect(ms).toBe(everyMs);
      tick = work;
      return () => {
        running = false;
      };
    },
  });
  tick();
  tick();
  await new Promise(setImmediate);
  expect(lines).toEqual([`${failed}: down`]);
  expect(outcomes).toHaveLength(0);
  await stop();
  expect(running).toBe(false);
});
