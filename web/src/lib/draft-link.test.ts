import { expect, it } from "vitest";
import { draftPath } from "./draft-link.ts";

it("carries keyword and platform", () => {
  expect(draftPath({ keyword: "salt & pepper?", platform: "x" })).toBe("/?keyword=salt+%26+pepper%3F&platform=x");
});

it("leaves out what is not known", () => {
  expect(draftPath({ keyword: "snow", platform: null })).toBe("/?keyword=snow");
});
