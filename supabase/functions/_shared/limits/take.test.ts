import assert from "node:assert/strict";
import { rateLimited } from "./take.ts";
import { inWords } from "./wait.ts";

Deno.test("a wait reads as a person says it", () => {
  assert.deepEqual([1, 40, 60, 61, 3599, 3600, 11_100, 86_400].map(inWords), ["1 second", "40 seconds", "1 minute", "2 minutes", "1 hour", "1 hour", "3 h 5 min", "24 hours"]);
});

Deno.test("the refusal says when to come back", () => {
  const error = rateLimited(90);
  assert.equal(error.status, 429);
  assert.equal(error.headers["retry-after"], "90");
  assert.equal(error.message, "Too many attempts. Please try again in 2 minutes.");
});
