import { expect, it } from "vitest";
import { keywordOf } from "./keyword-of.ts";

it("hands over the day of a calendar topic, without its region and without the idea", () => {
  expect(keywordOf("Black Friday: The one thing that is worth it", "calendar")).toBe("Black Friday");
  expect(keywordOf("Memorial Day (US): A name, and who they were", "calendar")).toBe("Memorial Day");
});

it("hands over any other topic as it is", () => {
  expect(keywordOf("Cozy corners: candles", "model")).toBe("Cozy corners: candles");
  expect(keywordOf("Looking for work", "calendar")).toBe("Looking for work");
  expect(keywordOf("Cozy corners: candles", undefined)).toBe("Cozy corners: candles");
});
