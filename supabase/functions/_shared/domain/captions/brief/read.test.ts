import assert from "node:assert/strict";
import type { BriefInput, Intent } from "./brief.ts";
import { readBrief } from "./read.ts";

const read = (keyword: string, more: Partial<BriefInput> = {}) => readBrief({ keyword, tone: null, ...more });

const intents: Record<string, Intent> = {
  "20% off all mugs": "offer",
  "free class this week": "offer",
  "kids eat free on Mondays": "offer",
  "book your sauna slot now": "offer",
  "introducing our plum jam": "launch",
  "our shop is open again": "story",
  "now on Spotify": "launch",
  "we are hiring a florist": "launch",
  "500 orders": "milestone",
  "three years sober": "milestone",
  "our 10th anniversary": "milestone",
  "passed my driving test": "milestone",
  "bake sale saturday": "event",
  "poetry night in the garden": "event",
  "charity 10k in June": "event",
  "how to sharpen a knife": "how-to",
  "five ways to use stale bread": "how-to",
  "prune a fig tree": "how-to",
  "clean a flute": "how-to",
  "what should I wear tomorrow": "question",
  "tea or coffee": "question",
  "anyone else scared of geese": "question",
  "my daughter learned to whistle": "story",
  "the train left without us": "story",
  "we found the key in the freezer": "story",
  "so nervous about the exam": "feeling",
  "grateful for neighbours": "feeling",
  "can't focus": "feeling",
  "copper watering can": "thing",
  "sea kayaking": "thing",
  "a 1960s jukebox": "thing",
  "my aunt's garden": "place",
  "the tiny museum": "place",
  "road trip through norway": "place",
  "Grace Hopper": "person",
  "Dr. Lena Okafor": "person",
  "Team Badger": "person",
  "14 July": "day",
  "4:30 am": "day",
  "1984": "day",
  "happy birthday Tim": "greeting",
  "Merry Christmas": "greeting",
  "break a leg, theatre group": "greeting",
  "good luck with the exam": "greeting",
  "rent free": "unknown",
  "poison green nail polish": "thing",
  "Miller Pottery Workshop": "person",
  "pottery workshop on Saturday": "event",
  "my father died": "loss",
  pear: "unknown",
};

Deno.test("a noun followed by a verb is a sentence, a noun of several words is not", async () => {
  for (const keyword of [
    "our knitwear range drops tomorrow",
    "new flavours land Friday",
    "goat ate the curtains",
    "toddler painted the wall",
    "soup smells amazing",
  ])
    assert.equal((await read(keyword)).form, "sentence", keyword);
  for (const keyword of [
    "cough drops",
    "summer sales",
    "baked beans on toast",
    "long runs",
    "hand-painted tiles",
    "harvest dinner in August",
  ]) {
    assert.equal((await read(keyword)).form, "phrase", keyword);
  }
});

Deno.test("a road is no place with a capital, and names keep the capitals that were typed", async () => {
  assert.equal((await read("Volvo road trip")).subject, "Volvo road trip");
  assert.equal((await read("PlayStation party night")).subject, "PlayStation party night");
});

Deno.test(
  "illness, the end of a shop and a person that somebody is lost without are grave; being lost is not",
  async () => {
    for (const keyword of [
      "my aunt's illness",
      "our last day at the bakery",
      "lost without her",
      "our company is closing",
    ])
      assert.equal((await read(keyword)).gravity, "grave", keyword);
    for (const keyword of ["lost in the music", "gone fishing", "lost without my coffee", "a flood of messages"]) {
      assert.equal((await read(keyword)).gravity, "light", keyword);
    }
  },
);

Deno.test(
  "everyday words of a language that a large dictionary of English has, too, are read as the browser does",
  async () => {
    for (const [text, locale, language] of [
      ["chaise", null, "fr"],
      ["chaise", "fr-FR", "fr"],
      ["chaise", "en-US", "en"],
      ["garbanzos", null, "es"],
      ["siesta", null, "en"],
      ["siesta", "es", "es"],
    ] as const) {
      assert.equal((await read(text, { locale })).language, language, `${text} ${locale}`);
    }
  },
);

Deno.test("the intent of everyday keywords", async () => {
  const wrong: string[] = [];
  for (const [keyword, intent] of Object.entries(intents)) {
    const brief = await read(keyword);
    if (brief.intent !== intent) wrong.push(`${keyword}: ${brief.intent}, not ${intent}`);
  }
  assert.deepEqual(wrong, []);
});

Deno.test("the person's choice takes precedence over what was read", async () => {
  const brief = await read("apple", { chosenIntent: "launch", chosenLanguage: "de" });
  assert.equal(brief.intent, "launch");
  assert.equal(brief.language, "de");
  assert.equal(brief.languageIsCertain, true);
  assert.equal(brief.confidence, 1);
});

Deno.test("a loss cannot be changed by choosing another intent, and choosing loss makes a text grave", async () => {
  assert.equal((await read("my father died", { chosenIntent: "offer" })).gravity, "grave");
  assert.equal((await read("the last letter", { chosenIntent: "loss" })).gravity, "grave");
});

Deno.test("slots contain what is in the text, and nothing else", async () => {
  const { slots } = await read(
    "15% off tickets over $40 at 7 pm on Friday with @riverside_choir 🎉 https://example.com/a #Choir",
  );
  assert.deepEqual(slots.discounts, ["15% off"]);
  assert.deepEqual(slots.prices, ["$40"]);
  assert.deepEqual(slots.dates, ["7 pm", "Friday"]);
  assert.deepEqual(slots.mentions, ["@riverside_choir"]);
  assert.deepEqual(slots.links, ["https://example.com/a"]);
  assert.deepEqual(slots.hashtags, ["Choir"]);
  assert.deepEqual(slots.emoji, ["🎉"]);
  const nothing = await read("copper watering can");
  assert.ok(Object.values(nothing.slots).every((list) => list.length === 0));
});

Deno.test(
  "the subject is the person's words without links, tags at the end and emoji, in the capitals that English writes",
  async () => {
    assert.equal((await read("https://example.com/menu our new menu")).subject, "our new menu");
    assert.equal((await read("beach day 🐚 #OurSummer")).subject, "beach day");
    assert.equal((await read("a weekend in chile")).subject, "a weekend in Chile");
    assert.equal(
      (await read("lunch on monday with i think ten people")).subject,
      "lunch on Monday with I think ten people",
    );
    assert.equal((await read("50% <b>off</b> &amp; more")).subject, "50% off & more");
    assert.equal((await read("#MondayMotivation")).subject, "Monday motivation");
  },
);

Deno.test(
  "a country that is an everyday word keeps its small letter, unless a preposition makes it a place",
  async () => {
    assert.equal((await read("roast turkey")).subject, "roast turkey");
    assert.equal((await read("bone china cups")).subject, "bone china cups");
    assert.equal((await read("two weeks in turkey")).subject, "two weeks in Turkey");
  },
);

Deno.test("obvious misspellings are corrected; names and British spellings are not changed", async () => {
  assert.equal((await read("bithday cake")).subject, "birthday cake");
  assert.equal((await read("resturant opening")).subject, "restaurant opening");
  for (const keyword of [
    "favourite colour",
    "amigurumi yarn",
    "Playmobil pirates",
    "travelling by tram",
    "skincare routine",
    "sourdough pierogi",
    "jewellery box",
    "birdwatching hut",
  ])
    assert.equal((await read(keyword)).subject, keyword);
});

Deno.test("sentences are recognized, and phrases are not sentences", async () => {
  for (const keyword of [
    "my phone fell into the pool",
    "we are hiring",
    "mi perro odia la lluvia",
    "Oma backt Zwetschgenkuchen",
    "is it too early?",
  ])
    assert.equal((await read(keyword)).isSentence, true, keyword);
  for (const keyword of ["linen apron", "sold out in two hours", "rebajas de enero", "descale a kettle", "🔥🔥"]) {
    assert.equal((await read(keyword)).isSentence, false, keyword);
  }
});

Deno.test("a photo's note replaces a missing keyword", async () => {
  assert.equal((await read("", { photoNote: "two dogs on a sofa" })).subject, "two dogs on a sofa");
});

Deno.test("unusual input is read without failing", async () => {
  for (const keyword of [
    "",
    " ",
    "\u0000",
    "🔥".repeat(200),
    "a".repeat(500),
    "\uD800x",
    "((((",
    "#",
    "@",
    "$",
    "1",
    "<script>alert(1)</script>",
    "...",
    "¿?",
    "קפה 咖啡 قهوة",
  ]) {
    const brief = await read(keyword);
    assert.equal(typeof brief.subject, "string");
    assert.ok(brief.confidence >= 0 && brief.confidence <= 1);
  }
});
