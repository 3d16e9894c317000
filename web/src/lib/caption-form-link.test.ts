import { expect, it } from "vitest";
import { captionFormPath } from "./caption-form-link.ts";

it("carries keyword and platform", () => {
  expect(captionFormPath({ keyword: "salt & pepper?", platform: "x" })).toBe("/?keyword=salt+%26+pepper%3F&platform=x");
});

it("leaves out what is not known", () => {
  expect(captionFormPath({ keyword: "snow", platform: null })).toBe("/?keyword=snow");
});
