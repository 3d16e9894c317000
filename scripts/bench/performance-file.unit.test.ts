import { expect, it } from "vitest";
import { performanceFile } from "./performance-file.ts";

const before = "# Old\n\n## One\n\nfirst\n\n## Two\n\nsecond\n";

it("replaces an old measurement with the new one and keeps the others", () => {
  expect(performanceFile("# New\n", before, new Map([["One", "## One\n\nagain\n"]]))).toBe(
    "# New\n\n## One\n\nagain\n\n## Two\n\nsecond\n",
  );
});

it("adds new measurements at the end", () => {
  expect(performanceFile("# New\n", before, new Map([["Three", "## Three\n\nthird\n"]]))).toMatch(
    /## Two\n\nsecond\n\n## Three\n\nthird\n$/,
  );
});

it("creates a new file", () => {
  expect(performanceFile("# New\n", "", new Map([["One", "## One\n\nfirst\n"]]))).toBe("# New\n\n## One\n\nfirst\n");
});
