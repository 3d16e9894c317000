import assert from "node:assert/strict";
import { isDrink, isEdible, tableEmoji } from "./edible.ts";

Deno.test("a dish is named by the word before its preposition", () => {
  for (const dish of ["mushroom soup", "apple cake with cream", "spring rolls", "roast chicken", "plum jam"]) {
    assert.equal(isEdible(dish), true, dish);
  }
  assert.equal(tableEmoji("mushroom soup from the market"), "🍲");
  assert.equal(isDrink("iced tea on the balcony"), true);
});

Deno.test("what is done with a dish, or said about it, is none", () => {
  for (const other of ["foraging mushrooms", "an argument over apple cake", "walk after the chicken soup", "cake"]) {
    assert.equal(isEdible(other), false, other);
  }
});
