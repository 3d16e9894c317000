import assert from "node:assert/strict";
import { newsOf } from "./news-of.ts";
import { withPlace } from "./place-phrase.ts";
import { sceneOf } from "./scene-of.ts";
import { kindOfText } from "./sentence-of.ts";
import { readSubject } from "./subject.ts";

const scene = (keyword: string) => {
  const subject = readSubject(keyword);
  assert.ok(subject.forms, keyword);
  return sceneOf(subject.loose ? null : subject.topics[0] ?? null, subject.forms, false);
};

Deno.test("a subject that no topic knows is met as the kind of thing it is", () => {
  const expected = {
    "handmade leather wallet": "thing", "Bamboo toothbrush": "thing", "grandpa's old watch": "thing", "broken zipper": "mishap", "power cut": "mishap", "a spider in the bath": "mishap", "1000 followers": "win", "one year sober": "win", "debt free": "win",
    "dental clinic": "service", "wedding photographer Berlin": "service", "our plumbing": "service", "now hiring": "hiring", "learning to surf": "learner", "Kubernetes": "tool", "Excel formulas": "tool", "Taylor Swift": "name", "the Eras Tour": "name", "photosynthesis": "idea", "10 tips for better sleep": "tips",
    "why I love Mondays": "why", "x": "letter", "42": "number", "2026": "year", "14 February": "date", "Feb 14th": "date", "buy one get one free on mugs": "offer", "up to 50% off": "offer", "roast chicken": "meal", "meteor shower": "outdoors", "lavender field": "outdoors", "my therapist": "person", "crochet frog": "thing", "exam results": "study", "first day at the gym": "workout", "soy candles for sale": "offer", "from $19": "offer", "5 star review": "win", "broken ankle": "chore", "happy hour 5-7": "glass", "train ride": "trip", "soup season": "season", "night shift": "chore", "barbershop": "hair",
  };
  for (const [keyword, name] of Object.entries(expected)) assert.equal(scene(keyword), name, keyword);
});

Deno.test("somebody's own dentist is no business, and handmade candles are things before they are a bath", () => {
  assert.notEqual(scene("my dentist"), "service");
  assert.equal(scene("handmade candles"), "thing");
  assert.equal(scene("pumpkin soup"), "dish");
});

Deno.test("what says something as it stands is a sentence, what names something is a label", () => {
  for (const text of ["lost my keys again", "my cat knocked over the plant", "driving test passed", "braces off", "never again", "book a free consultation", "link in bio", "back to the office", "no idea", "new single out Friday", "moved to Berlin", "Grandma turns 90", "new collection dropping Friday", "open until midnight", "wheelchair accessible", "meet the founder", "so in love", "5 years with you", "we're engaged", "interview tomorrow", "thesis submitted", "school is over", "our bakery turns 5"]) assert.equal(kindOfText(text), "sentence", text);
  for (const text of ["my day off", "20% off everything", "the newly opened café", "hand-painted sign in the shop", "my shoes on the floor", "book club", "lost and found", "my new red shed", "out of office", "sleepover", "my favourite things", "braided bread", "buy one get one free"]) assert.equal(kindOfText(text), "label", text);
});

Deno.test("a sentence is answered by the news it tells", () => {
  const expected = {
    "My flight got cancelled": "setback", "The dishwasher is broken": "setback", "Can't wait for summer": "wish", "Book a table for Friday": "invitation", "We are hiring a barista": "hiring", "Our bakery turns 5": "jubilee", "Grandma turns 90": "years", "My boy is 3 today": "years", "Our son turns 5": "years", "Open until midnight": "ours", "Dogs welcome": "ours", "New collection dropping Friday": "opening", "I'm so done": "setback", "I quit my job": "turn", "New single out Friday": "opening",
    "I finally finished my novel": "success", "Driving test passed": "success", "Thank you all": "thanks", "We baked all night": "ours", "My cat is the boss here": "plain", "Lost 10 kg": "success", "Lost dog found": "success", "We're engaged": "success",
  };
  for (const [sentence, news] of Object.entries(expected)) assert.equal(newsOf(sentence), news, sentence);
});

Deno.test("a trade and a town become a trade in a town, and nothing else does", () => {
  assert.equal(withPlace("wedding photographer Berlin"), "wedding photographer in Berlin");
  assert.equal(withPlace("best pizza New York"), "best pizza in New York");
  for (const phrase of ["sunny Lisbon", "exploring Rome", "love Paris", "my Paris", "weekend in Prague", "Berlin", "road trip through Scotland", "New York marathon", "Greetings from Paris"]) assert.equal(withPlace(phrase), phrase);
});

Deno.test("a phone's capital at the start of a phrase is no name", () => {
  assert.equal(readSubject("Oat milk").plain, "oat milk");
  assert.equal(readSubject("Electric scooter").inline, "the electric scooter");
  assert.equal(readSubject("Bamboo Toothbrush").title, "Bamboo toothbrush");
  assert.equal(readSubject("Nike shoes").plain, "Nike shoes");
  assert.equal(readSubject("Anna birthday").plain, "Anna birthday");
  assert.equal(readSubject("stranger things").plain, "Stranger Things");
  assert.equal(readSubject("Kubernetes").forms?.plural, false);
  assert.equal(readSubject("best friends since 2009").inline, "my best friends since 2009");
  assert.equal(readSubject("me and my sister").inline, "me and my sister");
  assert.equal(readSubject("5 star review").inline, "the 5 star review");
  assert.equal(readSubject("before and after: kitchen renovation").plain, "kitchen renovation");
  assert.equal(readSubject("fresh croissants every morning").forms?.plural, true);
  assert.equal(readSubject("black and white portrait").inline, "the black and white portrait");
  assert.equal(readSubject("first snow").inline, "the first snow");
});
