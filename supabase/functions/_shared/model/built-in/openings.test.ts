import assert from "node:assert/strict";
import { writeCaptions } from "../../domain/captions/write.ts";
import { bandsFor } from "../../contract/levels.ts";
import { findHashtags } from "../../contract/length.ts";
import { platformIds } from "../../contract/platforms.ts";
import { createDraw } from "./draw.ts";
import { fillLine } from "./forms.ts";
import { sceneOpenings } from "./lines/openings/all.ts";
import { activityOpenings, bareOpenings, generalOpenings } from "./lines/openings/general.ts";
import { platformOpenings } from "./lines/openings/platforms.ts";
import { createOpener, openingFigure, openingsFor } from "./openings.ts";
import { sceneOf } from "./scene-of.ts";
import { readSubject } from "./subject.ts";
import { fakeTask } from "../../testing/caption-task.ts";
import { createBuiltInWriter } from "./writer.ts";

const keywords = [
  "pumpkin soup", "morning run with my dog", "new website launch", "feeling tired", "Lisbon", "how to prune roses", "vintage typewriter", "50% off all candles this weekend", "my cat", "cats", "wedding anniversary", "Monday", "new job", "gym", "grandma's apple pie",
  "AI", "rent", "quarterly results", "moving house", "football final", "being a mom", "sneakers", "climate strike", "Ramadan", "#throwback", "just married!!!", "I quit my job", "taylor swift", "good morning", "drink more water",
];

function seeded(seed: number): () => number {
  let state = seed;
  return () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 4_294_967_296;
}

async function batches(count: number): Promise<{ keyword: string; captions: string[] }[]> {
  const writer = createBuiltInWriter({ random: seeded(7) });
  const found: { keyword: string; captions: string[] }[] = [];
  for (const keyword of keywords) {
    for (const platform of platformIds) {
      const bands = bandsFor({ platform, aiControlled: true, emojiLevel: 50, hashtagLevel: 50 });
      const { captions } = await writeCaptions(writer, fakeTask({ keyword, platform, count, ...bands }));
      found.push({ keyword, captions });
    }
  }
  return found;
}

/** A short label, a colon and something behind it on the same line. TikTok's "POV:" is its own idiom. */
const colonLabel = /^(?!POV: )[^\n.!?]{1,60}: \S/mu;

Deno.test("no caption opens with a label and a colon", async () => {
  for (const { keyword, captions } of await batches(3)) for (const caption of captions) assert.doesNotMatch(caption, colonLabel, `${keyword}: ${caption}`);
});

Deno.test("the subject stands in every caption's text or in its hashtags", async () => {
  for (const { keyword, captions } of await batches(3)) {
    const subject = readSubject(keyword);
    const names = [subject.title, subject.plain, subject.forms?.plain ?? ""].filter(Boolean).map((name) => name.toLowerCase());
    for (const caption of captions) {
      const tags = findHashtags(caption).map((tag) => tag.toLowerCase());
      const inTags = names.some((name) => tags.includes(name.replace(/[^\p{L}\p{N}]/gu, "")));
      assert.ok(inTags || names.some((name) => caption.toLowerCase().includes(name.replace(/[.!?]+$/u, ""))), `${keyword}: ${caption}`);
    }
  }
});

Deno.test("no two captions of a batch begin alike, and none is written around the bare keyword twice", async () => {
  for (const { keyword, captions } of await batches(3)) {
    const subject = readSubject(keyword);
    if (subject.kind !== "label") continue;
    const figures = captions.map((caption) => openingFigure(caption, subject.title));
    const repeated = figures.filter((figure, index) => figures.indexOf(figure) !== index);
    assert.deepEqual(repeated, [], `${keyword}:\n${captions.join("\n")}`);
  }
});

Deno.test("an opener gives out every opening before one comes again", () => {
  const opener = createOpener({ close: ["One here.", "Two here.", "Three here."], platform: [], wide: [] }, "x", createDraw(seeded(1)));
  assert.equal(new Set([opener.next(), opener.next(), opener.next()]).size, 3);
});

Deno.test("lines agree with the subject in number and article", () => {
  const fill = (line: string, keyword: string) => fillLine(line, readSubject(keyword).forms!);
  assert.equal(fill("{S} {has|have} opinions, and I like {it|them}.", "cats"), "Cats have opinions, and I like them.");
  assert.equal(fill("{S} {has|have} opinions.", "cat"), "The cat has opinions.");
  assert.equal(fill("Nobody needs {a}.", "espresso machine"), "Nobody needs an espresso machine.");
  assert.equal(fill("Nobody needs {a}.", "coffee"), "Nobody needs coffee.");
  assert.equal(fill("Whoever invented {g}.", "my cat"), null);
  assert.equal(fill("A {n} person.", "Lisbon"), "A Lisbon person.");
  assert.equal(fill("More {m}.", "latte"), null);
  assert.equal(fill("Today, {B}.", "wedding"), null);
  assert.equal(fill("{S} is on.", "football final"), "The football final is on.");
});

Deno.test("every scene has enough openings, and no slot is misspelt", () => {
  const known = /^(?:T|B|p|s|S|a|A|g|G|n|N|k|m|[^{}|]+\|[^{}|]+)$/u;
  for (const [scene, lines] of Object.entries(sceneOpenings)) {
    assert.ok(lines.length >= 10, `${scene}: ${lines.length}`);
    assert.equal(new Set(lines).size, lines.length, scene);
  }
  const all = [...Object.values(sceneOpenings).flat(), ...Object.values(platformOpenings).flat(), ...generalOpenings, ...bareOpenings, ...activityOpenings];
  for (const line of all) for (const [, slot] of line.matchAll(/\{([^{}]*)\}/gu)) assert.match(slot!, known, line);
  assert.ok(generalOpenings.length >= 40);
});

Deno.test("a subject is met in its own scene", () => {
  const scene = (keyword: string) => {
    const subject = readSubject(keyword);
    return sceneOf(subject.loose ? null : subject.topics[0] ?? null, subject.forms!, false);
  };
  const expected = { "grandma's apple pie": "dish", "Sunday brunch": "meal", "Lisbon": "city", "my cat": "pet", "date night": "event", "beach day": "event", "leg day": "workout", "my best friend": "person", "rent": "chore", "flat white": "brew", "lost luggage": "mishap", "my niece": "person", "tax return": "chore", "50% off all candles": "offer", "summer sale": "sale", "good morning": "greeting", "#throwback": "throwback", "quarterly results": "work", "vintage typewriter": "thing" };
  for (const [keyword, name] of Object.entries(expected)) assert.equal(scene(keyword), name, keyword);
});

Deno.test("chores and hard days are spared the platforms' jokes", () => {
  for (const keyword of ["rent", "burnout"]) {
    const subject = readSubject(keyword);
    assert.deepEqual(openingsFor(subject, keyword === "rent" ? "chore" : "quiet", "tiktok", null).platform, []);
  }
});
