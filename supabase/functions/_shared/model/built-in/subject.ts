import { cleanLine } from "../../captions/clean.ts";
import { emojiForWord } from "../../captions/emoji.ts";
import { liftHashtags } from "../../captions/hashtags.ts";
import { shortenText } from "../../captions/shorten.ts";
import { isSober } from "../../captions/sober.ts";
import { findHashtags, findLinks, isEmoji, splitGraphemes } from "../../contract/length.ts";
import { fixCase, isProper } from "./casing.ts";
import { formsOf, type Forms } from "./forms.ts";
import { capitalise, headOf, inlineForm, isAdjective } from "./grammar.ts";
import { isGreeting } from "./scene-of.ts";
import { isGivenName } from "./nouns.ts";
import { isSlur } from "./slurs.ts";
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
const interrogative = /^(?:is|are|am|was|were|do|does|did|can|could|should|would|will|who|whose|what|what's|where|when|which|why|how|have|has|isn't|aren't|don't|doesn't)\b/iu;
const statement = /^(?:(?:i|we|you|he|she|they|it)(?:['’](?:m|re|s|ve|ll|d))? |(?:it|that|there|this)['’]?s? (?:is|are|was|were) |let['’]?s |don['’]t |can['’]t (?:wait|stop|believe|get|even) |what an? |such an? |never |just |finally |went |got |had |made |finished |started |came |saw |found |spent |bought |ate |said )/iu;
const verbInside = /\s(?:is|are|was|were|has|had|will|won['’]t|can['’]t|isn['’]t|loves?|makes?|turns?|feels?|needs?|went|got|made|took|came|says?|said|knows?|opens|opened|launches|launched|begins|began|ends|arrives|arrived|lands|landed|closes|won|lost|moved|passed|became|keeps|deserves|happened|works)\s/iu;
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
  const kind = language === "en" ? kindOf(text) : /[?？؟]$/u.test(text) ? "question" : "label";
  if (kind !== "label") {
    const whole = firstSentence(text);
    return { ...base, kind, title: capitalise(fixCase(whole)).replace(/[.!?…？؟]+$/u, ""), plain: fixCase(whole), inline: null, forms: null, manner: "noun" };
  }
  const phrase = personName(fixCase(shortLabel(text)));
  const plain = language === "en" ? fixCase(lowerFirst(phrase)) : phrase;
  const known = topicOf(headOf(plain)) !== null || topicOf(plain) !== null;
  const manner = language === "en" ? mannerOf(plain) : "noun";
  const asNoun = manner === "noun" && language === "en" && !isOffer(plain);
  // "My dog's birthday" is about the birthday, though a dog is mentioned first.
  const head = headOf(plain);
  const covering = asNoun ? topics.filter((topic) => coversHead(topic, plain, head)) : topics;
  const main = (asNoun && isFaint(head) ? covering.find((topic) => topic !== topicOf(head) || topic === topicOf(plain)) : undefined) ?? covering[0];
  const ranked = main ? [main, ...topics.filter((topic) => topic !== main)] : topics;
  const loose = asNoun && topics.length > 0 && main === undefined;
  const inline = language === "en" && manner === "noun" ? isGreeting(plain) ? null : inlineForm(plain, known) : null;
  // "Feeling tired" and "so tired" say "tired" in every line that speaks of a mood.
  const words = manner === "adjective" ? plain.replace(/^(?:(?:feeling|being|so|very|just|really|always|still|kind of|a bit) )+/iu, "") : plain;
  return { ...base, topics: ranked, kind, loose, title: capitalise(phrase), plain, inline, forms: language === "en" ? formsOf(words, capitalise(words), inline) : null, manner };
}

/** "im so tired", "cant wait": apostrophes left out in a hurry. */
function withApostrophes(text: string): string {
  return text.replace(/\bim\b/giu, "I'm").replace(/\bive\b/giu, "I've").replace(/\b(can|don|didn|isn|won|doesn|wasn|couldn)t\b/giu, "$1't");
}

function mannerOf(plain: string): Subject["manner"] {
  if (/^(?:how|what|why|where|when|who|which)\b/iu.test(plain)) return "howto";
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

function kindOf(text: string): "label" | "sentence" | "question" {
  const words = text.split(" ").length;
  if (text.endsWith("?")) return "question";
  if (words >= 3 && statement.test(text)) return "sentence";
  if (words === 2 && /^(?:got|just|finally|almost|nearly) \p{L}+(?:ed|en|one)$/iu.test(text)) return "sentence";
  // "Pre-orders open": a headline, whole as it stands.
  if (words >= 2 && /\b(?:open|available|sold out|coming soon|out now|back in stock|now live)$/iu.test(text) && !/^(?:an?|the|my|our)\b/iu.test(text)) return "sentence";
  if (words >= 4 && interrogative.test(text) && !/^(?:how|what|where|when|why|who) (?:to|not) /iu.test(text) && !/^(?:how|what|where|when|why|who|which)\b/iu.test(text)) return "question";
  if (/[.!…]$/u.test(text) && words >= 2) return "sentence";
  if (/[.!?] /u.test(text)) return "sentence";
  if (words >= 4 && !/^(?:how|what|where|when|why|who|which|things|tips)\b/iu.test(text) && verbInside.test(text)) return "sentence";
  return "label";
}

function firstSentence(text: string): string {
  if (text.length <= longestSentence) return text;
  return shortenText(text, "instagram", longestSentence);
}

function shortLabel(text: string): string {
  const plain = text.replace(/[.!?…？؟,;:]+$/u, "");
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

/** "taylor swift": two words, a given name first and no everyday word behind it. */
function personName(phrase: string): string {
  const [first = "", second = "", ...rest] = phrase.split(" ");
  if (rest.length > 0 || !second || !isGivenName(first) || topicOf(second) !== null || emojiForWord(second).length > 0) return phrase;
  return `${capitalise(first)} ${capitalise(second)}`;
}

/** A capital typed at the start of an ordinary word comes down; names keep theirs. */
function lowerFirst(phrase: string): string {
  // "Rex the dog": what stands before "the" is a name, even one that is a word too.
  if (/^\p{Lu}\S* the /u.test(phrase)) return phrase;
  const words = phrase.split(" ");
  const ordinary = (word: string) => !isProper(word) && (topicOf(word) !== null || emojiForWord(word).length > 0 || /^(?:a|an|the|my|our|your|this|that|new|old|how|what|why|when|where|some|best|good|happy|first|last|things|tips|with|and|of|for|in|on|at|to)$/iu.test(word));
  if (words.every((word) => !/^\p{Lu}/u.test(word) || ordinary(word))) return words.map((word) => (/^\p{Lu}\p{Ll}*$/u.test(word) && !isProper(word) ? word.toLocaleLowerCase("en") : word)).join(" ");
  if (ordinary(words[0]!) && !(words.length > 1 && /^\p{Lu}/u.test(words[1]!))) return words[0]!.toLocaleLowerCase("en") + phrase.slice(words[0]!.length);
  return phrase;
}
