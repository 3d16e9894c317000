import assert from "node:assert/strict";
import { readSubject } from "./subject.ts";

const read = (keyword: string) => {
  const { kind, title, plain, inline } = readSubject(keyword);
  return { kind, title, plain, inline };
};
const topicName = (keyword: string) => {
  const subject = readSubject(keyword);
  return subject.loose ? null : subject.topics[0]?.words.split(", ")[0] ?? null;
};

Deno.test("a thing gets its article, a mass noun and a plural need none, an unknown name stands alone", () => {
  assert.equal(read("latte").inline, "the latte");
  assert.equal(read("coffee").inline, "coffee");
  assert.equal(read("pancakes").inline, "pancakes");
  assert.equal(read("my umbrella").inline, "my umbrella");
  assert.equal(read("umbrella").inline, "the umbrella");
  assert.equal(read("grandma's apple pie").inline, "grandma's apple pie");
  assert.equal(read("movie night").inline, "movie night");
  assert.equal(read("best friend").inline, "my best friend");
  assert.equal(read("zephyr").inline, null);
  assert.equal(read("a cup of tea").inline, "a cup of tea");
  assert.equal(read("New York").inline, "New York");
  assert.equal(read("hiking in the alps").inline, "hiking in the Alps");
  assert.equal(read("how to bake bread").inline, null);
  assert.equal(read("happy").inline, null);
  assert.equal(read("sister's birthday").inline, "my sister's birthday");
  assert.equal(read("Nina's birthday").inline, "Nina's birthday");
  assert.equal(read("Rex the dog").inline, "Rex the dog");
});

Deno.test("casing is put right: days and places up, shouting down, names as they are", () => {
  assert.equal(read("sunday in paris").plain, "Sunday in Paris");
  assert.equal(read("MY NEW CAR").title, "My new car");
  assert.equal(read("Morning Coffee").plain, "morning coffee");
  assert.equal(read("iPhone 20").title, "iPhone 20");
  assert.equal(read("rex the dog").title, "Rex the dog");
  assert.equal(read("black friday sale").plain, "Black Friday sale");
});

Deno.test("sentences and questions are kept whole", () => {
  assert.deepEqual(read("I just got a new job!"), { kind: "sentence", title: "I just got a new job", plain: "I just got a new job!", inline: null });
  assert.equal(read("is it friday yet?").title, "Is it Friday yet");
  assert.equal(read("is it friday yet?").kind, "question");
  assert.equal(read("my cat is the boss here").kind, "sentence");
  assert.equal(read("im so tired").title, "I'm so tired");
  assert.equal(read("our new bakery opens saturday").title, "Our new bakery opens Saturday");
  assert.equal(read("our new bakery opens saturday").kind, "sentence");
  for (const saying of ["away we go", "good vibes only", "no pain, no gain", "as good as it gets"]) assert.equal(read(saying).kind, "sentence", saying);
  assert.equal(read("best coffee in town").kind, "label");
});

Deno.test("requests, markup, links, tags and emoji around the subject are taken off", () => {
  for (const keyword of ["write a funny caption about my cat", "Caption for my cat", "a photo of my cat", "<b>my cat</b>", "my cat https://example.com/x?y", "🐱 my cat 🐾", "my cat #caturday"]) assert.equal(read(keyword).plain, "my cat", keyword);
  assert.deepEqual(readSubject("my cat #Caturday 🐱").hashtags, ["Caturday"]);
  assert.deepEqual(readSubject("my cat #Caturday 🐱").emoji, ["🐱"]);
  assert.equal(read("#MondayMood").plain, "Monday mood");
  assert.equal(read("https://www.example.com/page").plain, "example.com");
  assert.equal(read("☕").plain, "coffee");
});

Deno.test("what cannot be read out is left out", () => {
  for (const keyword of ["", "   ", "!!!", "a".repeat(500), "\u0000\u202E", "🫨"]) assert.equal(read(keyword).kind, "none", keyword.slice(0, 20));
  assert.ok(read("word ".repeat(100)).title.length <= 75);
  assert.ok(read("字".repeat(500)).title.length <= 30);
});

Deno.test("the topic is the subject, not a word that describes it", () => {
  assert.equal(topicName("Sunday morning coffee with Mia"), "coffee");
  assert.equal(topicName("birthday cake"), "cake");
  assert.equal(topicName("my dog at the beach"), "dog");
  assert.equal(topicName("my cat sleeping"), "cat");
  assert.equal(topicName("coffee ideas"), "coffee");
  assert.equal(topicName("how to prune roses"), "flower");
  assert.equal(topicName("50% off all candles this weekend"), "sale");
  assert.equal(topicName("cafe con leche"), "coffee");
  assert.equal(topicName("vintage typewriter"), null);
  assert.equal(topicName("quantum physics"), null);
});

Deno.test("addresses and handles say nothing about the language", () => {
  for (const text of ["https://example.com/a/o/e", "our new shop example.com", "mysite.de", "www.os.com sale", "thanks @com.dos", "hello@los.com"]) assert.equal(readSubject(text).language, "en", text);
  assert.equal(readSubject("unser Laden auf example.com").language, "de");
});

Deno.test("the language is told by script and small words", () => {
  assert.deepEqual(["coffee with friends", "mi perro en la playa", "Kaffee mit meinem Hund", "le chien et la plage", "コーヒー", "кофе утром", "café latte", "Weihnachtsmarkt", "猫和狗", "고양이", "קפה"].map((text) => readSubject(text).language), ["en", "es", "de", "fr", "ja", "ru", "en", "de", "zh", "ko", "other"]);
});

Deno.test("grave subjects are met soberly, harmless phrases are not", () => {
  for (const keyword of ["grandma's funeral", "my father passed away", "earthquake victims", "we lost our dog", "cancer diagnosis"]) assert.equal(readSubject(keyword).sober, true, keyword);
  for (const keyword of ["deadline day", "deadlift PR", "a cake to die for", "weight loss journey", "star wars night", "my plants are dying", "my running shoes are dead", "dead battery", "missing home", "sick day", "killing it"]) assert.equal(readSubject(keyword).sober, false, keyword);
});
