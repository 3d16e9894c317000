import assert from "node:assert/strict";
import { hashtagsFrom, liftHashtags, meaningfulWords, tidyHashtags } from "./hashtags.ts";

Deno.test("signs in front of a tag are left out, and phrases are joined", () => {
  assert.deepEqual(tidyHashtags(["##tea", " #Tea", "morning run", "rock’n’roll", "!"]), [
    "Tea",
    "MorningRun",
    "Rocknroll",
  ]);
});

Deno.test("a tag does not begin with the mark of a letter that is not there", () => {
  assert.deepEqual(tidyHashtags(["\u200Cچای"]), ["چای"]);
});

Deno.test("a text without a hash sign stays as it is, and others lose their tags", () => {
  assert.deepEqual(liftHashtags(" Tea time "), { text: " Tea time ", hashtags: [] });
  assert.deepEqual(liftHashtags("My #tea time #kettle"), { text: "My tea time", hashtags: ["tea", "kettle"] });
});

Deno.test("a contracted word says nothing if its beginning does not", () => {
  assert.deepEqual(meaningfulWords("That's what we've baked, Anna's bread"), ["baked", "Anna's", "bread"]);
});

Deno.test("no group of words reaches over a mark", () => {
  assert.ok(hashtagsFrom("a rainy walk, hot chocolate afterwards and an early night").includes("RainyWalk"));
});
