import assert from "node:assert/strict";
import { createBank } from "./index.ts";

const theme = `
== umbrella
nouns: ombrello, parapluie
plain:
{K}.

== sunday
nouns: sonntag
plain:
{K}.
`;

Deno.test("a noun is found behind a joined article", () => {
  const { kinds } = createBank([theme]);
  assert.equal(kinds.named("l'ombrello"), "umbrella");
  assert.equal(kinds.named("d'ombrello"), "umbrella");
  assert.equal(kinds.named("l'altro"), null);
});

Deno.test("the last part of one word names its kind, the last word of a phrase does not", () => {
  const { kinds } = createBank([theme], { compounds: true });
  assert.equal(kinds.named("ostersonntag"), "sunday");
  assert.equal(kinds.named("konzert am sonntag"), null);
});
