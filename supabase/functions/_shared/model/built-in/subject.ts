import { cleanLine } from "../../captions/clean.ts";
import { liftHashtags } from "../../captions/hashtags.ts";
import { shortenText } from "../../captions/shorten.ts";
import { isSober } from "../../captions/sober.ts";
import { findHashtags, findLinks, isEmoji, splitGraphemes } from "../../contract/length.ts";
import { fixCase } from "./casing.ts";
import { formsOf, type Forms } from "./forms.ts";
import { capitalise, headOf, inlineForm, isAdjective } from "./grammar.ts";
import { isReached } from "./kind-of.ts";
import { labelCase, personName } from "./label-case.ts";
import { withPlace } from "./place-phrase.ts";
import { isGreeting } from "./scene-of.ts";
import { kindOfText } from "./sentence-of.ts";
import { isSlur } from "../../writers/built-in/slurs.ts";
import { detectLanguage, type Language } from "./language.ts";
import { coversHead, isFaint, isOffer, recogniseTopics, topicOf, topicOfEmoji } from "./topics/recognise.ts";
import type { Topic } from "./topics/topic.ts";

/** What a keyword says, in the forms that sentences need. */
export interface Subject {
  /** `none`: nothing that could be written out. `sentence` and `question` are whole already. `label` names a thing. */
  kind: "none" | "label" | "sentence" | "question";
  /** At the start of a line, without closing punctuation. */
  title: string;
  /** As typed, in its right case. */
  plain: string;
  /** Inside a sentence; null when no article is safe. */
  inline: string | null;
  /** A label in the forms that lines ask for; null for whole sentences and other languages. */
  forms: Forms | null;
  /** What kind of words a label is, where that decides what can be said in front of it. */
  manner: "noun" | "adjective" | "howto" | "command";
  topics: Topic[];
  /** The first topic only describes the subject: its emoji and hashtags may fit, its sentences would not. */
  loose: boolean;
  sober: boolean;
  language: Language;
  hashtags: string[];
  emoji: string[];
}

const longestLabel = 70;
const longestSentence = 150;
const request = /^(?:(?:please |can you |could you )?(?:write|make|create|give|generate|suggest|i need|i want|need|want)(?: me| us)? )?(?:(?:an?|some|the|my|\d+) )?(?:[\p{L}]+ ){0,2}?(?:captions?|posts?|tweets?|something|text)(?: [\p{L}]+)? (?:about|for|on) /iu;
const pictureOf = /^(?:(?:an?|the|this|my|some) )?(?:[\p{L}]+ )?(?:photos?|pictures?|pics?|images?|videos?|reels?) of /iu;
const command = /^(?:go|bake|eat|learn|buy|sell|build|find|get|take|try|keep|stop|make|bring|become|stay|enjoy|visit|meet|write|read|celebrate|join|discover|explore|choose|follow|grow|save|feel|be|do|come|give|support|start|cook|shop|drink|wear|see|watch|listen|breathe|believe|trust) \p{L}/iu;

/** Reads a keyword as a person meant it: tags, links, emoji, markup and requests around the subject are taken apart. */
export function readSubject(keyword: string): Subject {
  const tags = findHashtags(keyword);
  const line = withoutMarkup(cleanLine(keyword));
  const emoji = [...new Set(splitGraphemes(line.slice(0, 300)).filter(isEmoji))].slice(0, 9);
  const sober = isSober(keyword);
  const typed = readableText(line, tags);
  const language = detectLanguage(typed);
  const text = language === "en" ? withApostrophes(typed) : typed;
  const empty: Subject = { kind: "none", title: "", plain: "", inline: null, forms: null, manner: "noun", topics: [], loose: false, sober, language: "en", hashtags: tags, emoji };
  if (!text) {
    const topic = emoji.map(topicOfEmoji).find((found) => found !== null);
    if (!topic || sober) return empty;
    const name = fixCase(topic.words.split(", ")[0]!);
    const inline = inlineForm(name, true);
    return { ...empty, kind: "label", title: capitalise(name), plain: name, inline, forms: formsOf(name, capitalise(name), inline), topics: [topic] };
  }
  if (text.split(/[^\p{L}]+/u).some(isSlur)) return { ...empty, sober: true, hashtags: [], emoji: [] };
  const topics = sober ? [] : recogniseTopics(text);
  const base = { topics, loose: false, sober, language, hashtags: tags, emoji };
  const kind = language === "en" ? kindOfText(text) : /[?？؟]$/u.test(text) ? "question" : "label";
  if (kind !== "label") {
    const whole = firstSentence(text);
    return { ...base, kind, title: capitalise(fixCase(whole)).replace(/[.!?…？؟]+$/u, ""), plain: fixCase(whole), inline: null, forms: null, manner: "noun" };
  }
  const typedPhrase = personName(fixCase(shortLabel(text)));
  const plain = language === "en" ? withPlace(labelCase(typedPhrase)) : typedPhrase;
  const known = topicOf(headOf(plain)) !== null || topicOf(plain) !== null;
  const manner = language === "en" ? mannerOf(plain) : "noun";
  const asNoun = manner === "noun" && language === "en" && !isOffer(plain);
  // "My dog's birthday" is about the birthday, though a dog is mentioned first.
  const head = headOf(plain);
  const covering = asNoun ? topics.filter((topic) => coversHead(topic, plain, head)) : topics;
  const main = (asNoun && isFaint(head) ? covering.find((topic) => topic !== topicOf(head) || topic === topicOf(plain)) : undefined) ?? covering[0];
  const ranked = main ? [main, ...topics.filter((topic) => topic !== main)] : topics;
  const loose = asNoun && topics.length > 0 && main === undefined && !isGreeting(plain);
  const inline = language !== "en" || manner !== "noun" || isGreeting(plain) || isClause(plain) ? null : isOffer(plain) && !/\bsale$/iu.test(plain) ? plain : isReached(plain) ? null : inlineForm(plain, known);
  // "Feeling tired" and "so tired" say "tired" in every line that speaks of a mood.
  const words = manner === "adjective" ? plain.replace(/^(?:(?:feeling|being|so|very|just|really|always|still|kind of|a bit) )+/iu, "") : plain;
  return { ...base, topics: ranked, kind, loose, title: capitalise(plain), plain, inline, forms: language === "en" ? formsOf(words, capitalise(words), inline) : null, manner };
}

/** "im so tired", "cant wait": apostrophes left out in a hurry. */
function withApostrophes(text: string): string {
  return text.replace(/\bim\b/giu, "I'm").replace(/\bive\b/giu, "I've").replace(/\b(can|don|didn|isn|won|doesn|wasn|couldn)t\b/giu, "$1't");
}

/** "Why I love Mondays", "what I eat in a day", but not "how to prune roses". */
function isClause(plain: string): boolean {
  return /^(?:why|(?:how|what|where|when|who|which) (?:i|we|you|he|she|they|it|my|our|the|nobody|everyone|people|\p{L}+ (?:is|are|means?)))\b/iu.test(plain);
}

function mannerOf(plain: string): Subject["manner"] {
  if (isOffer(plain) || isClause(plain) || isReached(plain)) return "noun";
  if (/^(?:how|what|where|when|who|which)\b/iu.test(plain)) return "howto";
  if (/^feeling (?:(?:so|very|a bit|kind of|really) )?\p{L}+$/iu.test(plain) && !/^feeling (?:good|great|fine|the|my|at|in|like|better|well)\b/iu.test(plain)) return "adjective";
  if (/^\p{L}+[- ]free$/iu.test(plain)) return "adjective";
  if (command.test(plain)) return "command";
  return isAdjective(headOf(plain)) && (topicOf(plain) === null || isAdjective(plain)) && !/^(?:an?|the|my|our|your|his|her|their|this|some)\b/iu.test(plain) ? "adjective" : "noun";
}

function withoutMarkup(line: string): string {
  return line.replace(/<\/?[a-z!][^<>]*>?/giu, " ").replace(/&(?:amp|#38);/giu, "&").replace(/&(?:lt|gt|quot|nbsp|#\d+);/giu, " ").replace(/[<>{}[\]|\\^~*_`]+/gu, " ");
}

function readableText(line: string, tags: readonly string[]): string {
  let text = line;
  const links = findLinks(text);
  for (const link of links) text = text.replace(link.text, " ");
  const lifted = liftHashtags(text.replace(/[#＃](?=\p{L})/gu, " #")).text;
  text = lifted || tags.map(tagWords).join(" ");
  text = splitGraphemes(text.slice(0, 2000)).map((part) => (isEmoji(part) ? " " : part)).join("");
  text = text.split(/\s+/u).filter((word) => !isUnreadable(word)).join(" ").replace(/[#＃]+/gu, "").replace(/ +([.,!?;:])/gu, "$1");
  text = text.replace(/^[^\p{L}\p{N}@¿¡$€£]+|[^\p{L}\p{N}\p{M}.!?%…？؟)+]+$/gu, "").replace(/^[¿¡]+/u, "").trim();
  text = stripOnce(stripOnce(text, request), pictureOf);
  if (!/[\p{L}\p{N}]/u.test(text)) return links[0] ? links[0].text.replace(/^https?:\/\/(?:www\.)?/iu, "").split(/[/?#]/u)[0]! : "";
  return text;
}

/** "MondayMood" → "monday mood"; acronyms keep their capitals. */
function tagWords(tag: string): string {
  const words = tag.replace(/_/gu, " ").replace(/(?<=\p{Ll})(?=\p{Lu})/gu, " ").split(" ");
  return words.map((word) => (/^\p{Lu}\p{Ll}+$/u.test(word) ? word.toLocaleLowerCase("en") : word)).join(" ");
}

function stripOnce(text: string, prefix: RegExp): string {
  const rest = text.replace(prefix, "");
  return /[\p{L}\p{N}]{2}/u.test(rest) ? rest : text;
}

/** One endless "word" cannot be read out; scripts that write without blanks are another matter. */
function isUnreadable(word: string): boolean {
  return word.length > 34 && !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u.test(word);
}

function firstSentence(text: string): string {
  if (text.length <= longestSentence) return text;
  return shortenText(text, "instagram", longestSentence);
}

function shortLabel(text: string): string {
  // What is shown before and after is the subject.
  const plain = text.replace(/^before (?:and|&) after:? (?=\p{L})/iu, "").replace(/[.!?…？؟,;:]+$/u, "");
  if (plain.length <= longestLabel && splitGraphemes(plain).length <= longestLabel) return cutUncased(plain);
  return cutUncased(shortenText(plain, "instagram", longestLabel));
}

/** Text in a script without blanks: its first clause, or its first characters. */
function cutUncased(text: string): string {
  if (/\s/u.test(text) || !/\p{Lo}/u.test(text)) return text;
  const clause = text.split(/[。、，！？・]/u)[0]!;
  const graphemes = splitGraphemes(clause);
  return graphemes.length > 24 ? `${graphemes.slice(0, 22).join("")}…` : clause;
}
