import assert from "node:assert/strict";
import { countEmoji, countHashtags } from "../../../contract/rules/caption-length.ts";
import { platformIds } from "../../../contract/rules/platforms.ts";
import { crisisKeywords, graveKeywords, trapKeywords } from "../../../domain/captions/brief/gravity.cases.ts";
import { said, write } from "./testing/write.ts";

Deno.test("grave subjects are quiet on every platform, whatever the defaults", async () => {
  for (const [index, keyword] of graveKeywords.entries()) {
    for (const caption of await write(keyword, platformIds[index % platformIds.length]!)) {
      assert.doesNotMatch(caption, /[!?¿]/u, caption);
      assert.equal(countEmoji(caption) + countHashtags(caption), 0, caption);
      const own = caption.toLowerCase().replace(keyword.toLowerCase(), "");
      assert.doesNotMatch(
        own,
        /\b(?:tag|share|follow|comment|tell|friend|who's|enjoy|happy|yes|please and|love letter|give me)\b(?<!Sharing)/iu,
        `${keyword} → ${caption}`,
      );
    }
  }
});

Deno.test("somebody who may be in danger gets their own words, with at most one neutral line", async () => {
  for (const keyword of crisisKeywords) {
    for (const caption of await write(keyword)) {
      assert.ok(
        caption
          .toLowerCase()
          .replace(/[^\p{L}]/gu, "")
          .includes(keyword.toLowerCase().replace(/[^\p{L}]/gu, "")),
        caption,
      );
      assert.ok(caption.length <= keyword.length + 30, caption);
      assert.equal(countEmoji(caption) + countHashtags(caption), 0, caption);
    }
  }
});

Deno.test("a subject that only sounds grave gets no condolence", async () => {
  for (const keyword of trapKeywords) {
    for (const caption of await write(keyword, "x")) {
      assert.doesNotMatch(
        caption,
        /in peace|with respect|thank you for reading|not alone|affected|sharing this here/iu,
        caption,
      );
    }
  }
});

Deno.test("longing for somebody is not a search for a missing person", async () => {
  for (const caption of await said("missing my twin sister")) {
    assert.doesNotMatch(caption, /please|attention|passing|read/iu, caption);
  }
  assert.ok((await said("missing child in Ghent")).some((caption) => /passing this on|please read/iu.test(caption)));
});

Deno.test("a slur is never written out", async () => {
  const slur = ["fag", "got"].join("");
  for (const caption of await write(`you ${slur}s`, "instagram")) assert.ok(!caption.toLowerCase().includes(slur));
});
