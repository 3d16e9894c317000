import assert from "node:assert/strict";
import { postPartsOf, splitTrailingHashtags } from "./post-parts.ts";

Deno.test("the hashtags at the end are separated, those inside stay", () => {
  assert.deepEqual(splitTrailingHashtags("A #slow day.\n\n#Tea #日本茶"), {
    body: "A #slow day.",
    joint: "\n\n",
    hashtags: "#Tea #日本茶",
  });
  for (const text of ["Tea.", "Tea #slow day", "#Tea #Time", "Number #1"]) {
    assert.deepEqual(splitTrailingHashtags(text), { body: text, joint: "", hashtags: "" });
  }
});

Deno.test("on Instagram hashtags are a first comment; X gets a thread, TikTok neither", () => {
  assert.deepEqual(postPartsOf("Tea.\n\n#Tea #Slow", "instagram"), { posts: ["Tea."], firstComment: "#Tea #Slow" });
  assert.deepEqual(postPartsOf("Tea.", "instagram"), { posts: ["Tea."], firstComment: null });
  const long = `${"Tea. ".repeat(80)}#Tea`;
  assert.equal(postPartsOf(long, "x").posts.length, 2);
  assert.deepEqual(postPartsOf(long, "tiktok"), { posts: [long], firstComment: null });
});
