import { findHashtags, isEmoji, splitGraphemes } from "@contract/rules/caption-length.ts";
import { clichePhrases } from "@domain/captions/judge/cliche-phrases.ts";
import { camelCase } from "./split-hashtag.ts";

/** Something to improve, whatever the platform. */
export interface Finding {
  kind: "hashtag-case" | "hashtag-unlinked" | "hashtag-twice" | "letters" | "emoji" | "phrase";
  /** What was found, as it stands in the text. */
  found: string;
  /** What to do about it, one sentence. */
  advice: string;
  /** What the page can put in its place; null if only the person can decide. */
  replacement: string | null;
}

/** A tag without capitals from this length on is probably several words, even if they are not in the list. */
const longTag = 16;
/** Screen readers read each emoji's name, so a row of more than this many is tiring. */
const emojiRowMax = 3;
/** One phrase of this weight, or common words of this weight together, is worth mentioning. */
const phraseWeightMin = 2;

/** The letters that look like styled text: Unicode's mathematical alphanumeric symbols. */
const styledLetters = /[\u{1D400}-\u{1D7FF}]+(?: [\u{1D400}-\u{1D7FF}]+)*/gu;
/** '#' with digits only, which platforms show as plain text. */
const digitsOnly = /(?<![\p{L}\p{N}\p{M}_&/#])#\p{N}+(?![\p{L}\p{N}\p{M}_])/gu;

/** More hashtags than any platform accepts are not examined one by one. */
const tagsMax = 60;

function repeated(texts: readonly string[]): Set<string> {
  const seen = new Set<string>();
  return new Set(texts.filter((text) => seen.size === seen.add(text).size));
}

const unique = (texts: readonly string[]) => [...new Set(texts)];

const wordOfText = /(?<![#＃\p{L}])\p{L}+/gu;

const lowerCaseTag = /^[a-z0-9]+$/u;

function hashtagFindings(text: string): Finding[] {
  const tags = findHashtags(text);
  const own = new Set(text.toLowerCase().match(wordOfText) ?? []);
  const findings: Finding[] = [];
  for (const tag of unique(tags).slice(0, tagsMax)) {
    const camel = camelCase(tag, own);
    if (camel !== null) {
      const advice = "With a capital at the start of each word, screen readers read the words and not one long one.";
      findings.push({ kind: "hashtag-case", found: `#${tag}`, advice, replacement: `#${camel}` });
    } else if (tag.length >= longTag && lowerCaseTag.test(tag)) {
      const advice =
        "If these are several words, start each with a capital, so that screen readers can tell them apart.";
      findings.push({ kind: "hashtag-case", found: `#${tag}`, advice, replacement: null });
    }
  }
  for (const tag of repeated(tags.map((each) => each.toLowerCase()))) {
    const advice = "It is there more than once. Once is enough.";
    findings.push({ kind: "hashtag-twice", found: `#${tag}`, advice, replacement: null });
  }
  for (const found of unique(text.match(digitsOnly) ?? [])) {
    const advice = "A hashtag needs a letter. Platforms show this one as plain text.";
    findings.push({ kind: "hashtag-unlinked", found, advice, replacement: null });
  }
  return findings;
}

function letterFindings(text: string): Finding[] {
  return unique(text.match(styledLetters) ?? []).map((found) => ({
    kind: "letters",
    found,
    advice: "Screen readers skip or spell out styled letters, and search does not find them. Use plain ones.",
    replacement: found.normalize("NFKC"),
  }));
}

const beyondAscii = /[^\p{ASCII}]/u;

function emojiFindings(text: string): Finding[] {
  if (!beyondAscii.test(text)) return [];
  const rows: string[] = [];
  let row: string[] = [];
  for (const grapheme of [...splitGraphemes(text), ""]) {
    if (isEmoji(grapheme)) row.push(grapheme);
    else {
      if (row.length > emojiRowMax) rows.push(row.slice(0, 8).join("") + (row.length > 8 ? "…" : ""));
      row = [];
    }
  }
  const advice = "Screen readers read the name of each emoji. One to three say the same.";
  return unique(rows).map((found) => ({ kind: "emoji", found, advice, replacement: null }));
}

function phraseFindings(text: string): Finding[] {
  const phrases = clichePhrases(text);
  const total = phrases.reduce((sum, { weight }) => sum + weight, 0);
  if (total < phraseWeightMin) return [];
  return unique(phrases.map(({ phrase }) => phrase)).map((found) => ({
    kind: "phrase",
    found,
    advice: found.startsWith("#")
      ? "A hashtag that everybody uses says nothing about this post. Choose one about its subject."
      : "It sounds like a template. Say what only you can say, or leave it out.",
    replacement: null,
  }));
}

/** Everything to improve in a text on any platform, the most certain first. */
export function findingsOf(text: string): Finding[] {
  return [...hashtagFindings(text), ...letterFindings(text), ...emojiFindings(text), ...phraseFindings(text)];
}

/** The text with a finding's suggestion in place of what was found, wherever it stands as a whole. */
export function applyFinding(text: string, { found, replacement }: Finding): string {
  if (replacement === null) return text;
  const escaped = found.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const whole = found.startsWith("#")
    ? new RegExp(`${escaped}(?![\\p{L}\\p{N}\\p{M}_])`, "gu")
    : new RegExp(escaped, "gu");
  return text.replace(whole, () => replacement);
}
