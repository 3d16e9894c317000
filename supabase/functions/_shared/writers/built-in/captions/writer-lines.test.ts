import assert from "node:assert/strict";
import { findHashtags } from "../../../contract/rules/caption-length.ts";
import { ModelError } from "../../../domain/writing/call.ts";
import { loadBank } from "./bank/load.ts";
import { said, write } from "./testing/write.ts";

Deno.test("five are shown for everyday keywords, each with a thought of its own", async () => {
  for (const keyword of [
    "iced latte",
    "thrift haul",
    "leg day done",
    "our dog turned 3 today",
    "hand poured soy candles restocked",
    "closed monday for inventory",
    "we're hiring a barista",
    "coffee or tea",
    "homesick in a new city",
    "a wooden duck",
    "Zorblax",
    "mi primer maratón",
    "neue Öffnungszeiten ab Montag",
    "les premières fraises",
    "gelato a Roma",
    "bolo de cenoura",
  ]) {
    const captions = await write(keyword, "general", { count: 5 });
    assert.equal(captions.length, 5, keyword);
    for (const caption of captions) {
      const own = caption.replace(/#\S+/gu, "").toLowerCase().replace(keyword.toLowerCase(), "");
      assert.ok((own.match(/\p{L}+/gu) ?? []).length > 2, caption);
    }
  }
});

Deno.test("most captions have the person's words", async () => {
  for (const keyword of ["copper watering can", "garden tomatoes", "poetry night in the garden", "grumpy goose"]) {
    const captions = await write(keyword, "x", {
      count: 5,
      levels: { emojiLevel: 0, hashtagLevel: 0, aiControlled: false },
    });
    const without = captions.filter((caption) => !caption.toLowerCase().includes(keyword));
    assert.ok(without.length <= 2, without.join("\n"));
  }
});

Deno.test("where a hashtag is the keyword, a caption need not end with it", async () => {
  const tagged = await write("porch swing", "instagram", { count: 5 });
  assert.ok(tagged.every((caption) => caption.includes("#PorchSwing")));
  const unnamed = tagged.filter((caption) => !caption.split("#")[0]!.toLowerCase().includes("porch swing"));
  assert.ok(unnamed.length > 0 && unnamed.length * 2 <= tagged.length, tagged.join("\n"));
  const plain = await write("porch swing", "instagram", {
    count: 5,
    levels: { emojiLevel: 0, hashtagLevel: 0, aiControlled: false },
  });
  assert.ok(plain.some((caption) => caption.endsWith(" Porch swing.")));
});

Deno.test("a noun gets the article that it needs, and the lines agree with it", async () => {
  for (const keyword of ["enamel milk jug", "chess evening", "lemon sorbet"]) {
    for (const caption of await said(keyword, { count: 5 }))
      assert.doesNotMatch(caption, /\ba (?:enamel|ice)|\ban (?:chess|lemon)/iu);
  }
  for (const caption of await said("garden tomatoes", { count: 5 }))
    assert.doesNotMatch(caption, /\ba garden tomatoes|tomatoes is\b/iu);
});

Deno.test("nothing of the kind's cheer stands beside a mishap", async () => {
  for (const caption of await said("burnt muffins", { count: 5 })) {
    assert.doesNotMatch(caption, /warm from|soft landing|day is saved|best television/iu, caption);
  }
});

Deno.test(
  "a grave noun and a number get few words, and letters at random a sentence that says what to type",
  async () => {
    assert.deepEqual(await said("my grandfather's burial"), ["My grandfather's burial."]);
    await assert.rejects(write("asdfasdf"), (error) => error instanceof ModelError && error.kind === "unreadable");
  },
);

Deno.test("a hashtag is made of the keyword's words or chosen for its kind, never a private name", async () => {
  const { tags } = await loadBank("en");
  for (const keyword of ["pottery evening for beginners", "our crossing guard Mrs. Okoye", "iced latte", "R&B night"]) {
    for (const tag of (await write(keyword, "instagram", { count: 5 })).flatMap(findHashtags)) {
      const isOwn = keyword
        .toLowerCase()
        .replace(/[^\p{L}]/gu, "")
        .includes(tag.toLowerCase());
      assert.ok(isOwn || tags.has(tag.toLowerCase()), `${keyword}: ${tag}`);
      assert.doesNotMatch(tag, /okoye/iu);
    }
  }
});
