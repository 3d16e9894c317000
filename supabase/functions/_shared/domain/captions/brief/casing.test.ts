import assert from "node:assert/strict";
import { capitalize } from "./casing.ts";
import { readBrief } from "./read.ts";

Deno.test("months, places and the person are capitalized, and words that only look like them are not", async () => {
  for (const [keyword, subject] of [
    ["sale in march", "sale in March"],
    ["they march on", "they march on"],
    ["opening in may", "opening in May"],
    ["may we bake bread", "may we bake bread"],
    ["market in chile", "market in Chile"],
    ["anna's turkey soup", "anna's turkey soup"],
    ["downtown bakery", "downtown bakery"],
    ["monday's market", "Monday's market"],
  ] as const) {
    assert.equal((await readBrief({ keyword, tone: null })).subject, subject);
  }
});

Deno.test("the first letter becomes a capital, behind marks too, but not in names, links and addresses", () => {
  for (const [text, expected] of [
    ["tea", "Tea"],
    ["“tea”", "“Tea”"],
    ["iPhone day", "iPhone day"],
    ["https://example.com", "https://example.com"],
    ["www.example.com", "www.example.com"],
    ["@anna", "@anna"],
    ["#tea", "#tea"],
    ["anna@example.com", "anna@example.com"],
  ] as const) {
    assert.equal(capitalize(text), expected);
  }
});
