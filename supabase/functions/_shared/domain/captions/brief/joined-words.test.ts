import assert from "node:assert/strict";
import { loadDictionary } from "./dictionary.ts";
import { spellHashtags, splitJoinedWords } from "./joined-words.ts";
import { readBrief } from "./read.ts";
import { vocabularyOf } from "./spelling.ts";

const vocabulary = await loadDictionary(vocabularyOf([], []));
const split = (text: string) => splitJoinedWords(text, vocabulary)?.join(" ") ?? null;

const certain: Record<string, string> = {
  mobilehairdresser: "mobile hairdresser",
  smallbusiness: "small business",
  handmadejewelry: "handmade jewelry",
  coffeeoftheday: "coffee of the day",
  sunsetlovers: "sunset lovers",
};
for (const [text, words] of Object.entries(certain)) {
  Deno.test(`${text} is "${words}"`, () => {
    assert.equal(split(text), words);
  });
}

// One word, names, other languages, and texts that can be read in two ways.
for (const text of [
  "wanderlust",
  "hairdresser",
  "instagram",
  "bookstagram",
  "gutenmorgen",
  "buenosdias",
  "penisland",
  "whorepresents",
  "café",
  "a".repeat(40),
  "theandthe".repeat(5),
]) {
  Deno.test(`${text} is not split`, () => {
    assert.equal(split(text), null);
  });
}

Deno.test(
  "a keyword of joined hashtags is read as words, and one of several words only where it has nothing else",
  async () => {
    const read = async (keyword: string) => (await readBrief({ keyword, tone: null })).subject;
    assert.equal(await read("#mobilehairdresser"), "mobile hairdresser");
    assert.equal(await read("#smallbusiness #sunsetlovers #Vienna"), "small business, sunset lovers, Vienna");
    assert.equal(await read("love my #smallbusiness today"), "love my smallbusiness today");
  },
);

Deno.test("the gravity of joined hashtags is that of their words", async () => {
  const read = async (keyword: string) => (await readBrief({ keyword, tone: null })).gravity;
  assert.notEqual(await read("#suicideprevention"), "light");
  assert.equal(await read("#smallbusiness"), "light");
});

Deno.test("capitals and underscores part the words of a hashtag", async () => {
  assert.equal(
    await spellHashtags(["DogWalk", "slow_sunday", "smallbusiness"], vocabulary),
    "dog walk, slow sunday, small business",
  );
});
