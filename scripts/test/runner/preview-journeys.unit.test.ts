import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { fromRoot } from "../../command/paths.ts";
import { journeyFile, previewJourneyArgs, previewJourneys } from "./preview-journeys.ts";

it.each(previewJourneys)(
  "web/e2e/%s.e2e.test.ts has the journey that is made through the preview: %s",
  (file, test) => {
    const text = readFileSync(fromRoot(journeyFile(file)), "utf8");
    expect(text.match(/(?<=\bit\(").*(?=",)/g)?.filter((name) => name === test)).toHaveLength(1);
  },
);

it("asks Playwright for these journeys and for no other in their files", () => {
  const pattern = new RegExp(previewJourneyArgs().at(-1)!);
  for (const [, test] of previewJourneys) expect(`an administrator ${test}`).toMatch(pattern);
  expect("a double click is one generation").not.toMatch(pattern);
});
