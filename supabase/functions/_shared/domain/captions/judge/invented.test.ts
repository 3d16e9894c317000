import assert from "node:assert/strict";
import { captionTask } from "../task.ts";
import { judgeCaption, judgeContext } from "./judge.ts";

async function reasons(keyword: string, caption: string): Promise<string[]> {
  const task = await captionTask({ keyword, platform: "general" });
  return judgeCaption(caption, judgeContext(task, [], { byModel: true }), []).map(({ text }) => text);
}

const invented: [keyword: string, caption: string, what: RegExp][] = [
  ["our new kitten", "He owns the sofa now.", /sex/u],
  ["my toddler at the beach", "She ate more sand than lunch.", /sex/u],
  ["rescue greyhound", "Our greyhound has opinions. Ask her.", /sex/u],
  ["banana bread", "Half of it went to the dog.", /company/u],
  ["gardening", "The neighbors think I talk to tomatoes.", /company|person/u],
  ["quiet sunday", "The kids are asleep, finally.", /company/u],
  ["thrifted find", "This jacket has seen things.", /photo/u],
  ["market haul", "Nobody needs these tulips. I do.", /photo/u],
  ["hot chocolate", "Cocoa by the window all evening.", /time of day/u],
  ["hike with friends", "Boots on before sunrise.", /time of day/u],
  ["our soap is back", "Handmade soap, back on the shelf.", /goods/u],
  ["new menu at our diner", "Our new menu: organic everything.", /goods/u],
  ["now booking haircuts", "Now booking haircuts. Every guest gets a coffee.", /goods/u],
  ["new mugs in the shop", "The new mugs are in. Grey, at last.", /color/u],
];

for (const [keyword, caption, what] of invented) {
  Deno.test(`a model's ${JSON.stringify(caption)} for ${JSON.stringify(keyword)} states what nobody said`, async () => {
    assert.match((await reasons(keyword, caption)).join("\n"), what);
  });
}

const honest: [keyword: string, caption: string][] = [
  ["my sister's new kitten", "She said just one cat. We smiled."],
  ["our dog ate the cake", "The dog regrets nothing."],
  ["my neighbor's roses", "The neighbor waters, I admire."],
  ["this old guitar", "This guitar is out of tune and in love."],
  ["all day breakfast", "All day breakfast. Pajamas welcome."],
  ["rainy afternoon", "The rain does the talking today."],
  ["closed monday for repairs", "Monday we rest. Tuesday we ache."],
  ["learning the drums", "Two beats in and already on tour."],
  ["packing boxes", "Who else is still up packing boxes?"],
  ["flat white", "A flat white, and then we talk."],
  ["garden tomatoes", "None of these made it inside."],
  ["handmade soap", "Handmade soap for hands that make things."],
  ["we're hiring a barista", "We're hiring a barista who makes a flat white worth crossing the street for."],
  ["iced latte", "Ice first, opinions later."],
];

for (const [keyword, caption] of honest) {
  Deno.test(`a model's ${JSON.stringify(caption)} for ${JSON.stringify(keyword)} may be shown`, async () => {
    assert.deepEqual(await reasons(keyword, caption), []);
  });
}

Deno.test("a caption about other things is another subject; a thought without things is not", async () => {
  const off = /something else/u;
  assert.match((await reasons("iced latte", "Sunset over the beach, sand in every shoe.")).join(), off);
  assert.match((await reasons("new haircut", "The tractor, the boat, the fish.")).join(), off);
  assert.doesNotMatch((await reasons("iced latte", "Some mornings need a straw.")).join(), off);
  assert.doesNotMatch((await reasons("iced latte", "Melting faster than my plans.")).join(), off);
});

Deno.test("what a model answers instead of a caption is none, in six languages", async () => {
  for (const caption of [
    "I'm sorry, I can't help with that.",
    "I cannot create captions about this.",
    "As an AI language model, I don't drink coffee.",
    "Lo siento, no puedo ayudar con eso.",
    "Es tut mir leid, dabei kann ich nicht helfen.",
    "Désolé, je ne peux pas vous aider.",
    "Mi dispiace, non posso aiutare.",
    "Desculpe, não posso ajudar.",
  ])
    assert.match((await reasons("coffee", caption)).join(), /refuses/u, caption);
  assert.doesNotMatch((await reasons("coffee", "Sorry, the coffee spoke first.")).join(), /refuses/u);
});

Deno.test("captions that differ in one word are one caption, and none says a sentence twice", async () => {
  const task = await captionTask({ keyword: "coffee", platform: "general" });
  const context = judgeContext(task, [], { byModel: true });
  const first = "Coffee first, then the emails.";
  for (const variant of ["Coffee first, then the meetings.", "Coffee first, then all the emails."])
    assert.match(judgeCaption(variant, context, [first])[0]?.text ?? "", /same as another/u, variant);
  assert.deepEqual(judgeCaption("Tea second, if there is time.", context, [first]), []);
  assert.match((await reasons("coffee", "I like coffee. I like coffee.")).join(), /own sentences/u);
});
