import assert from "node:assert/strict";
import { readBrief } from "../../../domain/captions/brief/read.ts";
import { kindOf } from "./kind.ts";

const kind = async (keyword: string) => kindOf(await readBrief({ keyword, tone: null }));

Deno.test("a set phrase of a meme stands alone: it is no news", async () => {
  for (const keyword of [
    "it's the audacity for me",
    "its the pockets for me",
    "the way I screamed",
    "tell me why it's hot",
    "not the dog judging me",
    "the math is not mathing",
  ]) {
    assert.equal(await kind(keyword), "alone", keyword);
  }
});

Deno.test("what only begins like a meme is read as before", async () => {
  for (const [keyword, expected] of [
    ["it's the first day of school", "milestone"],
    ["our cat is not amused", "story"],
    ["the way home in the dark", "thing"],
    ["tell me about your garden", "nudge"],
  ] as const) {
    assert.equal(await kind(keyword), expected, keyword);
  }
});

Deno.test("a request with a described object is a how-to and no story", async () => {
  for (const keyword of ["wrap an awkwardly shaped gift", "fix a badly fitted door"]) {
    assert.equal(await kind(keyword), "request", keyword);
  }
  assert.equal(await kind("my sister quietly left the party"), "story");
});

Deno.test("special cases of a chosen intent have their own lines", async () => {
  for (const [keyword, chosenIntent, expected] of [
    ["meet Ada, our new baker", "launch", "alone"],
    ["bring your own mug", "event", "alone"],
    ["team garden", "place", "business"],
    ["fold my grandmother's quilt", "how-to", "request-own"],
    ["the year 1987", "day", "year"],
    ["the year 2019", "day", "alone"],
    ["painting the fence", "thing", "doing-now"],
    ["painted the fence", "unknown", "doing"],
  ] as const) {
    assert.equal(kindOf(await readBrief({ keyword, tone: null, chosenIntent })), expected, keyword);
  }
});
