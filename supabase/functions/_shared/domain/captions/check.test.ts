import assert from "node:assert/strict";
import type { CaptionTask } from "./port.ts";
import { fakeTask } from "./testing/caption-task.ts";
import { captionKey, problemsOf } from "./check.ts";

// The expected problems are written out here, not computed by the code that the writers use.
const task = (change: Partial<CaptionTask> = {}) =>
  fakeTask({ amountsAsked: true, emoji: { min: 1, max: 2 }, hashtags: { min: 1, max: 2 }, ...change });
const kinds = (caption: string, change: Partial<CaptionTask> = {}, taken?: ReadonlySet<string>) =>
  problemsOf(caption, task(change), taken).map(({ kind }) => kind);
const none = { min: 0, max: 0 };

Deno.test("a caption within every rule has no problem", () => {
  assert.deepEqual(kinds("Morning coffee. ☕ #coffee"), []);
  assert.deepEqual(kinds("Morning coffee. ☕☕ #coffee #morning"), []);
});

Deno.test("one emoji or hashtag too few or too many is a problem that states the numbers", () => {
  assert.deepEqual(kinds("Morning coffee. #coffee"), ["emoji"]);
  assert.deepEqual(kinds("Morning coffee. ☕☕☕ #coffee"), ["emoji"]);
  assert.deepEqual(kinds("Morning coffee. ☕"), ["hashtags"]);
  assert.deepEqual(kinds("Morning #coffee for #two. ☕ #yes"), ["hashtags"]);
  const texts = problemsOf("Morning coffee.", task({ emoji: { min: 3, max: 4 } })).map(({ text }) => text);
  assert.deepEqual(texts, ["It has 0 emoji; use 3 to 4.", "It has 0 hashtags; use 1 to 2."]);
});

Deno.test("if no amounts were requested, fewer are allowed, and more are not", () => {
  assert.deepEqual(kinds("Morning coffee.", { amountsAsked: false }), []);
  assert.deepEqual(kinds("Morning coffee. ☕☕☕ #a #b #c", { amountsAsked: false }), ["emoji", "hashtags"]);
});

Deno.test("a post of 280 characters fits X, one of 281 does not, and no platform's limit is another's", () => {
  const amounts = { emoji: none, hashtags: none };
  const post = (length: number) => `${"word ".repeat(56).slice(0, length - 1)}.`;
  assert.deepEqual(kinds(post(280), { platform: "x", ...amounts }), []);
  assert.deepEqual(kinds(`${post(280)}.`, { platform: "x", ...amounts }), ["length"]);
  assert.deepEqual(kinds(`${post(280)}.`, { platform: "instagram", ...amounts }), []);
});

Deno.test("a caption of emoji and marks alone is empty", () => {
  assert.deepEqual(kinds("☕ …", { hashtags: none }), ["empty"]);
});

Deno.test("a caption that equals an earlier one except for casing and punctuation is a duplicate", () => {
  const taken = new Set([captionKey("Morning coffee ☕ #coffee")]);
  assert.deepEqual(kinds("MORNING, coffee! ☕☕ #Coffee", {}, taken), ["duplicate"]);
  assert.deepEqual(kinds("Evening coffee. ☕ #coffee", {}, taken), []);
});

Deno.test("an unfinished last sentence is a problem, even if hashtags follow", () => {
  assert.deepEqual(kinds("Coffee at the window and the", { emoji: none, hashtags: none }), ["unfinished"]);
  assert.deepEqual(kinds("Coffee at the window and the\n\n#coffee #window", { emoji: none }), ["unfinished"]);
});
