import assert from "node:assert/strict";
import { captionTask } from "../../../domain/captions/task.ts";
import { sentencesOf } from "../../../domain/captions/voice/habits.ts";
import { writeCaptions } from "../../../domain/captions/write.ts";
import { createBuiltInWriter } from "./writer.ts";

/** What one account gets for a keyword, five captions at a time. */
async function press(keyword: string, times: number): Promise<string[][]> {
  const writer = createBuiltInWriter();
  const batches: string[][] = [];
  for (let turn = 0; turn < times; turn += 1) {
    const recent = batches.toReversed().flat();
    const task = await captionTask({ keyword, platform: "x", count: 5, recent });
    batches.push((await writeCaptions(writer, task)).captions);
  }
  return batches;
}

Deno.test("five presses give twenty-five captions, and no sentence of the bank twice", async () => {
  for (const keyword of ["iced latte", "our dog turned 3 today", "20% off haircuts this week", "a wooden duck"]) {
    const captions = (await press(keyword, 5)).flat();
    assert.equal(captions.length, 25, keyword);
    const seen = new Set<string>();
    // A caption may repeat a word of its own: "Where?" "There." "Where?"
    const sentences = captions.flatMap((caption) => [...new Set(sentencesOf(caption.replace(/#\S+/gu, "")))]);
    for (const sentence of sentences) {
      const own = sentence
        .toLowerCase()
        .replace(/[^\p{L}\p{N} ]/gu, "")
        .trim();
      if (own === "" || own.includes(keyword.toLowerCase().replace(/[^\p{L}\p{N} ]/gu, ""))) continue;
      assert.ok(!seen.has(own), `${keyword}: ${sentence}`);
      seen.add(own);
    }
  }
});

Deno.test("when everything has been said, captions come again instead of none", async () => {
  const batches = await press("42", 8);
  for (const captions of batches) assert.ok(captions.length > 0);
});
