import assert from "node:assert/strict";
import { bandsFor, emojiLevels, hashtagLevels, levelFor } from "./levels.ts";
import { platforms, postPlatformIds } from "./platforms.ts";

Deno.test("slider labels change at 25, 50 and 75", () => {
  const labels = (levels: typeof emojiLevels) =>
    [0, 24, 25, 49, 50, 74, 75, 100].map((value) => levelFor(levels, value).label);
  assert.deepEqual(labels(emojiLevels), [
    "Minimal",
    "Minimal",
    "Light",
    "Light",
    "Moderate",
    "Moderate",
    "Heavy",
    "Heavy",
  ]);
  assert.deepEqual(labels(hashtagLevels), ["None", "None", "Few", "Few", "Several", "Several", "Many", "Many"]);
});

Deno.test("bands rise without overlapping, so that moving a slider always shows", () => {
  for (const levels of [emojiLevels, hashtagLevels]) {
    for (const [index, level] of levels.entries()) {
      assert.ok(level.min <= level.max);
      if (index > 0) assert.equal(level.min, levels[index - 1]!.max + 1);
    }
  }
});

Deno.test("no band asks for more hashtags than the platform allows, and every band can be met", () => {
  for (const platform of postPlatformIds) {
    for (const aiControlled of [true, false]) {
      for (let level = 0; level <= 100; level += 1) {
        const { emoji, hashtags } = bandsFor({ platform, aiControlled, emojiLevel: level, hashtagLevel: level });
        assert.ok(hashtags.max <= (platforms[platform].hashtagsMax ?? Infinity));
        assert.ok(emoji.min <= emoji.max && hashtags.min <= hashtags.max);
      }
    }
  }
});

Deno.test("each platform's bands are those of its rules: set by hand at either end, and chosen by AI", () => {
  const bands = (platform: Parameters<typeof bandsFor>[0]["platform"], level: number, aiControlled = false) => {
    const { emoji, hashtags } = bandsFor({ platform, aiControlled, emojiLevel: level, hashtagLevel: level });
    return [emoji.min, emoji.max, hashtags.min, hashtags.max];
  };
  for (const platform of ["general", "instagram", "x", "tiktok", "facebook"] as const) {
    assert.deepEqual(bands(platform, 0), [0, 1, 0, 0], platform);
  }
  for (const platform of ["general", "instagram", "tiktok"] as const)
    assert.deepEqual(bands(platform, 100), [6, 9, 5, 5]);
  for (const platform of ["x", "facebook"] as const) assert.deepEqual(bands(platform, 100), [6, 9, 5, 8], platform);
  assert.deepEqual(bands("general", 0, true), [1, 3, 1, 3]);
  assert.deepEqual(bands("instagram", 0, true), [1, 4, 3, 5]);
  assert.deepEqual(bands("x", 0, true), [0, 1, 0, 2]);
  assert.deepEqual(bands("tiktok", 0, true), [1, 3, 3, 5]);
  assert.deepEqual(bands("facebook", 0, true), [0, 2, 0, 2]);
});
