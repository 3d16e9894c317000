import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { platformIds } from "../../supabase/functions/_shared/contract/rules/platforms.ts";
import { captionTask } from "../../supabase/functions/_shared/domain/captions/task.ts";
import { writeCaptions } from "../../supabase/functions/_shared/domain/captions/write.ts";
import { aboutOf } from "./run.ts";
import { createBuiltInWriter } from "../../supabase/functions/_shared/writers/built-in/captions/writer.ts";
import { articleSlipsIn, countCaptions, type Counted, inventedIn, sentencesOf, strangeHashtagsIn } from "./counts.ts";

const plain: Omit<Counted, "keyword" | "spelled" | "caption"> = {
  platform: "x",
  batch: 1,
  emoji: { min: 0, max: 1 },
  hashtags: { min: 0, max: 2 },
  asked: false,
};
const one = (keyword: string, caption: string, more: Partial<Counted> = {}): Counted => ({
  ...plain,
  keyword,
  spelled: keyword,
  caption,
  ...more,
});

describe("what is counted", () => {
  it("removes hashtags, links and emoji from sentences, and does not split after titles", () => {
    expect(sentencesOf("Meet Dr. Mei Tanaka. ☕ Say hello.\n\n#MeiTanaka example.com/a")).toEqual([
      "Meet Dr. Mei Tanaka.",
      "Say hello.",
    ]);
  });

  it("finds numbers, prices, dates, accounts, links and availability that are not in the keyword", () => {
    expect(inventedIn("Mugs for $12, only on Friday, in stock at example.com with @anna", "mugs")).toEqual([
      "$",
      "12",
      "Friday",
      "in stock",
      "@anna",
      "example.com",
    ]);
    expect(inventedIn("Mugs for $12 on Friday.", "mugs for $12 on friday")).toEqual([]);
  });

  it("finds hashtags without a word of the keyword, and wrong articles", () => {
    expect(strangeHashtagsIn("Linen apron. #LinenApron #GoodVibes", "linen apron")).toEqual(["GoodVibes"]);
    expect(articleSlipsIn("A apron and an lamp, an hour, a unicorn.".replace("A apron", "It is a apron"))).toEqual([
      "a apron",
      "an lamp",
    ]);
  });

  it("counts captions outside bands, sentences shared by two subjects, echoes, and repetitions", () => {
    const counts = countCaptions([
      one("linen apron", "Linen apron. This is a good day for it."),
      one("brass lamp", "Brass lamp. This is a good day for it.", { batch: 4 }),
      one("brass lamp", "Nothing of it here.", { batch: 2 }),
      one("brass lamp", "Brass lamp. Yes, please. #a1 #b1 #c1", { batch: 3 }),
      one("brass lamp", "Brass lamp! Yes, please.", { batch: 3 }),
    ]);
    expect(counts).toMatchObject({
      captions: 5,
      broken: 1,
      sharedSentences: 1,
      echoes: 2,
      repeatedInBatch: 1,
      strangeHashtags: 3,
    });
    expect(counts.mostOften).toMatchObject({ times: 2, of: 4 });
  });
});

describe("the built-in writer, counted", () => {
  const keywords = readFileSync(new URL("keywords.tsv", import.meta.url), "utf8")
    .trim()
    .split("\n")
    .slice(1)
    .map((line) => line.split("\t")[1]!);

  it.each([
    ["as the writer decides", undefined],
    ["with numbers asked", 60],
  ])(
    "keeps the limits over many keywords, %s",
    async (_, level) => {
      const writer = createBuiltInWriter();
      const counted: Counted[] = [];
      let batch = 0;
      for (let round = 0; round < 3; round += 1) {
        for (const [index, keyword] of keywords.entries()) {
          const platform = platformIds[(index + round) % platformIds.length]!;
          const levels =
            level === undefined ? undefined : { emojiLevel: level, hashtagLevel: level, aiControlled: false };
          const task = await captionTask({ keyword, platform, ...(levels ? { levels } : {}) });
          batch += 1;
          for (const caption of (await writeCaptions(writer, task)).captions) {
            counted.push({
              keyword,
              spelled: task.brief.subject,
              platform,
              caption,
              batch,
              emoji: task.emoji,
              hashtags: task.hashtags,
              asked: task.amountsAsked,
              language: task.brief.language,
              ...(await aboutOf(task)),
            });
          }
        }
      }
      const counts = countCaptions(counted);
      expect(counts.captions).toBeGreaterThan(0);
      expect(
        {
          ...counts,
          sharedSentences: counts.sharedSentences <= 0.02,
        },
        JSON.stringify(counts.examples),
      ).toMatchObject({
        broken: 0,
        invented: 0,
        articleSlips: 0,
        repeatedInBatch: 0,
        sharedSentences: true,
      });
      // Emoji contain no word that could become a hashtag.
      if (level === undefined) expect(counts.strangeHashtags, JSON.stringify(counts.examples)).toBe(0);
      expect(counts.mostOften.times).toBeLessThanOrEqual(3);
    },
    120_000,
  );
});
