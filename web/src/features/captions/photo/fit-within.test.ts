import { expect, it } from "vitest";
import { fitWithin } from "./fit-within.ts";

it("scales the long edge down and keeps the shape", () => {
  expect(fitWithin({ width: 4032, height: 3024 }, 1024)).toEqual({ width: 1024, height: 768 });
  expect(fitWithin({ width: 3024, height: 4032 }, 1024)).toEqual({ width: 768, height: 1024 });
});

it("never enlarges and never loses a thin picture", () => {
  expect(fitWithin({ width: 300, height: 200 }, 1024)).toEqual({ width: 300, height: 200 });
  expect(fitWithin({ width: 9000, height: 2 }, 1024)).toEqual({ width: 1024, height: 1 });
});
