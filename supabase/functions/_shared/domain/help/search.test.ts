import assert from "node:assert/strict";
import { helpEntries } from "./all.ts";
import { createHelpSearch, sureFrom } from "./search.ts";

const search = createHelpSearch(helpEntries);

for (const [question, id] of [
  ["i forgot my pasword", "forgot-password"],
  ["whats the diffrence between free and premium", "plans"],
  ["how 2 cancel premium", "cancel"],
  ["my boss wants an invoice", "update-card"],
  ["do you take amex", "payment-methods"],
  ["keeps logging me out", "login-problem"],
  ["any good for a wedding planner?", "who-for"],
  ["why did my reach drop", "shadowban"],
  ["it thought my cat was a dog haha why", "photo-misread"],
  ["trending page is the same as yesterday??", "trending-when"],
] as const) {
  Deno.test(`“${question}” finds ${id}`, () => {
    const [best] = search(question);
    assert.equal(best?.entry.id, id);
    assert.ok(best.covered >= sureFrom, String(best.covered));
  });
}

Deno.test("a phrasing finds its own answer, whatever else is near", () => {
  const wrong = helpEntries.flatMap(({ id, phrases }) =>
    phrases.filter((phrase) => search(phrase)[0]?.entry.id !== id).map((phrase) => `${id}: ${phrase}`),
  );
  assert.deepEqual(wrong, []);
});

Deno.test("a question about something else has no sure answer", () => {
  for (const question of ["Do you sell freezers?", "who won the world cup", "recipe for pancakes", "asdfgh", "¿?", ""])
    assert.ok((search(question)[0]?.covered ?? 0) < sureFrom, question);
});

Deno.test("a word that is known is no misspelling of another", () => {
  assert.notEqual(search("how many captions are stored")[0]?.entry.id, "stories");
});
