import assert from "node:assert/strict";
import { readBrief } from "../../../domain/captions/brief/read.ts";
import { captionTask } from "../../../domain/captions/task.ts";
import { writeCaptions } from "../../../domain/captions/write.ts";
import { english } from "./lines/en.ts";
import { kindOf } from "./kind.ts";
import { subjectOf } from "./subjects.ts";
import { type Subject, subjectWords } from "./lines/en-subject-words.ts";
import { createBuiltInWriter } from "./writer.ts";

const names = Object.keys(subjectWords) as Subject[];

const certain: Record<string, Subject> = {
  yoga: "yoga",
  gym: "gym",
  "my new puppy": "dog",
  "beach day": "beach",
  "sunset at the lake": "sunset",
  "handmade earrings": "jewelry",
  "leg day": "leg-day",
  "fall leaves": "autumn",
  "monday motivation": "monday",
  "our rescue cat": "cat",
  "Sunday hike": "hike",
  "morning run": "run",
  "wild swimming": "swim",
  "hiking in the Alps": "hike",
  "road trip to Utah": "travel",
  "soy candles": "candle",
  "new job": "new-job",
  "first day of school": "school",
  "movie night with friends": "film",
  "My Old Car": "car",
  "two kittens": "cat",
  "a bouquet of tulips": "flowers",
  "girls’ night out": "night-out",
  "my desk setup": "office",
  "our wedding": "wedding",
  "rainy Sunday": "rain",
  "small business": "small-business",
  "coffee break": "coffee-break",
};

Deno.test("a keyword that is an everyday subject as a whole is read as one", async () => {
  for (const [keyword, subject] of Object.entries(certain)) {
    const brief = await readBrief({ keyword, tone: null });
    assert.equal(subjectOf(brief)?.subject, subject, keyword);
    assert.equal(kindOf(brief), subject, keyword);
  }
});

const uncertain = [
  // Other things that share a word.
  "cat scan",
  "dog bite",
  "hot dog",
  "guard dog",
  "black dog",
  "big cats",
  "run for office",
  "run",
  "in the long run",
  "home run",
  "dry run",
  "hair loss",
  "baby shower",
  "baby bump",
  "date",
  "bank",
  "seal",
  "crane",
  "spring",
  "fall",
  "yoga mat",
  "gym membership",
  "rose",
  "stars",
  "two stars",
  "the office",
  "friends with benefits",
  "family court",
  "weekly engagement",
  "swim with sharks",
  "walk of shame",
  "art of war",
  "sleep paralysis",
  "school board",
  "team building exercise",
  "nail",
  "a flat tyre",
  "game over",
  "book a table",
  "art heist",
  // Verbs, denials, defects, low moods, names.
  "no yoga",
  "gym closed",
  "my dog ate my shoe",
  "our puppy is sick",
  "lost dog",
  "missing cat",
  "broken bike",
  "sad sunset",
  "my dog 😢",
  "my cat...",
  "old dog",
  "my cat Luna",
  "yoga with Adriene",
  "walk with Anna",
  "baby in the river",
  "cancelled wedding",
  "is yoga hard?",
  "yoga for grief",
  "school shooting",
  "baby loss",
  "our dog crossed the rainbow bridge",
  "last walk with my old dog",
  "20% off handmade earrings",
  "https://example.com yoga",
  "@studio yoga",
  "nueva bici",
];

Deno.test("where a word may mean something else, nothing is read and none of its lines appears", async () => {
  const writer = createBuiltInWriter();
  const own = names
    .flatMap((name) => english[name] ?? [])
    .map(ownWords)
    .filter((words) => words.length > 3);
  for (const keyword of uncertain) {
    const task = await captionTask({ keyword, platform: "x" });
    assert.equal(subjectOf(task.brief), null, keyword);
    for (const caption of (await writeCaptions(writer, task)).captions) {
      const found = own.find((words) => caption.toLowerCase().includes(words));
      assert.ok(
        found === undefined ||
          !names.some(
            (name) =>
              name !== "activity" && name !== "birthday" && english[name]?.some((line) => ownWords(line) === found),
          ),
        `${keyword} → ${caption}`,
      );
    }
  }
});

/** What a line says beside the keyword. */
function ownWords(line: string): string {
  return line
    .toLowerCase()
    .replace(/\{k\}/gu, "")
    .replace(/[|:]/gu, "")
    .replace(/\s+/gu, " ")
    .replace(/[.\s]+$/u, "")
    .trim();
}

Deno.test("what the person chose to post goes before the subject", async () => {
  const brief = await readBrief({ keyword: "handmade earrings", tone: null, chosenIntent: "offer" });
  assert.equal(subjectOf(brief), null);
  assert.equal(kindOf(brief), "offer");
});

Deno.test("every subject has ten lines or more that are true of any of its keywords, and none long without it", () => {
  for (const name of names.filter((one) => one !== "activity")) {
    const lines = english[name] ?? [];
    assert.ok(lines.length >= 11, `${name}: ${lines.length}`);
    assert.equal(new Set(lines).size, lines.length, name);
    for (const line of lines) {
      for (const sentence of line.split(/[|?] ?/u)) {
        const words = sentence.match(/[\p{L}'’-]+/gu) ?? [];
        assert.ok(/\{k\}/iu.test(sentence) || words.length < 5, `${name}: ${line}`);
      }
      assert.doesNotMatch(
        line,
        /\b(?:my|your|more|a|an|every) \{k\}|\{k\} (?:is|are|was|were|has|have)\b/iu,
        `${name}: ${line}`,
      );
      assert.equal((line.match(/: /gu) ?? []).length <= 1, true, `${name}: ${line}`);
    }
  }
});

Deno.test("no head is listed under two subjects", () => {
  const seen = new Map<string, string>();
  for (const name of names) {
    for (const head of subjectWords[name][0].split(", ").map((entry) => entry.replace(/[~+]$/u, ""))) {
      assert.equal(seen.get(head), undefined, `${head}: ${seen.get(head)} and ${name}`);
      seen.set(head, name);
    }
  }
});

Deno.test("a mock definition stands only where the keyword is a word of the dictionary", async () => {
  const writer = createBuiltInWriter();
  for (const keyword of ["my new puppy", "sunset at the lake", "our garden"]) {
    const task = await captionTask({ keyword, platform: "x" });
    for (let batch = 0; batch < 6; batch += 1) {
      for (const caption of (await writeCaptions(writer, task)).captions) assert.doesNotMatch(caption, /\(noun\)/u);
    }
  }
});
