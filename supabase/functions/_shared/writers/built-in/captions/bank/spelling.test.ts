import assert from "node:assert/strict";
import { loadDictionary } from "../../../../domain/captions/brief/dictionary.ts";
import { loadGrammar } from "../../../../domain/captions/brief/grammar.ts";
import { correctSpelling, vocabularyOf } from "../../../../domain/captions/brief/spelling.ts";
import { emojiWords } from "../../../../domain/text/emoji.ts";
import { themes } from "./en/themes.ts";
import { parseBank } from "./parse.ts";

Deno.test("no noun of the bank is taken for a misspelling", async () => {
  const dictionary = await loadDictionary(vocabularyOf(emojiWords(), (await loadGrammar()).lexicon));
  const nouns = themes.flatMap(parseBank).flatMap((entry) => entry.nouns);
  assert.ok(nouns.length > 5000);
  const changed = nouns.filter((noun) => correctSpelling(noun, dictionary) !== noun);
  assert.deepEqual(changed, [], "Add such a word to `realWords` in domain/captions/brief/spelling.ts");
});
