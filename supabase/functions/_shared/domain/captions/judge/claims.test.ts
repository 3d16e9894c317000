import assert from "node:assert/strict";
import { createBuiltInWriter } from "../../../writers/built-in/captions/writer.ts";
import { fakeTask } from "../testing/caption-task.ts";
import { crisisKeywords, graveKeywords, trapKeywords } from "../brief/gravity.cases.ts";
import { captionTask } from "../task.ts";
import { writeCaptions } from "../write.ts";
import { claimsIn } from "./claims.ts";
import { saidIn } from "./said.ts";

Deno.test("a hashtag of the person's own words states no number, but another one does", () => {
  const task = fakeTask({ keyword: "in.(1,2" });
  assert.deepEqual(claimsIn("in.(1,2 #in12", saidIn(task), task), []);
  assert.equal(claimsIn("in.(1,2 #in13", saidIn(task), task).length, 1);
});

Deno.test("the built-in writer has captions for a keyword whose numbers run together in a hashtag", async () => {
  const levels = { emojiLevel: 78, hashtagLevel: 78, aiControlled: true };
  const task = await captionTask({
    keyword: "in.(1,2",
    platform: "x",
    premium: true,
    intent: "milestone",
    language: "it",
    levels,
  });
  assert.ok((await writeCaptions(createBuiltInWriter(), task)).captions.length > 0);
});

Deno.test("what the person typed is never an invented claim", async () => {
  const lists = [...graveKeywords, ...trapKeywords, ...crisisKeywords];
  const keywords = [
    ...lists,
    "kids eat free Mon-Thu",
    "open Mon–Fri 9-5",
    "Mr O’Neill-Smith's 2-for-1 T-shirts",
  ].filter(Boolean);
  for (const keyword of keywords) {
    const task = await captionTask({ keyword, platform: "facebook" });
    assert.deepEqual(claimsIn(task.brief.text, saidIn(task), task), [], keyword);
    assert.deepEqual(claimsIn(keyword, saidIn(task), task), [], keyword);
  }
});

Deno.test("a hashtag that begins with the whole keyword states no number of its own", async () => {
  const task = await captionTask({ keyword: "5:45 pm", platform: "x" });
  assert.deepEqual(claimsIn("5:45 pm. #545PmTime", saidIn(task), task), []);
  assert.equal(claimsIn("5:45 pm. #99Off", saidIn(task), task).length, 1);
});

Deno.test("a function word after a number is not a name, but a capital that nobody typed is", async () => {
  const task = await captionTask({ keyword: "pizza 24", platform: "x", language: "it" });
  assert.deepEqual(claimsIn("Pizza 24 Senza parole.", saidIn(task), task), []);
  assert.equal(claimsIn("Pizza 24 Giorgio parole.", saidIn(task), task).length, 1);
});
