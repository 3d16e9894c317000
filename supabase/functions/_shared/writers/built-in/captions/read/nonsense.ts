/** The rows of a keyboard, in the layouts of the six languages. */
const rows = ["qwertyuiop", "qwertzuiop", "azertyuiop", "asdfghjkl", "qsdfghjklm", "zxcvbnm", "yxcvbnm", "wxcvbn"];
const rowRun = 4;
/** In a word that consists of several runs, shorter ones are enough: "qwepoi". */
const rowRunOfSeveral = 3;
const severalRunsMin = 6;
const plainWord = /^\p{Script=Latin}{4,}$/u;
const interjection = /^(?:h+m+|b+r+|z+|(?:s+h+)+|p+s+t+|g+r+|p+f+t+|o+h*|a+(?:h+|w+)|w+|x+|l+o+l+|(?:ha|he|ho)+h?)$/iu;
const oneLetter = /^(\p{L})\1+$/u;
const vowel = /[aeiouyàáâãäåæèéêëìíîïòóôõöøùúûü]/iu;
/** Consonants that stand for one sound, or together in many words. */
const clusters = /t?sch|[cst]h|ck|ph|st|ng|nk/gu;
const consonants = /[^aeiouyàáâãäåæèéêëìíîïòóôõöøùúûü]{5,}/iu;

/** Whether a keyword is nothing but letters that somebody typed to see what happens: "asdf", "sdkfjhgk". */
export function isNonsense(text: string): boolean {
  const words = text
    .trim()
    .split(/\s+/u)
    .filter((word) => !/^\d+$/u.test(word));
  return words.length > 0 && words.length <= 3 && words.every((word) => isTyped(word));
}

function isTyped(word: string): boolean {
  // An abbreviation is in capitals.
  if (!plainWord.test(word) || word === word.toUpperCase() || interjection.test(word)) return false;
  const lower = word.toLowerCase();
  return (
    oneLetter.test(lower) || runsAlongRows(lower) || !vowel.test(lower) || consonants.test(lower.replace(clusters, "c"))
  );
}

/** Whether a word consists of runs of neighboring keys, forwards or backwards. */
function runsAlongRows(word: string): boolean {
  const least = word.length < severalRunsMin ? rowRun : rowRunOfSeveral;
  let at = 0;
  while (at < word.length) {
    const size = longestRun(word.slice(at));
    if (size < least && !(at > 0 && at + size === word.length)) return false;
    at += size;
  }
  return true;
}

function longestRun(text: string): number {
  let size = 1;
  while (size < text.length) {
    const run = text.slice(0, size + 1);
    const reversed = [...run].toReversed().join("");
    if (!rows.some((row) => row.includes(run) || row.includes(reversed))) break;
    size += 1;
  }
  return size;
}
