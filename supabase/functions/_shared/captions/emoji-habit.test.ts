import assert from "node:assert/strict";
import { emojiHabit } from "./emoji-habit.ts";

const platform = { min: 1, max: 3 };
const none = { min: 0, max: 0 };

for (const [tone, expected] of [
  [null, platform],
  ["Casual and friendly", platform],
  ["Write short. No emoji please.", none],
  ["never use emojis\nslow monday, again ☕", none],
  ["slow monday, rain again — jo\nbook, tea and a blanket — jo", none],
  ["slow monday, rain again ☔\nbook, tea and a blanket", platform],
  ["only one caption of mine in here", platform],
] as const) {
  Deno.test(`${JSON.stringify(tone)} asks for ${expected.max} emoji at most`, () => assert.deepEqual(emojiHabit(platform, tone), expected));
}
