import assert from "node:assert/strict";
import { bandsFor } from "../../../contract/rules/levels.ts";
import { captionLength, countEmoji, countHashtags } from "../../../contract/rules/caption-length.ts";
import { platformIds, platforms } from "../../../contract/rules/platforms.ts";
import { captionTask } from "../../../domain/captions/task.ts";
import { ModelError } from "../../../domain/writing/call.ts";
import { write, writer } from "./testing/write.ts";

const levels = [10, 40, 60, 90];

const oddKeywords = [
  "coffee",
  "my dog at the beach",
  "I just got a new job!",
  "grandma's funeral",
  "",
  "x",
  "☕🎉👨‍👩‍👧‍👦🇫🇷",
  "🔥".repeat(250),
  "コーヒーを飲む朝",
  "咖啡".repeat(250),
  "قهوة الصباح مع الأصدقاء",
  "שבת שלום",
  "<script>alert('x')</script>",
  "<b>Sale</b> &amp; more",
  "https://example.com/a/b?c=d#e",
  "new shop example.com/sale #opening #Party @anna",
  "word ".repeat(100).trim(),
  "#one #two #three #four #five #six #seven",
  "C# & F#, 100% _*`~",
  "\u0000\u202Eevil\u200B\uD800",
  "is it friday yet?",
  "1969",
  "24/7",
  "Dr. Mei Tanaka",
  "1,000 followers",
  "lost 20 pounds",
  "book club: chapter one",
];

Deno.test(
  "odd keywords on all platforms and levels: rules and asked bands are kept, and something is written",
  async () => {
    for (let round = 0; round < 4; round += 1) {
      for (const [index, keyword] of oddKeywords.entries()) {
        for (const platform of platformIds) {
          const asked = {
            aiControlled: round % 4 === 3,
            emojiLevel: levels[(round + index) % 4]!,
            hashtagLevel: levels[(round * 3 + platform.length) % 4]!,
          };
          const bands = bandsFor({ platform, ...asked });
          const captions = await write(keyword, platform, { levels: asked, premium: round % 2 === 0 });
          const what = (caption: string) =>
            `${JSON.stringify(keyword.slice(0, 40))} ${platform} ${JSON.stringify(asked)}: ${caption}`;
          assert.ok(captions.length > 0);
          assert.equal(new Set(captions).size, captions.length);
          for (const caption of captions) {
            assert.ok(captionLength(caption, platform) <= platforms[platform].lengthMax, what(caption));
            assert.ok(
              countEmoji(caption) <= bands.emoji.max && countHashtags(caption) <= bands.hashtags.max,
              what(caption),
            );
            if (!asked.aiControlled) {
              assert.ok(
                countEmoji(caption) >= bands.emoji.min && countHashtags(caption) >= bands.hashtags.min,
                what(caption),
              );
            }
            assert.ok(caption.isWellFormed() && !/(?!\n)\p{Cc}|[\u202A-\u202E]/u.test(caption), what(caption));
          }
        }
      }
    }
  },
);

Deno.test("platform habits: one line on X, paragraphs on Instagram, hashtags after an empty line", async () => {
  for (const caption of await write("sea kayaking", "x", { premium: true })) assert.doesNotMatch(caption, /\n/u);
  assert.ok((await write("sea kayaking", "instagram", { premium: true })).some((caption) => /\n\n#/u.test(caption)));
});

Deno.test("without keyword and photo, captions are in Yoda's word order", async () => {
  const captions = await write("", "general", { premium: true });
  assert.equal(new Set(captions).size, 5);
  for (const caption of captions) assert.match(caption, /,|\b(?:is|be|will|must|have|are)\b/u);
});

Deno.test("an aborted call writes nothing", async () => {
  const task = await captionTask({ keyword: "coffee", platform: "x" });
  await assert.rejects(
    writer.writeCaptions(task, { signal: AbortSignal.abort() }),
    (error) => error instanceof ModelError && error.kind === "aborted",
  );
});
