import assert from "node:assert/strict";
import { captionLength, findLinks } from "./caption-length.ts";
import { platforms } from "./platforms.ts";
import { sentencesIn } from "./sentences.ts";
import { splitThread } from "./thread.ts";

const fits = (text: string) => captionLength(text, "x") <= platforms.x.lengthMax;
/** Leaves room for "10/10", so that a sentence of this length fits in every thread of the tests. */
const sentenceRoom = platforms.x.lengthMax - " 100/100".length;

/** Pseudo-random numbers from 0 to 1 that are the same in every run. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const words = [
  "tea",
  "the",
  "kettle",
  "sings",
  "slowly",
  "Ωμέγα",
  "咖啡",
  "☕",
  "👨‍👩‍👧‍👦",
  "unbelievably",
  "#SlowSunday",
  "@ana",
];
const link = "https://example.com/a/very/long/path.with,punctuation、and。more?and=query";

function randomText(random: () => number): string {
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)]!;
  const parts: string[] = [];
  const sentences = 1 + Math.floor(random() * 14);
  for (let sentence = 0; sentence < sentences; sentence += 1) {
    const length = random() < 0.12 ? 90 : 1 + Math.floor(random() * 25);
    const own = Array.from({ length }, () => {
      if (random() < 0.03) return link;
      return random() < 0.01 ? "長".repeat(200) : pick(words) + (random() < 0.1 ? "," : "");
    });
    parts.push(own.join(" ") + pick([". ", "! ", "?\n\n", ".\n", "… ", " — "]));
  }
  return parts.join("").trim();
}

Deno.test("a text that fits is one post without a number, whatever its length in code units", () => {
  assert.deepEqual(splitThread("Tea.", "x").posts, ["Tea."]);
  const linked = `${"a".repeat(256)} https://example.com/${"b".repeat(300)}`;
  assert.deepEqual(splitThread(linked, "x").posts, [linked]);
});

Deno.test("a thread is numbered and breaks between sentences", () => {
  const sentence = (letter: string) => `${letter.repeat(120)}.`;
  const { posts } = splitThread(`${sentence("a")} ${sentence("b")} ${sentence("c")}`, "x");
  assert.deepEqual(posts, [`${sentence("a")} ${sentence("b")} 1/2`, `${sentence("c")} 2/2`]);
});

Deno.test("an abbreviation and the number of a list end no sentence", () => {
  assert.deepEqual(sentencesIn("1. Flour. 2. Salt. We have 3. Enough."), [
    "1. Flour. ",
    "2. Salt. ",
    "We have 3. ",
    "Enough.",
  ]);
  assert.deepEqual(sentencesIn("We met Dr. Hill. He waved."), ["We met Dr. Hill. ", "He waved."]);
});

Deno.test("a sentence that is too long breaks between clauses, then words, then characters", () => {
  const clause = `${"word ".repeat(30).trim()}, `;
  const { parts } = splitThread(`${clause.repeat(4).trim().slice(0, -1)}.`, "x");
  assert.ok(parts.slice(0, -1).every((part) => part.endsWith(", ")));
  assert.ok(
    splitThread("word ".repeat(100).trim(), "x")
      .parts.slice(0, -1)
      .every((part) => part.endsWith("word ")),
  );
  assert.equal(splitThread("長".repeat(300), "x").parts.join(""), "長".repeat(300));
});

Deno.test("of 120 texts, every thread keeps the text, the limit, the sentences that fit and the links", () => {
  const random = randomFrom(7);
  let threads = 0;
  for (let round = 0; round < 120; round += 1) {
    const text = randomText(random);
    const { parts, posts } = splitThread(text, "x");
    assert.equal(parts.join(""), text);
    for (const [index, post] of posts.entries()) {
      assert.ok(fits(post), `${captionLength(post, "x")}: ${post}`);
      if (posts.length > 1) assert.ok(post.endsWith(` ${index + 1}/${posts.length}`), post);
    }
    if (posts.length > 1) threads += 1;
    const cuts = new Set<number>();
    let at = 0;
    for (const part of parts.slice(0, -1)) cuts.add((at += part.length));
    let from = 0;
    for (const sentence of sentencesIn(text)) {
      const end = from + sentence.length;
      if (captionLength(sentence.trim(), "x") <= sentenceRoom) {
        for (const cut of cuts) assert.ok(cut <= from || cut >= end, `cut inside ${JSON.stringify(sentence)}`);
      }
      from = end;
    }
    for (const { index, text: found } of findLinks(text)) {
      for (const cut of cuts) assert.ok(cut <= index || cut >= index + found.length, `cut inside ${found}`);
    }
  }
  assert.ok(threads > 60, String(threads));
});

Deno.test("a hundred posts and more have numbers of three digits that still fit", () => {
  const { posts } = splitThread("長".repeat(15_000), "x");
  assert.ok(posts.length > 100);
  assert.ok(posts.every(fits));
});
