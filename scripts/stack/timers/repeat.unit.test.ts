import { expect, it } from "vitest";
import { startRepeating } from "./repeat.ts";

it("reports a failed run and continues until it is stopped", async () => {
  const lines: string[] = [];
  const outcomes = [() => Promise.reject(new Error("down")), () => Promise.resolve()];
  let tick = () => {};
  let running = true;
  const { stop } = startRepeating({
    everyMs: 60_000,
    work: () => outcomes.shift()!(),
    failed: "Deleted captions could not be removed",
    log: (line) => lines.push(line),
    repeat: (work, ms) => {
      expect(ms).toBe(60_000);
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
