import assert from "node:assert/strict";
import { readBrief } from "../../../domain/captions/brief/read.ts";
import { isPlea } from "../../../domain/captions/brief/pleas.ts";
import { captionTask } from "../../../domain/captions/task.ts";
import { writeCaptions } from "../../../domain/captions/write.ts";
import { isFlippant, isPlainlyLight } from "./light.ts";
import { createBuiltInWriter } from "./writer.ts";

const plainly = [
  "my son lost his first tooth today",
  "the toddler painted the fridge",
  "our hens finally laid an egg",
  "somebody stole my umbrella at the dentist",
  "losing the war against flat-pack shelves",
  "the parcel came, lol",
  "I locked myself out in my slippers",
  "we won!",
  "slayed my first spin workout",
];

/** What the list of grave words might miss, and what is merely news. */
const unclear = [
  "they painted signs on our door",
  "my wife is on a waiting list",
  "our landlord wants us out",
  "my sister moved back from Norway",
  "the doctor called about the biopsy",
  "no cake, the hospital called",
  "he said he never wants to see me again",
  "they took our flag down",
  "my phone rang at the hospital",
  "we left the party early",
];

Deno.test("what shows that a text is meant lightly is found, and its absence is no proof", async () => {
  for (const keyword of plainly) assert.ok(isPlainlyLight(await readBrief({ keyword, tone: null })), keyword);
  for (const keyword of unclear) assert.ok(!isPlainlyLight(await readBrief({ keyword, tone: null })), keyword);
});

Deno.test("without that, no line is used that would hurt beside something grave", async () => {
  const writer = createBuiltInWriter();
  for (const keyword of [...unclear, "hearing at the county court", "meeting with the social worker on Monday"]) {
    const task = await captionTask({ keyword, platform: "x" });
    for (let batch = 0; batch < 6; batch += 1) {
      for (const caption of (await writeCaptions(writer, task)).captions) {
        assert.ok(!isFlippant(caption), `${keyword} → ${caption}`);
        assert.doesNotMatch(caption, /in other news|this happened|that's the post|true story|can't wait/iu, caption);
      }
    }
  }
});

Deno.test("what somebody longs for is over: nobody looks forward to it", async () => {
  const writer = createBuiltInWriter();
  for (const keyword of [
    "nostalgic for summer camp",
    "missing our festival days",
    "throwback to our wedding",
    "remembering the school disco",
  ]) {
    const task = await captionTask({ keyword, platform: "x" });
    for (let batch = 0; batch < 6; batch += 1) {
      for (const caption of (await writeCaptions(writer, task)).captions) {
        assert.doesNotMatch(caption, /can't wait|forward|counting|ready|calendar|diary|coming|bring it on/iu, caption);
      }
    }
  }
});

Deno.test("an order whose object is the person is a feeling, no how-to", async () => {
  const writer = createBuiltInWriter();
  for (const keyword of [
    "bury me with this cheesecake",
    "take me back to the beach",
    "somebody stop me, they have pastries",
  ]) {
    const task = await captionTask({ keyword, platform: "x" });
    assert.equal(task.brief.intent, "feeling", keyword);
    for (const caption of (await writeCaptions(writer, task)).captions)
      assert.doesNotMatch(caption, /how|tip|trick/iu, caption);
  }
  const task = await captionTask({ keyword: "kill me now", platform: "x" });
  assert.deepEqual(
    (await writeCaptions(writer, task)).captions.map((caption) => caption.toLowerCase()),
    ["kill me now."],
  );
  for (const call of ["give me a call", "leave us a review", "take us up on it", "follow me", "stop by the shop"]) {
    assert.ok(!isPlea(call), call);
  }
});
