import assert from "node:assert/strict";
import type { BankLine } from "./bank/line.ts";
import type { Phrase } from "./phrase.ts";
import { canHold, realise, useOf } from "./realise.ts";
import type { NounForms } from "./read/noun.ts";

const line = (text: string, needs: BankLine["needs"] = []): BankLine => ({ text, angle: "turn", needs });
const phrase = (inside: string): Phrase => ({
  start: inside[0]!.toUpperCase() + inside.slice(1),
  inside,
  signs: false,
  asks: false,
});
const latte: NounForms = {
  withArticle: "an iced latte",
  definite: "the iced latte",
  bare: "iced latte",
  number: "count",
};
const tomatoes: NounForms = { withArticle: "tomatoes", definite: "the tomatoes", bare: "tomatoes", number: "plural" };

Deno.test("slots agree with the noun, and breaks follow the platform", () => {
  const text = "{A} {is/are} fine. | More of {it/them}, and {the}.";
  assert.equal(
    realise(line(text), phrase("iced latte"), latte, "instagram"),
    "An iced latte is fine.\n\nMore of it, and the iced latte.",
  );
  assert.equal(
    realise(line(text), phrase("tomatoes"), tomatoes, "x"),
    "Tomatoes are fine. More of them, and the tomatoes.",
  );
});

Deno.test("the keyword's own end mark replaces the line's", () => {
  assert.equal(realise(line("{K}. Well."), phrase("what a day!"), null, "x"), "What a day! Well.");
  assert.equal(realise(line("{K}?"), phrase("coffee or tea?"), null, "x"), "Coffee or tea?");
  assert.equal(realise(line("{K} ? Vite."), phrase("thé ou café?"), null, "x"), "Thé ou café ? Vite.");
});

Deno.test("a line is used only where the words fit into it", () => {
  assert.equal(useOf(line("Hot coffee had its chance.")), "free");
  assert.equal(useOf(line("{K}. Well.")), "opening");
  assert.equal(useOf(line("{K} ? Vite.")), "opening");
  assert.equal(useOf(line("Well. {K}.")), "closing");
  assert.equal(useOf(line("Well: {k}.")), "colon");
  assert.equal(useOf(line("I stir {a}.")), "inside");
  assert.equal(canHold(line("I stir {a}."), phrase("we moved"), null), false);
  assert.equal(canHold(line("More {n}.", ["mass", "plural"]), phrase("iced latte"), latte), false);
  assert.equal(canHold(line("Well: {k}."), phrase("one. two: three"), null), false);
  assert.equal(canHold(line("{K}. Well."), phrase("one. two: three"), null), true);
});
