import { expect, it } from "vitest";
import { withEnding } from "./caption-endings.ts";

it.each([
  ["Tea.", "#tea", "Tea.\n\n#tea"],
  ["Tea. \n", "#tea", "Tea.\n\n#tea"],
  ["Tea.\n\n#tea", "#tea", "Tea.\n\n#tea"],
  ["", "— Ana", "— Ana"],
])("%j with %j under it is %j", (caption, ending, expected) => {
  expect(withEnding(caption, ending)).toBe(expected);
});
