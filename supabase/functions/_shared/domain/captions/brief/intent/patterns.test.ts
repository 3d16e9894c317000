import assert from "node:assert/strict";
import { days, namedDay, weekdayWithDate } from "./day.ts";
import { events, everybody, isEvent, plainEvent } from "./event.ts";
import { feelings, feelingWithDegree, rentFree } from "./feeling.ts";
import { greetings } from "./greeting.ts";
import { howTos } from "./how-to.ts";
import { announces, launches, opensOrChanges } from "./launch.ts";
import { firstOrFinished, milestones, receivedOrCounted } from "./milestone.ts";
import { fewLeftOrCheaper, offers } from "./offer.ts";
import { otherRules } from "./other-languages.ts";
import { isPlace } from "./place.ts";
import { isQuestion } from "./question.ts";

/** For each pattern: what it is for, one example at least for each of its parts, and what only looks like it. */
const examples: readonly [string, RegExp, string[], string[]][] = [
  ["obsessions", rentFree, ["living rent-free in my head", "rent free"], ["rent a free room"]],
  ["feelings with a degree", feelingWithDegree, ["a bit lonely", "so very proud"], ["lonely planet guide"]],
  ["greetings", greetings, ["Happy Friday", "good luck Maya", "shoutout to the team"], ["happy hour", "hiking"]],
  [
    "advice",
    howTos,
    ["how to descale a kettle", "tips for a small balcony", "five quick ways to fold", "watercolour tutorial"],
    ["five golden rings", "our best coffee"],
  ],
  ["plain events", plainEvent, ["leaving party", "flea market in the yard"], ["dress for sale"]],
  [
    "openings and changes",
    opensOrChanges,
    [
      "registration is now open",
      "you can now book online",
      "wool jumpers just in",
      "tickets on sale",
      "we now have parking",
      "volume two of our zine",
      "the podcast episode 3 with Ines",
      "our website is finally redesigned",
    ],
    ["open mic", "a good book"],
  ],
  [
    "little left",
    fewLeftOrCheaper,
    ["last chance for tickets", "3 for 2", "only two tables", "seats are left", "all lamps reduced"],
    ["last night", "two tables"],
  ],
  ["firsts", firstOrFinished, ["my very first marathon", "finally handed in my thesis"], ["first light"]],
  ["named days", namedDay, ["world week of prayer", "Mardi Gras parade", "kwanzaa"], ["a lent book"]],
  ["weekdays with a date", weekdayWithDate, ["Friday the 13th"], ["Friday 13"]],
  [
    "what was received or counted",
    receivedOrCounted,
    ["got my driving licence", "mortgage-free", "our 100th customer"],
    ["got milk", "24th of December"],
  ],
  [
    "launches",
    launches,
    [
      "new barista in town",
      "now serving",
      "spring term starts",
      "our brand new winter menu",
      "we've moved to Leith",
      "introducing Olive",
      "the app is finally here",
      "hiring",
      "soft opening",
      "we have a new logo",
      "back in stock",
      "album release",
      "joins our team",
      "we're expanding",
      "the book trailer",
    ],
    ["new year", "meeting a friend", "the old logo"],
  ],
  [
    "offers",
    offers,
    [
      "save up to 20",
      "15 % today",
      "5 €",
      "off everything",
      "reserve your table",
      "kids go free",
      "tables available",
      "free tasting",
      "ten per cent off",
      "gift cards",
      "drinks are free",
      "summer sale",
      "£8",
    ],
    ["gluten free", "free time", "sale of two cities"],
  ],
  [
    "milestones",
    milestones,
    [
      "our anniversary",
      "500 followers",
      "one year in Lisbon",
      "the first home",
      "sold out",
      "finished the trail",
      "many years sober",
      "personal best",
      "the 50th parkrun",
    ],
    ["a year in books", "first light"],
  ],
  [
    "events",
    events,
    ["open mic", "a quiz night", "see you tonight", "choir on Friday", "Saturday from noon"],
    ["a long night", "a lazy Saturday at home", "Saturday"],
  ],
  ["everybody is asked", everybody, ["all welcome", "supper, bring a dish"], ["bring a dish"]],
  [
    "feelings",
    feelings,
    ["so nervous", "over the moon", "autumn vibes", "love this street"],
    ["a proud owner", "lovely street", "the blues club"],
  ],
  [
    "days",
    days,
    [
      "the summer of 1969",
      "6:30 am",
      "3rd of May",
      "June",
      "March 4",
      "the early 90s",
      "lazy Sunday morning",
      "Halloween",
      "a snowy week",
    ],
    ["March", "leg day", "sunday roast"],
  ],
  [
    "what comes",
    announces,
    ["our spring collection drops tomorrow", "tickets are on sale", "it opens next week"],
    ["rain drops", "the door opens"],
  ],
];

for (const [name, tested, matching, others] of examples) {
  Deno.test(`reading an intent: the pattern of ${name} matches its examples and nothing similar`, () => {
    assert.deepEqual(
      matching.filter((text) => !tested.test(text)),
      [],
    );
    assert.deepEqual(
      others.filter((text) => tested.test(text)),
      [],
    );
  });
}

Deno.test("reading an intent: each rule of the five other languages knows its words in all of them", () => {
  const words: Record<string, string[]> = {
    greeting: ["feliz cumpleaños", "guten Morgen", "joyeux Noël", "buongiorno Roma", "boa noite"],
    "how-to": ["cómo cuidar un cactus", "wie man Brot backt", "comment faire", "come fare il pane", "como fazer pão"],
    launch: ["nueva colección", "Neueröffnung", "on recrute", "nuova sede", "lançamento"],
    offer: ["20 %", "rebajas", "Rabatt", "soldes", "saldi", "desconto", "€ 5", "5 €"],
    milestone: ["cumpleaños", "bestanden", "diplômée", "laurea", "formatura"],
    event: ["taller de cerámica", "Sommerfest", "brocante", "sagra", "oficina de pão"],
    feeling: ["muy cansada", "sehr stolz", "si fatiguée", "così felice", "tão orgulhosa"],
  };
  for (const { intent, test } of otherRules) {
    assert.deepEqual(
      words[intent]!.filter((text) => !test.test(text)),
      [],
      intent,
    );
    assert.equal(test.test("xyz"), false, intent);
  }
  assert.equal(otherRules.length, Object.keys(words).length);
});

Deno.test("reading an intent: a noun behind an event's name makes it a thing, and a workshop's name is none", () => {
  const isOne = (text: string) => isEvent(text, events.exec(text)!);
  assert.equal(isOne("picnic in the park"), true);
  assert.equal(isOne("picnic"), true);
  assert.equal(isOne("picnic blanket"), false);
  assert.equal(isOne("Petrov Violin Workshop"), false);
});

Deno.test("reading an intent: a place is told by its head, by its first words or by its name", () => {
  assert.equal(isPlace("the old harbour at night", []), true);
  assert.equal(isPlace("gate 12", []), true);
  assert.equal(isPlace("old Porto", ["Porto"]), true);
  assert.equal(isPlace("garden hose reel", []), false);
  assert.equal(isPlace("tea from Porto", ["Porto"]), false);
});

Deno.test("reading an intent: a question is told by its mark, its first words or a choice", () => {
  const english = ["coffee?", "any tips for jet lag", "what a day too early", "best way to dry herbs", "tea or coffee"];
  english.push("at what age did you move out", "since when is this a thing");
  assert.deepEqual(
    english.filter((text) => !isQuestion(text, true)),
    [],
  );
  const none = ["what a day", "can't wait", "rain or shine", "has-been", "best of all", "about what you said"];
  assert.deepEqual(
    none.filter((text) => isQuestion(text, true)),
    [],
  );
  const elsewhere = ["¿", "dónde comer bien", "wer kommt mit", "pourquoi courir", "quale colore", "onde jantar"];
  assert.deepEqual(
    elsewhere.filter((text) => !isQuestion(text, false)),
    [],
  );
  assert.equal(isQuestion("onde", false), false);
});
