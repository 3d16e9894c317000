import { expect, test } from "vitest";
import { QueueEstimate } from "./queue-estimate.ts";

test("an empty queue means no wait, and each task in it as long as a task takes", () => {
  const queue = new QueueEstimate(60);
  expect(queue.waitMs(1000)).toBe(0);
  queue.add(1000);
  queue.add(1000);
  expect(queue.waitMs(1000)).toBe(120);
});

test("what a task takes is learned from those that ended, without the time that they waited", () => {
  const queue = new QueueEstimate(60);
  for (let task = 0; task < 100; task += 1) queue.add(0);
  queue.end(200);
  expect(queue.waitMs(200)).toBe(99 * 130);
  for (let task = 2; task < 100; task += 1) queue.end(task * 200);
  expect(queue.waitMs(99 * 200)).toBeCloseTo(200, 0);
});

test("a task that takes long already counts before it has ended", () => {
  const queue = new QueueEstimate(60);
  queue.add(0);
  queue.add(0);
  expect(queue.waitMs(500)).toBe(1000);
});

test("a pause between two tasks is no work", () => {
  const queue = new QueueEstimate(60);
  for (const begin of [0, 10_000]) {
    queue.add(begin);
    queue.end(begin + 60);
  }
  queue.add(20_000);
  expect(queue.waitMs(20_000)).toBe(60);
});
