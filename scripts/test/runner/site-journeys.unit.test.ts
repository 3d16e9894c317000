import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { fromRoot } from "../../command/paths.ts";
import { journeyFile } from "./preview-journeys.ts";
import { siteJourneys } from "./site-journeys.ts";

it.each(siteJourneys)("web/e2e/%s.e2e.test.ts has the journey that a deployed site is tried with: %s", (file, test) => {
  const text = readFileSync(fromRoot(journeyFile(file)), "utf8");
  expect(text.match(/(?<=\bit\(").*(?=",)/g)?.filter((name) => name === test)).toHaveLength(1);
  // What these name exists on the local stack alone.
  expect(text).not.toMatch(/stack\.(?!url\b)\w+|startOwnStack/);
});
