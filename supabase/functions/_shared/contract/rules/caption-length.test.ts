import assert from "node:assert/strict";
import { captionLength, countEmoji, countHashtags, findEmoji, findHashtags, removeEmoji } from "./caption-length.ts";

const x = (text: string) => captionLength(text, "x");

Deno.test("X counts Latin, Greek, Arabic and Hebrew letters once, CJK and symbols twice", () => {
  assert.equal(x("hello"), 5);
  assert.equal(x("σήμερα قهوة קפה"), 15);
  assert.equal(x("咖啡"), 4);
  assert.equal(x("コーヒー"), 8);
  assert.equal(x("“quoted” – it’s…"), 17); // '…' is U+2026, outside the light ranges
});

Deno.test("X counts composed letters: an accent typed apart costs nothing", () => {
  assert.equal(x("cafe\u0301"), 4);
});

Deno.test("X counts every emoji twice, however many code points it has", () => {
  for (const emoji of ["☕", "👍🏽", "👨‍👩‍👧‍👦", "🇫🇷", "1️⃣", "❤️", "🏴󠁧󠁢󠁥󠁮󠁧󠁿"]) assert.equal(x(emoji), 2, emoji);
});

Deno.test("X counts every link as 23, with or without a scheme, and leaves closing punctuation outside", () => {
  assert.equal(x("https://example.com/a/very/long/path?with=query&and=more#part"), 23);
  assert.equal(x("see example.com."), 4 + 23 + 1);
  assert.equal(x("(https://t.co/x)"), 25);
  assert.equal(x("a@example.com"), 13);
  assert.equal(x("end.Then more"), 13);
});

Deno.test("other platforms count UTF-16 code units", () => {
  assert.equal(captionLength("👍🏽 https://example.com", "instagram"), 24);
  assert.equal(captionLength("咖啡", "facebook"), 2);
});

Deno.test("Bluesky counts what a reader sees as one character, links in full", () => {
  assert.equal(captionLength("👨‍👩‍👧‍👦 cafe\u0301 咖啡", "bluesky"), 9);
  assert.equal(captionLength("https://example.com/abc", "bluesky"), 23);
});

Deno.test("Threads counts characters, and emoji as their bytes in UTF-8", () => {
  assert.equal(captionLength("咖啡 tea", "threads"), 6);
  assert.equal(captionLength("☕", "threads"), 3);
  assert.equal(captionLength("👍🏽", "threads"), 8);
});

Deno.test("an emoji is what a reader sees as one picture", () => {
  assert.equal(countEmoji("👨‍👩‍👧‍👦👍🏽🇫🇷1️⃣❤️☀"), 6);
  assert.equal(countEmoji("1 # * © ® ™ ↔ → • ✓ … 日本"), 0);
  assert.equal(countEmoji("☀\uFE0E"), 0);
  assert.equal(countEmoji("🇫🇷🇩🇪"), 2);
});

Deno.test("hashtags are what platforms link: a word with a letter, in any script, not inside a word or a link", () => {
  assert.deepEqual(findHashtags("#one, #Two_2 (#三) #été #قهوة ＃wide"), ["one", "Two_2", "三", "été", "قهوة", "wide"]);
  assert.equal(countHashtags("#1 #2024 C# a#b &#39; #️⃣ # #_ ##"), 0);
  assert.equal(countHashtags("https://example.com/#top example.com/page?x=1#part"), 0);
  assert.equal(countHashtags("https://example.com #yes"), 1);
});

Deno.test("length is additive: what is appended after a blank never makes a post shorter", () => {
  const parts = ["hello", "☕", "example.com", "咖啡", "#tag", "👨‍👩‍👧", "שלום", "a.b", "https://t.co/1", "e\u0301"];
  for (const a of parts) for (const b of parts) assert.equal(x(`${a} ${b}`), x(a) + 1 + x(b), `${a} ${b}`);
});

Deno.test("keycaps, flags and marks are counted alike wherever they stand in a line of plain text", () => {
  assert.equal(countEmoji("a1️⃣b#️⃣ c 🇫🇷d é2 3\u0301"), 3);
  assert.equal(x("a1️⃣b"), 4);
  assert.equal(x("12 e\u0301 ☕x"), 8);
});

Deno.test("emoji are found whole and in order, and can be taken out; signs and digits are none", () => {
  const text = "Hi 👍🏽 from 🇫🇷, room 1 #2 ™ … ❤️!";
  assert.deepEqual(findEmoji(text), ["👍🏽", "🇫🇷", "❤️"]);
  assert.equal(removeEmoji(text), "Hi  from , room 1 #2 ™ … !");
  assert.deepEqual(findEmoji("No pictures, only “words” — № 5"), []);
  assert.equal(removeEmoji("No pictures, only “words” — № 5"), "No pictures, only “words” — № 5");
});
