import { expect, it } from "vitest";
import { measureUsage, secondsOf } from "./usage.ts";

it("reads the times that ps prints", () => {
  expect(secondsOf("0:01.50")).toBe(1.5);
  expect(secondsOf("12:34")).toBe(754);
  expect(secondsOf("1:02:03")).toBe(3723);
  expect(secondsOf("2-01:00:00")).toBe(176_400);
});

it("measures this process, in which a stack would run, and counts no other part without one", () => {
  const { memory, processor } = measureUsage();
  expect(memory["gateway and Supabase's API"]).toBeGreaterThan(20);
  expect(memory["gateway and Supabase's API"]).toBeLessThan(10_000);
  expect(processor["gateway and Supabase's API"]).toBeGreaterThan(0);
});
