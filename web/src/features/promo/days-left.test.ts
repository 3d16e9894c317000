import { expect, it } from "vitest";
import { daysLeft } from "./days-left.ts";

const expiry = "2031-05-04T12:00:00.000Z";

it.each([
  ["2031-05-01T12:00:00.000Z", 3],
  ["2031-05-01T12:00:00.001Z", 3],
  ["2031-05-01T11:59:59.999Z", 4],
  ["2031-05-04T11:59:59.999Z", 1],
  ["2031-05-04T12:00:00.000Z", 0],
  ["2031-06-01T00:00:00.000Z", 0],
])("at %s it has %i days left", (now, days) => {
  expect(daysLeft(expiry, Date.parse(now))).toBe(days);
});
