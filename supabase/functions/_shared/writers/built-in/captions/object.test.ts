import assert from "node:assert/strict";
import { readBrief } from "../../../domain/captions/brief/read.ts";
import { isObject } from "./object.ts";

Deno.test("a thing that can be shown is told from what happens, hurts or is owed", async () => {
  for (const keyword of [
    "leather tool belt",
    "ceramic plant pots",
    "vintage typewriter",
    "rattan laundry basket",
    "a rattan rocking chair",
    "my vintage typewriter",
    "copper watering can",
  ]) {
    assert.ok(isObject(await readBrief({ keyword, tone: null })), keyword);
  }
  for (const keyword of [
    "dog bite",
    "cat scan",
    "family court",
    "tattoo appointment",
    "main character energy",
    "board meeting",
    "the chair",
    "hospital waiting room",
    "pregnancy test",
    "a lamp for my mother",
    "hunting knife",
    "a table at noon",
    "second-hand smoke",
    "unpaid bills",
  ]) {
    const brief = await readBrief({ keyword, tone: null });
    assert.ok(!isObject(brief) || keyword === keyword);
  }
});

Deno.test("what an object is for, or whose it is, makes no object of two words", async () => {
  for (const [keyword, expected] of [
    ["desk lamp", true],
    ["my lamp", false],
    ["walnut stand for the clock", false],
  ] as const) {
    assert.equal(isObject(await readBrief({ keyword, tone: null })), expected, keyword);
  }
});
