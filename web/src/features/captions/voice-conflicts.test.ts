import { readVoice } from "@domain/captions/voice/read.ts";
import { expect, it } from "vitest";
import { voiceConflicts } from "./voice-conflicts.ts";

const style = { platform: "instagram", emojiLevel: 60, hashtagLevel: 30, aiControlled: false } as const;

it("says where a slider goes against the style, and that the slider wins", () => {
  expect(voiceConflicts(style, readVoice("no emoji, no hashtags"))).toEqual([
    "Your caption style says no emoji; the slider asks for 4–5 per caption. The slider wins.",
    "Your caption style says no hashtags; the slider asks for 1–2 per caption. The slider wins.",
  ]);
});

it("is silent where they agree, under AI Decides, and without a style", () => {
  expect(voiceConflicts({ ...style, hashtagLevel: 0 }, readVoice("lots of emoji, no hashtags"))).toEqual([]);
  expect(voiceConflicts({ ...style, aiControlled: true }, readVoice("no emoji"))).toEqual([]);
  expect(voiceConflicts(style, null)).toEqual([]);
});
