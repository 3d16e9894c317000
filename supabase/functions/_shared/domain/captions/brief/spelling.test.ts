import assert from "node:assert/strict";
import { emojiWords } from "../../text/emoji.ts";
import { loadDictionary } from "./dictionary.ts";
import { loadGrammar } from "./grammar.ts";
import { doubtfulWords, correctSpelling, vocabularyOf } from "./spelling.ts";

const vocabulary = vocabularyOf(emojiWords(), (await loadGrammar()).lexicon);

Deno.test("obvious misspellings are corrected, and capitals are kept", () => {
  assert.equal(correctSpelling("bithday cake for my freinds"), "birthday cake for my friends");
  assert.equal(correctSpelling("Resturant opening"), "Restaurant opening");
});

Deno.test("everything else stays as typed: British spellings, rare words, names, accounts, links", () => {
  for (const text of [
    "favourite colour",
    "concert",
    "amigurumi",
    "Playmobil",
    "@bithday_cakes",
    "#freinds",
    "example.com/resturant",
    "expressionism",
  ])
    assert.equal(correctSpelling(text), text);
});

Deno.test(
  "one slip in a long everyday word is corrected: letters exchanged, doubled, a vowel, a day of the week",
  () => {
    const cases: Record<string, string> = {
      "garden fountian": "garden fountain",
      "my dauhgter": "my daughter",
      "strawbery jam": "strawberry jam",
      "a wonderfull evening": "a wonderful evening",
      "vegeterian pie": "vegetarian pie",
      "open on satuday": "open on saturday",
      "recieve a parcel": "receive a parcel",
      "totaly dark": "totally dark",
    };
    for (const [typed, meant] of Object.entries(cases)) assert.equal(correctSpelling(typed, vocabulary), meant, typed);
  },
);

Deno.test("words that only look like others stay, and so do names and British spellings", () => {
  for (const text of [
    "prefect",
    "concierge",
    "outdoorsy",
    "chocolatey",
    "colourful",
    "inventory",
    "expansive",
    "remainder",
    "crabs and clams",
    "a dinner with Hernry",
    "travelling",
    "wicker kettle",
  ])
    assert.equal(correctSpelling(text, vocabulary), text);
});

Deno.test(
  "what looks misspelled and cannot be corrected is in doubt, and every unknown word is beside a mended one",
  () => {
    assert.deepEqual(doubtfulWords("valentimes dinner", vocabulary, false), []);
    assert.deepEqual(doubtfulWords("my freindly dog", vocabulary, false), ["freindly"]);
    assert.deepEqual(doubtfulWords("opening of the cermony", vocabulary, true), ["cermony"]);
    assert.deepEqual(doubtfulWords("garden party", vocabulary, true), []);
  },
);

Deno.test(
  "with the dictionary, shorter and inflected words are corrected, and words of no dictionary stay",
  async () => {
    const dictionary = await loadDictionary(vocabulary);
    const cases: Record<string, string> = {
      "hankerchief with my initals": "handkerchief with my initials",
      "mischievious donky": "mischievous donkey",
      "restored furnature": "restored furniture",
      "new hairdreser in town": "new hairdresser in town",
      "barbecque weather": "barbecue weather",
      "chandaleer cleaning": "chandelier cleaning",
    };
    for (const [typed, meant] of Object.entries(cases)) assert.equal(correctSpelling(typed, dictionary), meant, typed);
    const kept = ["beef rendang", "mochi ice cream", "laksa bowl", "skibidi dance", "delulu season", "zumba night"];
    for (const text of [...kept, "pilates class", "favourite colour", "kintsugi workshop", "padel court"])
      assert.equal(correctSpelling(text, dictionary), text);
  },
);

Deno.test("letters in another order, three instead of two, and endings without their second consonant", async () => {
  const large = await loadDictionary(vocabulary);
  const cases: Record<string, string> = {
    "chocolate crossaint": "chocolate croissant",
    "weddding cake": "wedding cake",
    "prefered seats": "preferred seats",
    "swiming lesson": "swimming lesson",
    "fresh raspberrys": "fresh raspberries",
    "retireing soon": "retiring soon",
  };
  for (const [typed, meant] of Object.entries(cases)) assert.equal(correctSpelling(typed, large), meant, typed);
  assert.equal(correctSpelling("tuesdays at our diner", vocabulary), "tuesdays at our diner");
  for (const text of ["diner", "headshot", "perseids", "hiking and biking", "travelling", "conures", "shearling"])
    assert.equal(correctSpelling(text, large), text);
});
