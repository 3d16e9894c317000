import assert from "node:assert/strict";
import { findHashtags } from "../../../contract/rules/caption-length.ts";
import { said, write } from "./testing/write.ts";

Deno.test("no article is added that the person did not write", async () => {
  for (const keyword of ["enamel milk jug", "leftover gnocchi", "half past four", "chess evening", "lemon sorbet"]) {
    for (const caption of await said(keyword)) {
      assert.doesNotMatch(caption, new RegExp(`\\b(?:an?|the) ${keyword}`, "iu"), caption);
    }
  }
});

Deno.test("something that somebody owns is neither wished for nor offered", async () => {
  for (const keyword of ["our new sewing machine", "my little balcony", "our van ride to Sweden"]) {
    for (const caption of await said(keyword)) {
      assert.doesNotMatch(caption, /give me|yes, please|any day|deserves|\?/iu, caption);
    }
  }
});

Deno.test("a word with several meanings, a number and a grave noun get fewer captions rather than filler", async () => {
  for (const keyword of ["bow", "perch", "ring"]) {
    const captions = await said(keyword);
    assert.ok(captions.length > 0 && captions.length <= 3, keyword);
    for (const caption of captions) assert.doesNotMatch(caption, /fill in|yes or no|association|\?/iu, caption);
  }
  assert.deepEqual(await said("73"), ["73."]);
  assert.deepEqual(await said("my grandfather's burial"), ["My grandfather's burial."]);
});

Deno.test("a thing is no news, and one with a defect is neither wished for nor praised", async () => {
  for (const keyword of ["pewter candlestick", "cracked flower pot", "burnt muffins", "wellington boots with a hole"]) {
    for (const caption of await said(keyword)) {
      assert.doesNotMatch(caption, /news|update|currently|record|headline|so you know|status|yes|always|craving|\?/iu);
    }
  }
});

Deno.test("a private occasion invites nobody, and a notice to somebody is used alone", async () => {
  for (const keyword of [
    "chess night with the boys",
    "the usual chess workshop",
    "tapas evening at my place",
    "noche de cartas con mis primos",
  ]) {
    for (const caption of await said(keyword))
      assert.doesNotMatch(caption, /coming|invit|along|there\?|nos vemos|apuntas/iu);
  }
  assert.deepEqual(await said("{{name}}, your bike is ready"), ["Your bike is ready."]);
  assert.deepEqual(
    await said("happy birthday to my sister").then((all) => all.filter((one) => /together|nobody/iu.test(one))),
    [],
  );
});

Deno.test("for something that has finally arrived, no line says always or wishes for it", async () => {
  for (const keyword of [
    "por fin lluvia",
    "endlich Ferien",
    "enfin le soleil",
    "finalmente estate",
    "finally summer",
  ]) {
    for (const caption of await said(keyword)) {
      assert.doesNotMatch(caption, /siempre|immer|toujours|sempre|always|\?/iu, caption);
    }
  }
});

Deno.test("a business is not praised, and a how-to promises nothing", async () => {
  for (const caption of await said("Pension Rosengarten")) {
    assert.doesNotMatch(caption, /applause|fan of|hats off|make way/iu, caption);
  }
  for (const caption of await said("Market Lane Tailors")) assert.doesNotMatch(caption, /how (?:to|do)/iu, caption);
  for (const caption of await said("how to bleed a radiator")) {
    assert.doesNotMatch(caption, /lesson|useful|save this|everyone should/iu, caption);
  }
});

Deno.test("what looks like a name and holds a preposition gets no spotlight", async () => {
  for (const caption of await said("Regen in Hamburg")) assert.doesNotMatch(caption, /spotlight|shout-out/iu, caption);
  assert.ok((await said("Bright & Sons Roofing")).some((caption) => /spotlight|shout-out/iu.test(caption)));
});

Deno.test(
  "a hashtag is the phrase or its noun phrase, never another part, a misspelling or a private name",
  async () => {
    const tagsOf = async (keyword: string) => [...new Set((await write(keyword, "instagram")).flatMap(findHashtags))];
    assert.deepEqual(await tagsOf("that narrow stair behind the post office"), ["NarrowStair"]);
    assert.deepEqual(await tagsOf("pottery evening for beginners"), ["PotteryEvening"]);
    for (const keyword of [
      "cold noodles straight from the pan",
      "our crossing guard Mrs. Okoye",
      "our sweet nurse Ines",
      "Mrs Okoye from the crossing",
      "Q2 2024",
      "R&B night with the neighbours",
      "second pair of gloves",
      "best cermony speach",
    ]) {
      assert.deepEqual(
        (await tagsOf(keyword)).filter((tag) => !/^(?:ColdNoodles)$/u.test(tag)),
        [],
        keyword,
      );
    }
  },
);
