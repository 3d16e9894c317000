/**
 * FNV-1a of words nobody should find in a post that we wrote, kept as numbers so that the list itself is not readable.
 */
const hashes = new Set<number>([
  336914794, 825071621, 919192496, 1563722011, 1567840927, 1825958011, 2090526271, 2113294878, 2285825857, 2491417249,
  2505785029, 2569214620, 2758825305, 2985822365, 3013672158, 3104482549, 3114006918, 3388438485, 3656079069,
  3691556361, 3881336588, 4064161250, 4137990222, 4253324943,
]);

function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193) >>> 0;
  return hash;
}

const pluralEnding = /e?s$/u;

/** Whether a word is a slur or a gross insult, singular or plural. It is never written out or made a hashtag. */
export function isSlur(word: string): boolean {
  const plain = word.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
  return hashes.has(fnv1a(plain)) || hashes.has(fnv1a(plain.replace(pluralEnding, "")));
}
