import assert from "node:assert/strict";
import { bandsOfVoice, captionTask } from "./task.ts";
import { readVoice } from "./voice/read.ts";

const platform = { emoji: { min: 1, max: 4 }, hashtags: { min: 3, max: 5 } };
const none = { min: 0, max: 0 };

const habits: [string | null, typeof none, typeof none][] = [
  [null, platform.emoji, platform.hashtags],
  ["Warm and dry", platform.emoji, platform.hashtags],
  ["No emoji please, no hashtags.", none, none],
  ["Please never use emojis.", none, platform.hashtags],
  ["slow monday, rain again — jo\nbook, tea and a blanket — jo", none, none],
  ["never use emojis\nslow monday, again ☕", none, platform.hashtags],
  ["only one caption of mine in here", platform.emoji, platform.hashtags],
  ["lots of emoji", { min: 2, max: 4 }, platform.hashtags],
  ["first of many ☕ #mornings\nthe second one 🌧️ #mornings", { min: 1, max: 2 }, platform.hashtags],
];
for (const [tone, emoji, hashtags] of habits) {
  Deno.test(
    `left to the writer, ${JSON.stringify(tone)} asks for ${emoji.max} emoji and ${hashtags.max} hashtags at most`,
    () => {
      assert.deepEqual(bandsOfVoice(platform, readVoice(tone)), { emoji, hashtags });
    },
  );
}

Deno.test("the sliders take precedence over the voice; with AI Decides, the voice decides", async () => {
  const order = { keyword: "coffee", platform: "instagram" as const, tone: "no emoji, no hashtags" };
  const asked = await captionTask({ ...order, levels: { emojiLevel: 30, hashtagLevel: 30, aiControlled: false } });
  assert.deepEqual([asked.emoji, asked.hashtags, asked.amountsAsked], [{ min: 2, max: 3 }, { min: 1, max: 2 }, true]);
  const left = await captionTask({ ...order, levels: { emojiLevel: 30, hashtagLevel: 30, aiControlled: true } });
  assert.deepEqual([left.emoji, left.hashtags, left.amountsAsked], [none, none, false]);
});

Deno.test("a voice point that was turned off has no effect", async () => {
  const task = await captionTask({
    keyword: "coffee",
    platform: "instagram",
    tone: "no emoji, no hashtags",
    voiceOff: ["emoji"],
  });
  assert.deepEqual([task.emoji, task.hashtags, task.voice?.emoji], [platform.emoji, none, null]);
});
