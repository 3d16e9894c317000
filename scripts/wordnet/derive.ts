import { readFileSync } from "node:fs";
import { join } from "node:path";
import { concepts } from "./concepts.ts";

/** Share of a word's uses that its kind must have; below it, the word has several meanings. */
const dominance = 0.75;
/** The concepts that belong to no kind, although a broader concept does. */
const none = "-";

interface Synset {
  hypernyms: string[];
}

/**
 * Derives the kinds of nouns from the database files of WordNet 3.1 (https://wordnet.princeton.edu): a noun belongs to
 * a kind when at least three quarters of its counted uses lie below one of the kind's concepts. Nouns without counts
 * need all of their senses there.
 * @param folder with `data.noun`, `index.noun` and `index.sense`
 * @param isCommon whether a noun that was never counted is common enough
 * @param isLight whether lines of any kind suit a noun: no "hearse", no insult
 * @returns lines of a kind and its nouns, sorted
 */
export function deriveKinds(
  folder: string,
  isCommon: (noun: string) => boolean,
  isLight: (noun: string) => boolean,
): string {
  const read = (name: string) =>
    readFileSync(join(folder, name), "latin1")
      .split("\n")
      .filter((line) => line !== "" && !line.startsWith(" "));
  const synsets = new Map(read("data.noun").map((line) => [line.slice(0, 8), { hypernyms: hypernymsOf(line) }]));
  const senses = new Map(read("index.noun").map((line) => sensesOf(line)));
  const uses = new Map(
    read("index.sense")
      .filter((line) => /^[^%]+%1/u.test(line))
      .map((line) => usesOf(line)),
  );
  const kindOfConcept = new Map<string, string>();
  for (const [kind, list] of Object.entries(concepts)) {
    for (const concept of list.split(" ")) {
      const [lemma = "", number = "1"] = concept.split("#");
      const synset = senses.get(lemma)?.[Number(number) - 1];
      if (!synset) throw new Error(`WordNet has no ${concept}.`);
      kindOfConcept.set(synset, kind);
    }
  }
  const kinds = new Map<string, string[]>();
  for (const [lemma, own] of senses) {
    if (!/^[a-z]{3,}$/u.test(lemma) || !isLight(lemma)) continue;
    const kind = kindOfNoun(own, (synset) => uses.get(`${lemma} ${synset}`) ?? 0, kindOfConcept, synsets);
    const counted = own.some((synset) => (uses.get(`${lemma} ${synset}`) ?? 0) > 0);
    if (kind && kind !== none && (counted || isCommon(lemma))) kinds.set(kind, [...(kinds.get(kind) ?? []), lemma]);
  }
  return [...kinds]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([kind, nouns]) => `${kind}: ${nouns.toSorted().join(" ")}`)
    .join("\n");
}

function kindOfNoun(
  senses: readonly string[],
  usesOfSense: (synset: string) => number,
  kindOfConcept: ReadonlyMap<string, string>,
  synsets: ReadonlyMap<string, Synset>,
): string | null {
  const total = senses.reduce((sum, synset) => sum + usesOfSense(synset), 0);
  const weight = (synset: string) => (total === 0 ? 1 / senses.length : usesOfSense(synset) / total);
  const shares = new Map<string, number>();
  for (const synset of senses) {
    const kind = nearestKind(synset, kindOfConcept, synsets);
    if (kind) shares.set(kind, (shares.get(kind) ?? 0) + weight(synset));
  }
  const [best] = [...shares].toSorted(([, a], [, b]) => b - a);
  return best && best[1] >= (total === 0 ? 0.99 : dominance) ? best[0] : null;
}

/** The kind of the nearest concept above a synset, level by level. */
function nearestKind(
  synset: string,
  kindOfConcept: ReadonlyMap<string, string>,
  synsets: ReadonlyMap<string, Synset>,
): string | null {
  let level = [synset];
  const seen = new Set<string>();
  while (level.length > 0) {
    for (const one of level) if (kindOfConcept.has(one)) return kindOfConcept.get(one)!;
    for (const one of level) seen.add(one);
    level = level.flatMap((one) => synsets.get(one)?.hypernyms ?? []).filter((one) => !seen.has(one));
  }
  return null;
}

/** A line of data.noun: offset, file, type, number of words (hexadecimal), words, number of pointers, pointers. */
function hypernymsOf(line: string): string[] {
  const fields = line.split(" ");
  const first = 4 + parseInt(fields[3]!, 16) * 2;
  const pointers = Number(fields[first]);
  return Array.from({ length: pointers }, (_, at) => fields.slice(first + 1 + at * 4, first + 5 + at * 4))
    .filter(([symbol]) => symbol === "@")
    .map(([, offset]) => offset!);
}

/** A line of index.noun ends with the offsets of the word's senses, the most used first. */
function sensesOf(line: string): [lemma: string, synsets: string[]] {
  const fields = line.trim().split(" ");
  const count = Number(fields[2]);
  return [fields[0]!, fields.slice(fields.length - count)];
}

/** A line of index.sense: the key of the sense, its offset, its number, and how often it was counted in texts. */
function usesOf(line: string): [sense: string, uses: number] {
  const [key = "", offset = "", , uses = "0"] = line.trim().split(" ");
  return [`${key.split("%")[0]!} ${offset}`, Number(uses)];
}
