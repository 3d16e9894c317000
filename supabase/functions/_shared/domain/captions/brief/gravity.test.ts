import assert from "node:assert/strict";
import { crisisKeywords, graveKeywords, trapKeywords } from "./gravity.cases.ts";
import { loadValences, readGravity, readMood } from "./gravity.ts";

Deno.test("every keyword about loss, illness, violence or disaster is read as serious", () => {
  assert.ok(graveKeywords.length >= 150);
  assert.deepEqual(
    graveKeywords.filter((keyword) => readGravity(keyword) === "light"),
    [],
  );
});

Deno.test("every keyword that only sounds grave is read as light", () => {
  assert.ok(trapKeywords.length >= 150);
  assert.deepEqual(
    trapKeywords.filter((keyword) => readGravity(keyword) !== "light"),
    [],
  );
});

Deno.test("somebody who may be in danger is noticed, in six languages", () => {
  assert.deepEqual(
    crisisKeywords.filter((keyword) => readGravity(keyword) !== "crisis"),
    [],
  );
});

Deno.test("what is told in the words of a war or a crime is harmless by its object alone", () => {
  for (const keyword of [
    "losing the battle with leukaemia",
    "custody battle for my kids",
    "attacked by a dog on the way home",
    "victims of the mudslide",
    "war with our neighbours, they died",
    "evicted from our home by the bank",
    "please kill me now",
  ]) {
    assert.notEqual(readGravity(keyword), "light", keyword);
  }
});

Deno.test("a loss inside a longer text, in capitals or with curly apostrophes is still one", () => {
  assert.equal(readGravity("We can’t believe it. Our grandfather DIED on Sunday, two days before his party."), "grave");
  assert.equal(readGravity("I can’t go on anymore"), "crisis");
});

Deno.test("the mood of an English text follows its words, and their denial", async () => {
  const valences = await loadValences();
  assert.equal(readMood("so proud of this team", valences), "good");
  assert.equal(readMood("bored at work", valences), "low");
  assert.notEqual(readMood("never bored at work", valences), "low");
  assert.equal(readMood("can't sleep again", valences), "low");
  assert.equal(readMood("walnut cutting board", { ...valences, cutting: 0 }), "plain");
  assert.equal(readMood("can't sleep", valences), "low");
});
