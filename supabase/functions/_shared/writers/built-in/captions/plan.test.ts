import assert from "node:assert/strict";
import { captionTask, type CaptionTaskInput } from "../../../domain/captions/task.ts";
import { createDraw } from "../draw.ts";
import type { BankEntry } from "./bank/line.ts";
import { parseBank } from "./bank/parse.ts";
import { phraseOf } from "./phrase.ts";
import { planLines } from "./plan.ts";
import { nounForms } from "./read/noun.ts";

const [entry] = parseBank(`
== tea
turn:
{K} first. Mail after.
Steam rises, standards fall.
The kettle sings off key. {K}.
Patience comes in bags: {k}.
reader:
Milk before or after the water?
scene:
Somewhere a biscuit is sinking.
plain:
A warm cup settles most arguments. {K}.
I keep a spoon for this.
`) as [BankEntry];

async function plan(keyword: string, input: Partial<CaptionTaskInput> = {}, count = 5) {
  const task = await captionTask({ keyword, platform: "instagram", ...input });
  const sources = [{ entry, angles: ["turn", "reader", "scene", "plain"] as const, share: 5 }];
  let state = 1;
  const random = () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
  const draw = createDraw(random);
  return planLines(sources, { task, phrase: phraseOf(task.brief), noun: nounForms(task.brief), count, draw });
}

Deno.test("a set has four angles, and two lines at most without the person's words", async () => {
  const lines = await plan("green tea");
  assert.equal(lines.length, 5);
  assert.equal(new Set(lines.map(({ angle }) => angle)).size, 4);
  assert.equal(new Set(lines.map(({ text }) => text)).size, 5);
});

Deno.test("what the person had lately comes last", async () => {
  const recent = ["Green tea first. Mail after. 🍵 #GreenTea", "Steam rises, standards fall. #GreenTea"];
  const texts = (await plan("green tea", { recent })).map(({ text }) => text);
  assert.ok(!texts.some((text) => text.startsWith("Steam") || text.startsWith("Green tea first")), texts.join("\n"));
  assert.equal((await plan("green tea", { recent }, 8)).length, 8);
});

Deno.test("a line in the first person does not stand beside the words of several people", async () => {
  for (const { text } of await plan("our tea", {}, 8)) assert.doesNotMatch(text, /\bI\b/u);
});
