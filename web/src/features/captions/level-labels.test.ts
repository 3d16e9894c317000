import { expect, it } from "vitest";
import { formatBand, levelLabels } from "./level-labels.ts";

it.each([
  [0, 0, "none"],
  [0, 2, "up to 2 per caption"],
  [1, 1, "1 per caption"],
  [4, 5, "4–5 per caption"],
])("%d to %d is %s", (min, max, words) => {
  expect(formatBand({ min, max })).toBe(words);
});

const labels = (emojiLevel: number, hashtagLevel: number) => {
  const words = levelLabels({ platform: "x", aiControlled: false, emojiLevel, hashtagLevel });
  return [words.emoji.label, words.hashtags.label];
};

it.each([
  [0, "Minimal", "None"],
  [24, "Minimal", "None"],
  [25, "Light", "Few"],
  [50, "Moderate", "Several"],
  [75, "Heavy", "Many"],
  [100, "Heavy", "Many"],
])("level %d reads %s and %s", (level, emoji, hashtags) => {
  expect(labels(level, level)).toEqual([emoji, hashtags]);
});

it("under AI Decides names the platform's habit of emoji as what is usual, for a tone may have none", () => {
  const auto = { aiControlled: true, emojiLevel: 50, hashtagLevel: 50 };
  expect(levelLabels({ ...auto, platform: "general" }).emoji).toEqual({
    label: "Auto",
    amount: "usually 1–3 per caption",
  });
  expect(levelLabels({ ...auto, platform: "general" }).hashtags).toEqual({
    label: "Auto",
    amount: "usually 1–3 per caption",
  });
  expect(levelLabels({ ...auto, platform: "x" }).emoji.amount).toBe("up to 1 per caption");
  const builtIn = levelLabels({ ...auto, platform: "instagram" }, "built-in");
  expect([builtIn.emoji.amount, builtIn.hashtags.amount]).toEqual(["up to 1 per caption", "up to 3 per caption"]);
});

it("never promises more hashtags than the platform allows", () => {
  const many = { aiControlled: false, emojiLevel: 50, hashtagLevel: 100 };
  expect(levelLabels({ ...many, platform: "instagram" }).hashtags.amount).toBe("5 per caption");
  expect(levelLabels({ ...many, platform: "facebook" }).hashtags.amount).toBe("5–8 per caption");
});

it("says None once", () => {
  const none = { platform: "instagram", aiControlled: false, emojiLevel: 50, hashtagLevel: 0 } as const;
  expect(levelLabels(none).hashtags).toEqual({ label: "None", amount: "" });
});
