import assert from "node:assert/strict";
import { cannedResponse } from "./canned-responses.ts";
import { wasCharged } from "./charged.ts";

Deno.test("a payment that went wrong is told from a question about payments", () => {
  for (const comment of ["They took my money and premium never started", "I was charged twice", "Got billed anyway"])
    assert.ok(wasCharged(comment), comment);
  for (const comment of ["Will I be charged later?", "I was never charged", "shut up and take my money"])
    assert.ok(!wasCharged(comment), comment);
});

Deno.test("an insult about money gets the way to the payment, and spam gets no thanks", () => {
  const insult = cannedResponse("insult", { comment: "SCAM. They took my money.", others: [] });
  assert.match(insult, /amount/u);
  const others: string[] = [];
  for (let turn = 0; turn < 8; turn++) {
    const spam = cannedResponse("link", { comment: "cheap followers", others });
    assert.doesNotMatch(spam, /thank|\?/iu);
    others.push(spam);
  }
});
