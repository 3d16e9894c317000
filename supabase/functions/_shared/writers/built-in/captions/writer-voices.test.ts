import assert from "node:assert/strict";
import { none, said, write } from "./testing/write.ts";

Deno.test("a voice is followed: lower case, a signature, no questions, one sentence, another language", async () => {
  for (const caption of await write("copper watering can", "x", {
    tone: "short, dry, all lower case. examples: 'coffee. again.' / 'it rained. we stayed.'",
  }))
    assert.equal(caption, caption.toLowerCase());
  for (const caption of await write("copper watering can", "x", {
    tone: "Warm, always signed. Example: 'Two loaves this morning. With love, Nana May'",
  }))
    assert.match(caption, /With love, Nana May/u);
  for (const caption of await write("copper watering can", "instagram", {
    tone: "one sentence. no emoji, no hashtags, no questions. Example: 'New prints in the window.'",
  }))
    assert.match(caption, /^[^.?!#]+\.$/u);
  for (const caption of await write("how many cats are too many", "x", { tone: "no questions, one sentence" })) {
    assert.doesNotMatch(caption, /\?/u);
  }
  for (const keyword of ["what to cook tonight", "tea or coffee", "wer kommt mit", "où aller ce week-end"]) {
    for (const caption of await said(keyword, { tone: "no questions" })) assert.doesNotMatch(caption, /[?¿]/u, keyword);
  }
  const spanish = (await write("taller de cerámica", "x", { tone: "Escribimos en español, cercano y corto." })).join(
    " ",
  );
  assert.doesNotMatch(spanish, /\b(?:the|you|calendar)\b/iu);
});

Deno.test("every voice has five captions for a thing, a success, an offer, a question and a how-to", async () => {
  const tones = [
    "short, dry, all lower case. examples: 'coffee. again.' / 'it rained. we stayed.'",
    "We write for a law firm: complete sentences, no exclamation marks, no emoji, no hashtags.",
    "omg energy!! lots of emoji, slang, CAPS for one word. e.g. 'this matcha is UNREAL 😭💚'",
    "Warm and old-fashioned, always signed. Example: 'Two loaves this morning. With love, Nana May'",
    "one sentence. no emoji, no hashtags. Example: 'New prints in the window.'",
  ];
  const keywords = [
    "copper watering can",
    "our dog turned 3 today",
    "20% off haircuts this week",
    "should I cut my own fringe",
    "start running again after an injury",
  ];
  for (const tone of tones)
    for (const keyword of keywords) {
      const captions = await write(keyword, "instagram", { tone, count: 5 });
      assert.equal(captions.length, 5, `${keyword}, ${tone}: ${captions.join(" | ")}`);
    }
});

Deno.test("a voice in capitals is followed, but not for a grave subject", async () => {
  const loud = "OMG BEST DAY EVER!!! 🎉\nCANNOT STOP SMILING!!! 😍";
  for (const caption of await write("copper watering can", "x", { tone: loud, levels: none })) {
    assert.equal(caption, caption.toUpperCase());
  }
  for (const caption of await write("funeral of my grandfather", "x", { tone: loud })) {
    assert.doesNotMatch(caption, /!/u);
    assert.notEqual(caption, caption.toUpperCase());
  }
});

Deno.test("where a voice writes in another language than the keyword, no line is mixed in", async () => {
  for (const caption of await said("jazz concert in the park", { tone: "Escribimos en español, cercano y corto." })) {
    assert.doesNotMatch(caption, /viene|nos vemos|agenda|plan|apuntas|esperamos|nota/iu, caption);
    assert.match(caption, /jazz concert in the park/iu);
  }
});
