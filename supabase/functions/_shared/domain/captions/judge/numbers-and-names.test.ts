import assert from "node:assert/strict";
import { account, capitalInside, digitsIn, plainNumber } from "./numbers-and-names.ts";

Deno.test("a number is the same with and without the marks of thousands, and whatever stands behind it", () => {
  assert.deepEqual(digitsIn("1,000 cups, 1000. And 3.50!").map(plainNumber), ["1000", "1000", "3.50"]);
  assert.deepEqual(digitsIn("at 5:45, no 12,34"), ["5:45,", "12,34"]);
  assert.deepEqual(digitsIn("none"), []);
});

Deno.test("an account ends before the mark behind it, and is no part of an email address", () => {
  assert.deepEqual("With @anna.b. and @c_d, not a@b.com".match(account), ["@anna.b", "@c_d"]);
});

Deno.test("a capital counts inside a sentence only", () => {
  assert.deepEqual("Tea with Anna, Bob's dog. Then (again) Carl".match(capitalInside), ["Anna", "Bob's", "Carl"]);
});
