import assert from "node:assert/strict";
import { writeCaptions } from "../../domain/captions/write.ts";
import { bandsFor } from "../../contract/levels.ts";
import { findHashtags, isEmoji, splitGraphemes } from "../../contract/length.ts";
import { platformIds } from "../../contract/platforms.ts";
import { fakeTask } from "../../testing/caption-task.ts";
import { createBuiltInWriter } from "./writer.ts";

const keywords = [
  // Known subjects.
  "coffee", "birthday", "my cat", "cats", "beach day", "new job", "pizza", "gym", "meeting", "mom", "first snow", "best pizza in Naples", "espresso machine", "hour of calm", "university", "haircut", "barbershop", "night shift", "AI", "Mia's birthday", "grandma's apple pie", "sister's wedding", "friends",
  // Subjects no topic knows.
  "grandma's sourdough starter", "new tax app for freelancers", "Kubernetes", "broken zipper", "learning to surf", "bamboo toothbrush", "Electric scooter", "an old umbrella", "dental clinic", "plumbing", "wedding photographer Berlin", "escape room", "ugly sweater", "unicycle", "honest review", "imposter syndrome", "the smell of rain", "being left-handed", "inflation", "Nike", "Taylor Swift", "the Eras Tour", "my ex", "air fryer", "umbrellas", "second-hand books", "women in tech", "debt free", "1000 followers",
  // Sentences, fragments, offers, questions, invitations.
  "lost my keys again", "my cat knocked over the plant", "we are hiring a barista", "our bakery turns 5", "driving test passed", "back to the office", "no idea", "book a free consultation", "20% off everything", "buy one get one free on mugs", "why I love Mondays", "how to fix a bike tyre", "10 tips for better sleep", "what's your favourite cheese?", "just booked tickets to Japan", "can't wait for summer", "thank you 1000 followers", "happy birthday Anna",
  // Signs and other languages.
  "x", "42", "2026", "14 February", "Weihnachtsmarkt", "la mia moto", "Croissant frais", "猫カフェ", "kahvi",
];
const tones = [null, null, "Professional and formal, please.", "inspirational and motivational", "poetic, dreamy", "Warm, I like to tell stories."];

function seeded(seed: number): () => number {
  let state = seed;
  return () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 4_294_967_296;
}

interface Read { keyword: string; captions: string[] }
let written: Promise<Read[]> | undefined;

/** Every keyword on every platform in several tones, written once for all tests below. */
function everything(): Promise<Read[]> {
  written ??= (async () => {
    const writer = createBuiltInWriter({ random: seeded(20_261_121) });
    const batches: Read[] = [];
    for (const keyword of keywords) {
      for (const platform of platformIds) {
        for (const tone of tones) {
          const bands = bandsFor({ platform, aiControlled: true, emojiLevel: 50, hashtagLevel: 50 });
          const { captions } = await writeCaptions(writer, fakeTask({ keyword, platform, ...bands, tone }));
          batches.push({ keyword, captions });
        }
      }
    }
    return batches;
  })();
  return written;
}

/** A caption's sentences alone: no hashtags, no emoji. */
function prose(caption: string): string {
  return splitGraphemes(caption.replace(/[#＃][\p{L}\p{N}\p{M}_]+/gu, "")).filter((part) => !isEmoji(part)).join("").replace(/[ ]{2,}/gu, " ").trim();
}

async function eachText(check: (text: string, what: string) => void): Promise<void> {
  for (const { keyword, captions } of await everything()) for (const caption of captions) check(prose(caption), `${keyword}: ${caption}`);
}

Deno.test("no word stands twice in a row, and no two articles meet", async () => {
  await eachText((text, what) => {
    assert.doesNotMatch(text, /(?<![\p{L}'’])(?!(?:had|that|ha|so) )(\p{L}+) \1(?![\p{L}'’])/iu, what);
    assert.doesNotMatch(text, /\b(?:the|an?|my|our|your|his|her) (?:the|an?|my|our|your|this)\b/iu, what);
  });
});

Deno.test("articles agree with the sound that follows", async () => {
  await eachText((text, what) => {
    assert.doesNotMatch(text, /\ba (?!(?:one|once|uni|use|usu|eu|u[krs][aeiou])\w*)[aeiou]\p{Ll}+/iu, what);
    assert.doesNotMatch(text, /\ban (?!(?:hour|honest|heir|X |[FHLMNRSX][\p{Lu}\d ]))[^aeiou\s]/u, what);
  });
});

Deno.test("sentences begin with a capital, marks stand once, quotes are closed and no slot is left", async () => {
  await eachText((text, what) => {
    assert.doesNotMatch(text, /[{}|]|\b(?:undefined|null|NaN)\b/u, what);
    assert.doesNotMatch(text, /[.!?…]{2}|[.!?],|,,| [.,;](?:\s|$)|\(\s*\)/u, what);
    assert.equal((text.match(/“/gu) ?? []).length, (text.match(/”/gu) ?? []).length, what);
    assert.doesNotMatch(text, /(?:^|(?<!POV)[.!?] )(?!e\.g|iP|kahvi)\p{Ll}/u, what);
  });
});

Deno.test("one thing is not spoken of as several, nor several as one", async () => {
  await eachText((text, what) => {
    assert.doesNotMatch(text, /(?:^|[.!?] |POV: )(?:Kubernetes|Nike|Taylor Swift|Inflation|Plumbing|The broken zipper|The meeting) (?:are|were|have|do|deserve|make)\b/u, what);
    assert.doesNotMatch(text, /(?:^|[.!?] |POV: )(?:Cats|Umbrellas|Second-hand books) (?:is|was|has|does|deserves|makes)\b/u, what);
  });
});

Deno.test("hashtags are words: short, different, and not made of a question or a number of tips", async () => {
  for (const { keyword, captions } of await everything()) {
    for (const caption of captions) {
      const tags = findHashtags(caption).map((tag) => tag.toLowerCase());
      assert.equal(new Set(tags).size, tags.length, caption);
      for (const tag of tags) {
        assert.ok(tag.length <= 30, `${keyword}: ${tag}`);
        assert.doesNotMatch(tag, /^(?:the|and|with|for|my|why|what|how|whats\w*|howto\w*|\d+tips|\d+things|since\w*)$/u, `${keyword}: ${tag}`);
      }
    }
  }
});

Deno.test("the captions of a batch share no sentence", async () => {
  for (const { keyword, captions } of await everything()) {
    const title = keyword.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
    const seen = new Set<string>();
    for (const caption of captions) {
      const own = new Set(prose(caption).split(/(?<=[.!?…])\s+|\n+/u).map((sentence) => sentence.toLowerCase().replace(/[^\p{L}\p{N} ]/gu, "").trim()).filter((sentence) => sentence.split(" ").length > 2 && !sentence.replaceAll(" ", "").includes(title) && !/^(?:buy one|wedding photographer)/u.test(sentence)));
      // A list's items and a person's own sentence may come back.
      for (const sentence of own) if (sentence.split(" ").length > 5) assert.ok(!seen.has(sentence), `${keyword}: ${sentence}`);
      for (const sentence of own) seen.add(sentence);
    }
  }
});
