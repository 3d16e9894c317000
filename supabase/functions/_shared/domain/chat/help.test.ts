import assert from "node:assert/strict";
import { helpEntries } from "./help/all.ts";
import { createHelpSearch } from "./search/help-index.ts";
import { stem } from "./search/stem.ts";

const search = createHelpSearch(helpEntries);

Deno.test("there are more than thirty entries, each once and each with words to find it by", () => {
  assert.ok(helpEntries.length > 30);
  for (const part of ["id", "question", "answer"] as const)
    assert.equal(new Set(helpEntries.map((entry) => entry[part])).size, helpEntries.length, part);
  assert.ok(helpEntries.every(({ keywords }) => keywords.split(" ").length >= 5));
});

Deno.test("every entry is found first by its own question", () => {
  for (const { id, question } of helpEntries) assert.equal(search(question)[0]?.entry.id, id, question);
});

const asked: [string, string][] = [
  ["what's the price", "price"],
  ["stop paying", "cancel"],
  ["cancel my membership", "cancel"],
  ["unsubscribe", "cancel"],
  ["can I upload HEIC photos?", "image-types"],
  ["what picture formats are supported", "image-types"],
  ["max file size", "image-types"],
  ["voice and personality", "tone"],
  ["how do I get rid of ads", "ads"],
  ["redeem voucher", "promo-apply"],
  ["my coupon expired", "promo-expired"],
  ["erase my captions", "clear-history"],
  ["close my account", "delete-account"],
  ["password reset mail never came", "reset-link"],
  ["rename me", "username"],
  ["talk to a human", "support"],
  ["twitter character limit", "length"],
  ["instagram hashtags how many", "hashtag-level"],
  ["too many emojis", "emoji-level"],
  ["is my data safe", "privacy"],
  ["refunds please", "refund"],
  ["my card was declined", "payment-failed"],
  ["install on my iphone", "phone"],
  ["captions in Spanish", "language"],
  ["does a failed generation count", "failed-counts"],
  ["does a failed attempt count", "failed-counts"],
  ["where are my captions from yesterday", "history"],
  ["I can't sign in", "login-problem"],
  ["signing up", "sign-up"],
  ["reactivating", "reactivate"],
  ["check a caption I wrote", "checker"],
  ["make one caption shorter", "rewrite"],
  ["fit a caption for linkedin and threads", "adapt"],
];
for (const [question, id] of asked) {
  Deno.test(`"${question}" finds ${id}`, () => {
    assert.equal(search(question)[0]?.entry.id, id);
  });
}

Deno.test("the forms of a word have one stem", () => {
  for (const forms of [
    ["cancel", "cancels", "cancelled", "cancelling", "cancellation"],
    ["upload", "uploads", "uploading", "uploaded"],
    ["delete", "deleting", "deleted"],
    ["reply", "replies"],
    ["box", "boxes"],
    ["generate", "generation", "generated", "generating"],
  ]) {
    assert.equal(new Set(forms.map(stem)).size, 1, forms.map(stem).join(" "));
  }
});
