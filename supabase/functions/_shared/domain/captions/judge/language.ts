import type { Language } from "../../../contract/rules/brief.ts";
import { languageNames } from "../language-names.ts";
import { readLanguage } from "../brief/language.ts";
import type { CaptionTask } from "../port.ts";
import { smallWordCounts } from "../voice/prose-language.ts";
import type { Reason } from "./reason.ts";
import type { Said } from "./said.ts";
import { hasLetter } from "../../text/characters.ts";

/** From this many function words of another language on, a caption counts as written in it. */
const foreignMin = 3;
/** The maximum share of letters in a script that the person did not use. */
const scriptShareMax = 0.3;

const scripts = [
  "Latin",
  "Cyrillic",
  "Arabic",
  "Hebrew",
  "Greek",
  "Devanagari",
  "Thai",
  "Hangul",
  "Han",
  "Hiragana",
  "Katakana",
] as const;
const scriptTests = scripts.map((name) => new RegExp(`\\p{Script=${name}}`, "gu"));
const otherScript = new RegExp(
  `[${scripts
    .slice(1)
    .map((name) => `\\p{Script=${name}}`)
    .join("")}]`,
  "u",
);
/** Japanese mixes three scripts. */
const families = [[0], [1], [2], [3], [4], [5], [6], [7], [8, 9, 10]];

const tagOrLink = /[#＃@][\p{L}\p{N}\p{M}_]+|https?:\S+/gu;

/**
 * Rejects a caption in another language than requested. Only the caption's own words count, because the keyword may be
 * in any language, and a caption of a few words is never rejected. Without any word by the person, no language was
 * requested: such a caption is in Yoda's style or describes a photo.
 */
export function languageReason(caption: string, said: Said, task: CaptionTask): Reason | null {
  if (!hasLetter(task.brief.text)) return null;
  const expected = task.voice?.language ?? task.brief.language;
  const reason: Reason = {
    kind: "language",
    text: `It is not in ${languageNames[expected]}; write it in ${languageNames[expected]}.`,
  };
  const prose = caption.replace(tagOrLink, " ");
  if (!sharesScript(prose, task.voice?.language ?? null, said)) return reason;
  const isForeign = (text: string) =>
    smallWordCounts(text).some(({ language, count }) => language !== expected && count >= foreignMin);
  // Most captions hold no other language at all, whoever wrote its words.
  if (!isForeign(prose)) return null;
  const own = prose
    .split(/\s+/u)
    .filter((word) => !said.words.has(bare(word)))
    .join(" ");
  const counts = smallWordCounts(own);
  const [first] = counts;
  if (!first || first.count < foreignMin || first.language === expected) return null;
  if (expected === "other") return reason;
  const asked = counts.find(({ language }) => language === expected)?.count ?? 0;
  return first.count >= asked * 2 + 1 ? reason : null;
}

/**
 * Rejects a short caption that has the words, letters and endings of another language, for which it has too few
 * function words: "Endlich Feierabend, endlich Kaffee." for "iced latte". Only for what a model writes, which forgets
 * the language that it was asked for.
 */
export function shortForeignReason(caption: string, said: Said, task: CaptionTask): Reason | null {
  const expected = task.voice?.language ?? task.brief.language;
  if (expected === "other" || !hasLetter(task.brief.text)) return null;
  const own = caption
    .replace(tagOrLink, " ")
    .split(/\s+/u)
    .filter((word) => !said.words.has(bare(word)))
    .join(" ");
  const read = readLanguage(own);
  if (!read.certain || read.language === expected || read.language === "other") return null;
  const asked = smallWordCounts(own).find(({ language }) => language === expected)?.count ?? 0;
  if (asked > 0) return null;
  const name = languageNames[expected];
  return { kind: "language", text: `It is not in ${name}; write it in ${name}.` };
}

const fromFirstToLastLetter = /[\p{L}\p{N}](?:.*[\p{L}\p{N}])?/su;

function bare(word: string): string {
  const plain = word.toLowerCase().replaceAll("’", "'");
  return fromFirstToLastLetter.exec(plain)?.[0] ?? "";
}

function sharesScript(prose: string, chosen: Language | null, said: Said): boolean {
  if (!otherScript.test(prose) && !otherScript.test(said.text)) return true;
  const letters = (prose.match(/\p{L}/gu) ?? []).length;
  if (letters < 4) return true;
  const counts = (text: string) =>
    families.map((family) => family.reduce((sum, at) => sum + (text.match(scriptTests[at]!) ?? []).length, 0));
  const given = counts(said.text);
  const main = chosen !== null && chosen !== "other" ? 0 : given.indexOf(Math.max(...given));
  if (Math.max(...given) === 0 && chosen === null) return true;
  const used = counts(prose);
  const strange = used.reduce((sum, count, family) => (family === main || given[family]! > 0 ? sum : sum + count), 0);
  // Latin letters are allowed with every script, for names and borrowed words, but not alone.
  if (main !== 0 && used[main] === 0) return false;
  return strange / letters <= scriptShareMax;
}
