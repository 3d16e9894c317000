import { expect, it } from "vitest";
import { widgetsHiddenAt } from "./widgets.ts";

it.each(["/auth", "/forgot-password", "/reset-password", "/confirm-email", "/promo-code", "/trending", "/trending/"])(
  "no floating help at %s",
  (path) => {
    expect(widgetsHiddenAt(path)).toBe(true);
  },
);

it.each(["/", "/terms", "/privacy", "/contact", "/nowhere", "/trending-news"])("floating help at %s", (path) => {
  expect(widgetsHiddenAt(path)).toBe(false);
});
