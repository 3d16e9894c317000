import assert from "node:assert/strict";
import { isClause, isImperative, loadGrammar } from "./grammar.ts";
import { readNoun, readNounPhrase } from "./noun.ts";

const { tag } = await loadGrammar();

Deno.test("a request begins with a verb that takes what follows", () => {
  const requests = ["fold a fitted sheet", "save money on groceries", "wear green socks", "organise your desk"];
  const others = [
    "poison green nail polish",
    "bake sale",
    "flood in our village",
    "like a boss",
    "rip my jeans",
    "stop it now",
    "Save The Date",
    "harvest supper in October",
  ];
  assert.deepEqual(
    requests.filter((text) => !isImperative(tag(text))),
    [],
  );
  assert.deepEqual(
    others.filter((text) => isImperative(tag(text))),
    [],
  );
});

Deno.test("a clause has a subject and a finite verb", () => {
  const clauses = [
    "the bus left without me again",
    "dog ate the cake",
    "our spring collection drops tomorrow",
    "second season starts Friday",
    "grandma makes the best soup",
    "everyone is asleep",
    "nobody is home",
  ];
  const others = [
    "the bench that faces the sea",
    "wrap an awkwardly shaped gift",
    "the neatly folded letter",
    "rain drops",
    "walnut cutting board",
    "kids and dogs",
    "how it works",
  ];
  assert.deepEqual(
    clauses.filter((text) => !isClause(tag(text))),
    [],
  );
  assert.deepEqual(
    others.filter((text) => isClause(tag(text))),
    [],
  );
});

Deno.test("the form of a noun decides whether it takes an article", () => {
  const forms: Record<string, string[]> = {
    name: ["The Corner Bakery", "Lisbon"],
    determined: ["my third Kindle", "two loaves", "Maya's birthday"],
    activity: ["fly fishing"],
    plural: ["linen aprons", "wild geese"],
    bare: ["linen apron", "wedding ring", "bowl of ramen"],
    none: ["so proud of my team", "finally home", "ghosted by my sourdough", "learning Excel", "stuck in traffic"],
  };
  for (const [form, texts] of Object.entries(forms)) {
    assert.deepEqual(
      texts.filter((text) => readNoun(tag(text)) !== form).map((text) => [text, readNoun(tag(text))]),
      [],
      form,
    );
  }
});

Deno.test("the noun phrase at the head of a text is found where all its words belong to it", () => {
  assert.equal(readNounPhrase(tag("pottery workshop for beginners")), "pottery workshop");
  assert.equal(readNounPhrase(tag("the old wooden bench")), "old wooden bench");
  assert.equal(readNounPhrase(tag("gift wrapping now free")), "");
  assert.equal(readNounPhrase(tag("the bench by the canal")), "");
  assert.equal(readNounPhrase(tag("every Sunday walk")), "");
});
