import assert from "node:assert/strict";
import { hashtagCandidates } from "./hashtags.ts";

Deno.test("a keyword of digits and small words, or of emoji, gives hashtags as well", () => {
  assert.deepEqual(hashtagCandidates([], "9 to 5").slice(0, 2), ["9to5", "9to5Post"]);
  assert.deepEqual(hashtagCandidates([], "☕️📚🌧️").slice(0, 3), ["Coffee", "Books", "Rain"]);
  assert.equal(hashtagCandidates([], "🧯")[0], "Post");
});
