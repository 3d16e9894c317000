import assert from "node:assert/strict";
import { captionTask } from "../../../../domain/captions/task.ts";
import { articleFor, nounForms } from "./noun.ts";

async function formsOf(keyword: string) {
  return nounForms((await captionTask({ keyword, platform: "x" })).brief);
}

Deno.test("a noun gets the article that it needs", async () => {
  const expected: Record<string, [withArticle: string, definite: string, bare: string | null, number: string]> = {
    "iced latte": ["an iced latte", "the iced latte", "iced latte", "count"],
    sourdough: ["sourdough", "sourdough", "sourdough", "mass"],
    "garden tomatoes": ["garden tomatoes", "the garden tomatoes", "garden tomatoes", "plural"],
    "my new puppy": ["my new puppy", "my new puppy", "new puppy", "count"],
    "a tiny bookshop in Ghent": [
      "a tiny bookshop in Ghent",
      "the tiny bookshop in Ghent",
      "tiny bookshop in Ghent",
      "count",
    ],
    "grandma's pierogi": ["grandma's pierogi", "grandma's pierogi", null, "count"],
    "first iced latte of the year": [
      "the first iced latte of the year",
      "the first iced latte of the year",
      null,
      "count",
    ],
    "fly fishing": ["fly fishing", "fly fishing", "fly fishing", "mass"],
  };
  for (const [keyword, forms] of Object.entries(expected)) {
    const found = await formsOf(keyword);
    assert.deepEqual(found && [found.withArticle, found.definite, found.bare, found.number], forms, keyword);
  }
});

Deno.test("what is more than a noun has no forms", async () => {
  for (const keyword of [
    "our dog turned 3 today",
    "leg day again",
    "candles restocked",
    "closed Monday for inventory",
  ]) {
    assert.equal(await formsOf(keyword), null, keyword);
  }
});

Deno.test("an and a go by sound", () => {
  for (const phrase of ["iced latte", "hour of sleep", "8-week course", "SEO course"])
    assert.equal(articleFor(phrase), "an");
  for (const phrase of ["unicorn cake", "European tour", "one-pot dinner", "BBQ"])
    assert.equal(articleFor(phrase), "a");
});
