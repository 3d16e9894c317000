import assert from "node:assert/strict";
import type { Language } from "../../../../contract/rules/brief.ts";
import { findEmoji } from "../../../../contract/rules/caption-length.ts";
import { judgeCaption, judgeContext } from "../../../../domain/captions/judge/judge.ts";
import { saidIn } from "../../../../domain/captions/judge/said.ts";
import { keptHashtags } from "../../../../domain/captions/judge/tags.ts";
import { captionTask } from "../../../../domain/captions/task.ts";
import { tidyHashtags } from "../../../../domain/text/hashtags.ts";
import { phraseOf } from "../phrase.ts";
import { canHold, realise } from "../realise.ts";
import { nounForms } from "../read/noun.ts";
import { themes as german } from "./de/themes.ts";
import { themes as english } from "./en/themes.ts";
import { themes as spanish } from "./es/themes.ts";
import { themes as french } from "./fr/themes.ts";
import { themes as italian } from "./it/themes.ts";
import type { BankEntry } from "./line.ts";
import { parseBank } from "./parse.ts";
import { themes as portuguese } from "./pt/themes.ts";

const banks: readonly (readonly [language: Language, themes: readonly string[]])[] = [
  ["en", english],
  ["es", spanish],
  ["de", german],
  ["fr", french],
  ["it", italian],
  ["pt", portuguese],
];

/** Entries whose lines are the person's words and hardly more. */
const quiet = /^(?:loss|crisis)/u;
const samplesMax = 2;

/** TikTok and Instagram usually have three tags or more; in the other languages, the keyword is one of them. */
const tagsMin = (language: Language): number => (language === "en" ? 3 : 2);

for (const [language, themes] of banks) {
  const entries = themes.flatMap(parseBank);

  Deno.test(`${language}: nouns are in lower case, and tags are ones that a platform takes`, () => {
    for (const { id, nouns, tags, lines } of entries) {
      assert.ok(lines.length > 0, `${id} has no lines`);
      for (const noun of nouns) assert.equal(noun, noun.toLocaleLowerCase(language), id);
      assert.deepEqual(tidyHashtags(tags), tags, id);
    }
  });

  Deno.test(`${language}: a noun stands in one list, and a broader kind is one of the bank`, () => {
    const ids = new Set(entries.map(({ id }) => id));
    const kinds = new Map<string, string>();
    for (const { id, under, nouns } of entries) {
      assert.ok(under === null || (under !== id && ids.has(under)), `${id} is under ${under}, which is no entry`);
      for (const noun of nouns) {
        assert.ok([undefined, id].includes(kinds.get(noun)), `"${noun}" stands in ${kinds.get(noun)} and in ${id}`);
        kinds.set(noun, id);
      }
    }
  });

  Deno.test(`${language}: the judge keeps every tag, and every platform has enough of a kind`, async () => {
    const said = saidIn(await captionTask({ keyword: "copper watering can", platform: "tiktok" }));
    for (const { id, tags, nouns } of entries) {
      assert.deepEqual(keptHashtags(tags, said, "light"), tags, id);
      if (tags.length === 0 || nouns.length === 0) continue;
      const everywhere = tags.filter((tag) => !/gram/iu.test(tag)).length;
      assert.ok(everywhere >= tagsMin(language), `${id} has ${everywhere} tags for TikTok`);
    }
  });

  Deno.test(`${language}: the judge lets every line pass, set with nouns of its list`, async () => {
    for (const entry of entries.filter(({ id }) => !quiet.test(id))) {
      for (const keyword of samplesOf(entry)) {
        const intent = entry.nouns.length > 0 ? {} : { intent: "launch" as const };
        const task = await captionTask({ keyword, platform: "instagram", language, ...intent });
        const [phrase, noun] = [phraseOf(task.brief), nounForms(task.brief)];
        for (const line of entry.lines) {
          assert.equal(findEmoji(line.text).length, 0, line.text);
          // An invitation is right only beside an offer, and such lines stand nowhere else.
          if (line.angle === "invite" || !canHold(line, phrase, noun)) continue;
          const caption = realise(line, phrase, noun, "instagram");
          assert.doesNotMatch(caption, /[{}|]/u, line.text);
          assert.deepEqual(judgeCaption(caption, judgeContext(task), []), [], `${entry.id}: ${caption}`);
        }
      }
    }
  });
}

/** Nouns of a kind; for a situation, words that say as little as possible. */
function samplesOf({ nouns, alone }: BankEntry): readonly string[] {
  const named = [...nouns, ...alone];
  return named.length > 0 ? named.slice(0, samplesMax) : ["our little duck"];
}
