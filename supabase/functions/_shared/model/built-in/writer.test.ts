import assert from "node:assert/strict";
import { captionKey, problemsOf } from "../../captions/check.ts";
import { writeCaptions } from "../../domain/captions/write.ts";
import { bandsFor } from "../../contract/levels.ts";
import { captionLength, countEmoji, countHashtags } from "../../contract/length.ts";
import { platformIds, platforms, type PlatformId } from "../../contract/platforms.ts";
import { fakeTask } from "../../testing/caption-task.ts";
import { ModelError, type CaptionTask, type PhotoFacts } from "../port.ts";
import { createBuiltInWriter } from "./writer.ts";

/** A repeatable source of chance (mulberry32), so that a failure can be run again. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
}

const random = seeded(20_261_121);
const writer = createBuiltInWriter({ random });
const levels = [0, 30, 60, 100];

function task(keyword: string, platform: PlatformId = "instagram", change: Partial<CaptionTask> = {}): CaptionTask {
  return fakeTask({ keyword, platform, count: 5, ...bandsFor({ platform, aiControlled: true, emojiLevel: 50, hashtagLevel: 50 }), ...change });
}

const write = async (...args: Parameters<typeof task>) => (await writeCaptions(writer, task(...args))).captions;

const oddKeywords = [
  "coffee", "my dog at the beach", "I just got a new job!", "grandma's funeral", "", "x", "☕🎉👨‍👩‍👧‍👦🇫🇷", "🔥".repeat(250), "コーヒーを飲む朝", "咖啡".repeat(250), "قهوة الصباح مع الأصدقاء", "שבת שלום", "<script>alert('x')</script>",
  "<b>Sale</b> &amp; more", "https://example.com/a/b?c=d#e", "new shop example.com/sale #opening #Party @anna", "a".repeat(500), "word ".repeat(100).trim(), "#one #two #three #four #five #six #seven", "C# & F#, 100% _*`~", "\u0000\u202Eevil\u200B\uD800", "is it friday yet?",
];

Deno.test("10,000 captions over all platforms, levels and odd keywords: all within rules and bands, 95 % distinct per keyword", async () => {
  let written = 0;
  const perKeyword = new Map<string, Set<string>>();
  const total = new Map<string, number>();
  for (let round = 0; written < 10_000; round += 1) {
    for (const keyword of oddKeywords) {
      for (const platform of platformIds) {
        const emojiLevel = levels[(round + keyword.length) % 4]!;
        const hashtagLevel = levels[(round * 3 + platform.length) % 4]!;
        const asked = task(keyword, platform, bandsFor({ platform, aiControlled: round % 5 === 4, emojiLevel, hashtagLevel }));
        const { captions } = await writeCaptions(writer, asked);
        assert.equal(captions.length, 5);
        const seen = perKeyword.get(keyword) ?? new Set();
        for (const [index, caption] of captions.entries()) {
          const what = `${JSON.stringify(keyword.slice(0, 40))} ${platform} ${emojiLevel}/${hashtagLevel}: ${caption}`;
          assert.ok(captionLength(caption, platform) <= platforms[platform].lengthMax, what);
          assert.ok(countEmoji(caption) >= asked.emoji.min && countEmoji(caption) <= asked.emoji.max, `emoji ${what}`);
          assert.ok(countHashtags(caption) >= asked.hashtags.min && countHashtags(caption) <= asked.hashtags.max, `hashtags ${what}`);
          assert.deepEqual(problemsOf(caption, asked, new Set(captions.slice(0, index).map(captionKey))), [], what);
          assert.ok(caption.isWellFormed() && !/(?!\n)\p{Cc}|[\u202A-\u202E]/u.test(caption), what);
          seen.add(caption);
        }
        perKeyword.set(keyword, seen);
        total.set(keyword, (total.get(keyword) ?? 0) + captions.length);
        written += captions.length;
      }
    }
  }
  for (const [keyword, seen] of perKeyword) assert.ok(seen.size >= 0.95 * total.get(keyword)!, `${JSON.stringify(keyword.slice(0, 40))}: ${seen.size} of ${total.get(keyword)} distinct`);
});

Deno.test("captions differ between calls, even with neither emoji nor hashtags to tell them apart", async () => {
  const seen = new Set<string>();
  for (let call = 0; call < 40; call += 1) for (const caption of await write("coffee", "x", { count: 3, emoji: { min: 0, max: 0 }, hashtags: { min: 0, max: 0 } })) seen.add(caption);
  assert.ok(seen.size >= 0.9 * 120, `${seen.size} of 120`);
});

Deno.test("a batch mixes shapes: it asks, lists and tells", async () => {
  const captions = await write("coffee", "instagram");
  assert.ok(captions.some((caption) => caption.includes("?")));
  assert.ok(captions.some((caption) => caption.split("\n").length >= 7), "one is a list");
});

Deno.test("the subject's own words, emoji and hashtags come back", async () => {
  for (const caption of await write("Sunday pasta with Nina", "instagram")) {
    assert.match(caption, /Sunday pasta with Nina/iu);
    assert.match(caption, /#SundayPastaWithNina/u);
  }
  for (const caption of await write("beach 🐚 #OurSummer", "tiktok", { emoji: { min: 2, max: 3 }, hashtags: { min: 3, max: 4 } })) {
    assert.match(caption, /🐚/u);
    assert.match(caption, /#OurSummer/u);
  }
});

Deno.test("platform habits: one line on X, paragraphs on Instagram, a hook before the fold", async () => {
  for (const caption of await write("a long walk in the forest", "x")) assert.doesNotMatch(caption, /\n/u);
  for (const caption of await write("a long walk in the forest", "instagram")) {
    assert.match(caption, /\n\n#/u);
    assert.ok(caption.split("\n")[0]!.length <= 125);
  }
});

Deno.test("sad news is met quietly", async () => {
  for (const platform of platformIds) {
    for (const caption of await write("My father passed away", platform, { emoji: { min: 2, max: 3 } })) assert.doesNotMatch(caption, /🎉|😄|😊|🥳|✨|!|Save|Tag /u);
  }
});

Deno.test("a slur is never written out", async () => {
  const slur = ["fag", "got"].join("");
  for (const caption of await write(`you ${slur}s`, "instagram")) assert.ok(!caption.toLowerCase().includes(slur));
});

Deno.test("no keyword and no photo: word order of a small green master", async () => {
  const captions = await write("", "general");
  assert.ok(captions.every((caption) => /,|\b(?:is|be|will|must|have|are)\b/u.test(caption)));
  assert.equal(new Set(captions).size, 5);
});

Deno.test("the keyword's own language is kept", async () => {
  for (const caption of await write("mañana en la playa con mis amigos", "facebook", { hashtags: { min: 0, max: 0 } })) assert.doesNotMatch(caption, /\b(?:the|what|with|today)\b/iu);
});

const facts: PhotoFacts = { width: 800, height: 1200, orientation: "portrait", colours: [{ name: "teal", share: 0.5 }, { name: "beige", share: 0.3 }], light: "bright", takenAt: "2026-07-18T20:15:00", season: "summer", timeOfDay: "evening" };
const photo = { bytes: new Uint8Array(), type: "image/jpeg" as const, facts };

Deno.test("a photo alone is described by what was measured in it, and by nothing else", async () => {
  const seen = (await Promise.all(Array.from({ length: 12 }, () => write("", "instagram", { photo, emoji: { min: 0, max: 0 }, hashtags: { min: 0, max: 0 } })))).flat().join("\n");
  assert.match(seen, /teal/iu);
  assert.match(seen, /summer evening/u);
  assert.doesNotMatch(seen, /\b(?:sea|beach|sky|sand|water|tree|landscape|building)\b/iu);
});

Deno.test("a photo whose colours are unknown claims none", async () => {
  const plain = { ...photo, facts: { ...facts, colours: [], light: null, takenAt: null, season: null, timeOfDay: null } };
  const seen = (await Promise.all(Array.from({ length: 8 }, () => write("", "facebook", { photo: plain })))).flat().join("\n");
  assert.doesNotMatch(seen, /undefined|null|teal|bright|dark|summer/iu);
});

Deno.test("a photo with a keyword speaks of both", async () => {
  const seen = (await Promise.all(Array.from({ length: 10 }, () => write("umbrella", "instagram", { photo })))).flat();
  assert.ok(seen.every((caption) => /umbrella/iu.test(caption)));
  assert.ok(seen.some((caption) => /teal|beige/iu.test(caption)));
});

Deno.test("tone changes captions: casing, ending, opening and sign-off follow the person's examples", async () => {
  const lower = "okay so, the coffee was cold and i still loved it\nokay so, third run this week and my legs hate me";
  for (const caption of await write("coffee", "x", { tone: lower, hashtags: { min: 0, max: 0 } })) {
    assert.equal(caption, caption.toLowerCase());
    assert.match(caption, /^okay so, /u);
    assert.doesNotMatch(caption, /\.$/u);
  }
  const signed = "Cold coffee, warm heart. Stay curious\nRain all day, no complaints. Stay curious";
  for (const caption of await write("rain", "x", { tone: signed, emoji: { min: 0, max: 0 }, hashtags: { min: 0, max: 0 } })) assert.match(caption, /Stay curious$/u);
  for (const caption of await write("rain", "x", { tone: "What a day! Rain and more rain!\nCoffee time at last! Yes please!", emoji: { min: 0, max: 0 }, hashtags: { min: 0, max: 0 } })) assert.match(caption, /[!?]$/u);
});

Deno.test("a signature on a line of its own stays there, in its own capitals", async () => {
  const signed = "slow sunday, strong coffee. no plans.\n— Nora\n\nrain again. good.\n— Nora";
  for (const caption of await write("rain", "x", { tone: signed, emoji: { min: 0, max: 0 }, hashtags: { min: 0, max: 0 } })) {
    assert.match(caption, /[.?!…]\n— Nora$/u);
    assert.equal(caption, `${caption.slice(0, -"— Nora".length).toLowerCase()}— Nora`);
  }
  const line = "We opened at six.\nStay curious, friends of Nook\n\nPlum cake is back.\nStay curious, friends of Nook";
  for (const caption of await write("rain", "instagram", { tone: line, emoji: { min: 0, max: 0 }, hashtags: { min: 0, max: 0 } })) assert.match(caption, /\nStay curious, friends of Nook$/u);
});

Deno.test("who shouts is followed: capitals and as many exclamation marks, but not on a sober subject", async () => {
  const loud = "OMG BEST DAY EVER!!! 🎉\nCANNOT STOP SMILING!!! 😍";
  for (const caption of await write("coffee", "x", { tone: loud, emoji: { min: 0, max: 0 }, hashtags: { min: 0, max: 0 } })) {
    assert.equal(caption, caption.toUpperCase());
    assert.match(caption, /!!!|\?$/u);
    assert.doesNotMatch(caption, /[^.]\.(?:\s|$)/u);
  }
  for (const caption of await write("funeral of my grandfather", "x", { tone: loud, emoji: { min: 0, max: 0 }, hashtags: { min: 0, max: 0 } })) {
    assert.doesNotMatch(caption, /!/u);
    assert.notEqual(caption, caption.toUpperCase());
  }
});

Deno.test("a wish for lower case needs no examples", async () => {
  for (const caption of await write("coffee in Lisbon", "x", { tone: "Lowercase please, no capitals.", emoji: { min: 0, max: 0 }, hashtags: { min: 0, max: 0 } })) assert.equal(caption, caption.toLowerCase());
});

Deno.test("one capital in the middle of a sentence makes no example capitalised", async () => {
  for (const caption of await write("coffee", "x", { tone: "finally back in Lisbon, tired and happy\ncoffee first, then the rest of Monday", emoji: { min: 0, max: 0 }, hashtags: { min: 0, max: 0 } })) assert.equal(caption, caption.toLowerCase());
});

Deno.test("a short tone makes short captions", async () => {
  const length = async (tone: string | null) => (await write("coffee", "instagram", { tone, hashtags: { min: 0, max: 0 } })).join("").length;
  assert.ok(await length("Keep it short and punchy.") < await length(null));
});

Deno.test("an aborted call writes nothing", async () => {
  await assert.rejects(writer.writeCaptions(task("coffee"), { signal: AbortSignal.abort() }), (error) => error instanceof ModelError && error.kind === "aborted");
});

Deno.test("a description of a style is no example of it: it changes the words, not the capitals", async () => {
  const read = async (tone: string) => (await Promise.all([write("coffee", "facebook", { tone, emoji: { min: 0, max: 0 }, hashtags: { min: 0, max: 0 } }), write("handmade wallet", "x", { tone, emoji: { min: 0, max: 0 }, hashtags: { min: 0, max: 0 } })])).flat();
  const everyday = (await read("")).join("\n");
  for (const tone of ["inspirational and motivational", "poetic, dreamy", "Professional and formal, please."]) {
    const captions = await read(tone);
    for (const caption of captions) assert.match(caption, /^\p{Lu}/u, `${tone}: ${caption}`);
    const shared = captions.join("\n").split(/(?<=[.!?])\s+/u).filter((sentence) => sentence.length > 12 && everyday.includes(sentence));
    assert.deepEqual(shared, [], tone);
  }
});

Deno.test("a favourite emoji comes along where it fits, and a sign-off stands behind a full stop", async () => {
  const shells = "Beach day 🐚🌊\nBack to the water 🌊\nSalt everywhere 🐚";
  for (const caption of await write("coffee", "instagram", { tone: shells, emoji: { min: 2, max: 3 } })) assert.doesNotMatch(caption, /🐚|🌊/u);
  assert.match((await write("beach day", "instagram", { tone: shells, emoji: { min: 3, max: 4 } })).join(""), /🐚|🌊/u);
  const signed = "Rain today. We opened anyway. - the team at Nook\nPlum cake is back. - the team at Nook";
  for (const caption of await write("rain", "x", { tone: signed, emoji: { min: 0, max: 0 }, hashtags: { min: 0, max: 0 } })) assert.match(caption, /[.!?…] - the team at Nook$/u);
});
