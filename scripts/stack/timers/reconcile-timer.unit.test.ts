import { expect, it } from "vitest";
import { startReconcileTimer } from "./reconcile-timer.ts";

it("runs every 15 minutes, reports a failed run and continues", async () => {
  const lines: string[] = [];
  const outcomes = [() => Promise.reject(new Error("down")), () => Promise.resolve()];
  let tick = () => {};
  let running = true;
  const stop = startReconcileTimer({
    run: () => outcomes.shift()!(),
    log: (line) => lines.push(line),
    repeat: (work, everyMs) => {
      expect(everyMs).toBe(900_000);
      tick = work;
      return () => {
        running = false;
      };
    },
  });
  tick();
  tick();
  await new Promise(setImmediate);
  expect(lines).toEqual(["Plans could not be compared with the payment provider: down"]);
  expect(outcomes).toHaveLength(0);
  stop();
  expect(running).toBe(false);
});
