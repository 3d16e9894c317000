import { expect, test } from "vitest";
import { QueueEstimate } from "./queue-estimate.ts";

test("an empty queue means no wait, and each task in it as long as a task takes", () => {
  const queue = new QueueEstimate(60);
  expect(queue.waitMs).toBe(0);
  queue.add();
  queue.add();
  expect(queue.waitMs).toBe(120);
});

test("what a task takes is learned from those that ended, without the time that they waited", () => {
  const queue = new QueueEstimate(60);
  const times = Array.from({ length: 100 }, (_, index) => (index + 1) * 200);
  for (const _ of times) queue.add();
  for (const endedAt of times) queue.end(0, endedAt);
  queue.add();
  expect(queue.waitMs).toBeCloseTo(200, 0);
});

test("a pause between two tasks is no work", () => {
  const queue = new QueueEstimate(60);
  for (const addedAt of [0, 10_000]) {
    queue.add();
    queue.end(addedAt, addedAt + 60);
  }
  queue.add();
  expect(queue.waitMs).toBe(60);
});
