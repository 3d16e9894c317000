import assert from "node:assert/strict";
import { readBrief } from "../../../domain/captions/brief/read.ts";
import { tagsFor } from "./tags.ts";

const band = { min: 3, max: 6 };
const tags = async (keyword: string, asked = false) =>
  tagsFor(
    await readBrief({ keyword, tone: null }),
    { kind: null, situation: null, voiced: null, sources: [] },
    { band, asked, turn: 0, platform: "instagram" },
  );

Deno.test("accounts become no hashtags", async () => {
  assert.ok(!(await tags("coffee with @anna_bakes", true)).some((tag) => /anna/iu.test(tag)));
});

Deno.test("a grave text gets its own words where hashtags were asked for", async () => {
  assert.deepEqual(await tags("earthquake victims", true), ["EarthquakeVictims", "Victims", "Earthquake"]);
});

Deno.test("without a wish, a phrase gives one whole tag, and none that only its writer would use", async () => {
  for (const [keyword, expected] of [
    ["golden hour", ["GoldenHour"]],
    ["fresh sourdough bread", ["FreshSourdoughBread"]],
    ["ten years together", ["TenYearsTogether"]],
    ["our lovely intern Priya", []],
    ["3 day hike", []],
    ["vitamin b12 soup", []],
    ["l'heure du thé", []],
    ["aunt Vera", []],
  ] as const) {
    assert.deepEqual(await tags(keyword), expected, keyword);
  }
});
