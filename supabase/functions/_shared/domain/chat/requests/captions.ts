import { platformIds, type PlatformId, type PostPlatformId } from "../../../contract/rules/platforms.ts";
import { keywordLengthMax } from "../../../contract/rules/text-lengths.ts";
import type { Language } from "../../../contract/rules/brief.ts";
import type { AnsweredLanguage } from "../../help/languages/texts.ts";
import type { CaptionWish } from "../tools.ts";
import { foreignMood, readForeignCaption } from "./foreign.ts";
import { isPlatformName, moodIn, moods, takeLanguage, takeMood, takePlatform } from "./words.ts";

/** Captions that were asked for; `adaptFor` is a platform for which captions are only adapted. */
export interface CaptionRequestRead extends CaptionWish {
  adaptFor: PostPlatformId | null;
  /** A language in which nothing can be checked, as the person named it. */
  otherLanguage: string | null;
  /** The language of the request itself; null for English. */
  spoken: AnsweredLanguage | null;
}

const verb =
  "(?:write|make|create|generate|give|need|want|draft|compose|come up with|think of|suggest|do|get|craft|like|have|for|with|help|looking for|prepare|produce|find|invent|propose|send|show)";
const noun = `(?:captions?(?: ideas?| text)?|caption ideas?|post texts?|texts? for (?:a|my|our|the) (?:post|photo|picture|reel|story|video)|(?:social media |social )?posts?(?! ideas?)|tweets?|one-?liners?|status(?:es)?|something(?: (?:${moods}))?|lines?|slogans?|post copy|copy|description|intro)`;
/** Each word can be read in one way only, and few of them: else a text of adjectives alone takes minutes. */
const adjectives = `(?:(?:${moods}|super|really|very|more|a few|some|another|different|\\d+|two|three|four|five|ten|and|sounding)(?![\\p{L}\\d])[\\s,]*){0,8}`;
const about =
  "(?:about|sobre|über|sur|for|on|of|regarding|announcing|to announce|to celebrate|celebrating|to promote|promoting|saying|that says|which says|telling people|to tell people|inviting people to|to say|wishing|under|to go with|describing|introducing|advertising)";
const picture =
  "(?:(?:an? |the |my |our |this )?(?:instagram |insta |new )?(?:post|photo|picture|pic|image|reel|story|video|selfie|shot|snap) (?:of|about|with|showing|from|where|for|that shows|announcing)\\s+)?";

const patterns: readonly RegExp[] = [
  new RegExp(
    `^(?<head>.*?\\b${verb}\\b[^.?!\\n:]{0,40}?\\b${noun})\\s*(?:${about}\\s+${picture}|(?:,?\\s*(?:topic|subject|theme|keyword|idea))?:\\s*|\\n+)(?<subject>\\S[^]*)$`,
    "iu",
  ),
  new RegExp(
    `^(?<head>(?:an? |the |some |my )?${adjectives}(?:captions?(?: ideas?)?|tweets?))\\s*(?:${about}\\s+${picture}|[:\\n-]\\s*)(?<subject>\\S[^]*)$`,
    "iu",
  ),
  new RegExp(
    `^(?<head>(?:please |can you |could you |would you )*(?:write|post|say|compose|create)(?: me| us)? (?:something |anything |a text |text )?${adjectives})(?:about|on|for)\\s+${picture}(?<subject>\\S[^]*)$`,
    "iu",
  ),
  /^(?<head>(?:please )?caption (?:this|my (?:photo|picture|post|pic)|for me|it))\s*[:,-]?\s+(?:of |about )?(?<subject>\S[^]*)$/iu,
  new RegExp(
    `^(?<head>what (?:should|can|could|do|would|to|shall)(?: i| we)? (?:write|say|caption|put))\\s+(?:about|for|under|with|on|as (?:a|the) caption (?:for|of))\\s+${picture}(?<subject>\\S[^]*)$`,
    "iu",
  ),
  new RegExp(
    `^(?<subject>[^]{6,}?)\\s*[.!?,;:\\n–-]+\\s*(?<head>(?:and |so |now |please |pls |can you |could you |would you |i need |i want |need |want )*(?:(?:write|give|make|create|generate|draft|do)(?: me| us)? )?(?:an? |some |the |\\d+ )?${adjectives}captions?(?: (?:for|about) (?:it|this|that))?(?: please| pls)?[.!?]*)$`,
    "iu",
  ),
];

const withoutSubject = new RegExp(
  `^(?:please |hi |hello |hey |ok |yes |and |now |can you |could you |would you |will you |i'd like you to |i would like you to |i )*${verb}\\b(?: me| us| you to write| with| out)*\\s+(?:an? |some |the |my |new |more |\\d+ )*${adjectives}(?:captions?|post texts?|tweets?)(?: (?:for|on) (?:me|us|my (?:post|photo|picture|business|page|account|feed|instagram)|a (?:post|photo|picture|reel)|this|it|today))*(?: please| pls)?[.!?\\s]*$`,
  "iu",
);

/** Frequent misspellings of the two words that make a request. */
const misspelled: readonly (readonly [RegExp, string])[] = [
  [/\b(?:capton|captoin|captin|capiton|captiom|captian|cpation|catpion)(s?)\b/giu, "caption$1"],
  [/\b(?:wirte|wrtie|wriet|writ|wite)\b/giu, "write"],
];
const onlyNoun = /^(?:an? |some |my )?(?:captions?|tweets?)[.!]*$/iu;

/** Questions about how the product works, not requests. */
export const asksHow =
  /^(?:but |and |so |hey,? |hi,? |please,? )*(?:how|why|where|when|which|who|is|are|do|does|did|am|was|were|has|have|can i|could i|may i|can it|could it|can this|can the|can caption|should|i (?:can['’]?t|cannot|don['’]?t)|what (?:is|are|does|do you|happens|makes|if)|what['’]s|whats|can we|will it|would it|tell me how|explain)\b/iu;
/** Whether captions of some sort are possible at all: "can you write captions for LinkedIn?" */
const asksWhether = /^(?:can|could|do|will) you (?:also )?(?:write|make|create|do|generate) .*captions\b.*\?$/iu;
const offers =
  /^(?:do you have|have you got|is there|are there|got) (?:an?|any|some)?\s*(?:\p{L}+ ){0,2}captions? (?:for|about|on)\b/iu;

const emptySubject =
  /^(?:each|every|free|me|us|you|it|this|that|them|day|month|(?:a|my|our|the|this|these|each|every) (?:new )?(?:posts?|photos?|pictures?|pics?|images?|business|pages?|accounts?|feed|profile|content|platforms?|reels?|videos?|story|stories|brand|customers?|website|company|style|tone|voice|language|own (?:voice|words|style))|social media|anything|something|posts?|photos?|pictures?|other (?:languages|platforms)|different platforms|several platforms|all platforms|clients?|business(?:es)?|others)$/iu;

const noEmojiClause = /[,;.]?\s*\b(?:and |but |with )?(?:without|no|zero)(?: any)? emojis?\b/iu;
const noTagsClause = /[,;.]?\s*\b(?:and |but |with )?(?:without|no|zero)(?: any)? (?:hash ?)?tags?\b/iu;
const noBothClause =
  /[,;.]?\s*\b(?:and |but )?(?:without|no)(?: any)? (?:emojis?|hash ?tags?)(?: (?:and|or)(?: no)? )(?:emojis?|hash ?tags?)\b/iu;
const withClause =
  /[,;.]?\s*\b(?:and |but )?(?:with|add|include|plus)(?: some| a few| the| many| lots of)? (?:emojis?|hash ?tags?)(?:(?: and| &) (?:emojis?|hash ?tags?))?\b/iu;
/** How it should not sound says nothing about the subject. */
const notClause =
  /,?\s*\b(?:but |and )?(?:not|nothing|don['’]?t make it|without being) (?:too |so |that )?(?:cringe\w*|cheesy|corny|boring|salesy|cliché|generic|cute|jokey)\b/iu;
const polite =
  /(?:[\s,.!?]*\b(?:please|pls|plz|thanks|thank you|thx|asap|ok|okay|for me|if you can|can you|can you do that)\b)+[\s,.!?]*$/iu;
const edges = /^[\s"“”„'‘’«»:,–-]+|[\s"“”„'‘’«»:,–-]+$/gu;
const endQuestion = /[?]+$/u;

function cleanSubject(text: string): string {
  const subject = text.replace(polite, "").replaceAll(edges, "").replace(endQuestion, "").trim();
  // "My bakery's opening" is the bakery opening: the writer reads its kind from the noun as it stands.
  const named = subject.replace(/[.!]$/u, "").replace(/['’]s (?=(?:grand |re-?)?opening$)/iu, " ");
  return Array.from(named).slice(0, keywordLengthMax).join("");
}

const pronoun = /^(?:her|him|them|it|this|that|us)\b/iu;

/** What a message says in the sentences before the one that asks for a caption; null if there are none. */
function beforeRequest(text: string, head: string): string | null {
  const sentences = text.slice(0, head.length).split(/(?<=[.!?\n])\s+/u);
  const told = sentences.slice(0, -1).join(" ").trim();
  return told.length < 6 ? null : cleanSubject(told);
}

const isPicked = (id: PostPlatformId | null): id is PlatformId => platformIds.some((one) => one === id);

/** The captions that a message asks for; null if it asks for something else. The keyword is empty if it names no subject. */
export function readCaptionRequest(message: string): CaptionRequestRead | null {
  const text = misspelled.reduce((rest, [pattern, word]) => rest.replace(pattern, word), message.trim());
  if (asksHow.test(text) && !offers.test(text)) return null;
  const wish = (subject: string, head: string, language: Language | null, name = ""): CaptionRequestRead => {
    const { platform } = takePlatform(text);
    return {
      keyword: emptySubject.test(subject) || isPlatformName(subject) ? "" : subject,
      platform: isPicked(platform) ? platform : "general",
      adaptFor: isPicked(platform) ? null : platform,
      language: language === "other" ? null : language,
      otherLanguage: language === "other" ? name : null,
      mood: [moodIn(head), takeMood(text).mood].filter((word) => word !== "").join(", "),
      spoken: null,
      noEmoji: noEmojiClause.test(text) || noBothClause.test(text),
      noHashtags: noTagsClause.test(text) || noBothClause.test(text),
    };
  };
  const foreign = readForeignCaption(takePlatform(text).rest);
  if (foreign) {
    const { subject, language } = foreign;
    const read = wish(cleanSubject(takePlatform(subject).rest), "", takeLanguage(text).language ?? language);
    return { ...read, mood: foreignMood(text), spoken: language };
  }
  const spoken = takeLanguage(takePlatform(text.replace(polite, "")).rest);
  const bare = takeMood(spoken.rest)
    .rest.replace(notClause, "")
    .replace(noBothClause, "")
    .replace(noEmojiClause, "")
    .replace(noTagsClause, "")
    .replace(withClause, "")
    .trim();
  if (withoutSubject.test(bare) || onlyNoun.test(bare))
    return asksWhether.test(text) ? null : wish("", bare, spoken.language, spoken.name);
  for (const pattern of patterns) {
    const { head = "", subject = "" } = pattern.exec(bare)?.groups ?? {};
    const cleaned = cleanSubject(subject);
    if (cleaned.length < 2) continue;
    // "I lost my dog. I want to write something for her." is about what was said before.
    const told = pronoun.test(cleaned) ? beforeRequest(bare, head) : null;
    if (told !== null) return wish(told, head, spoken.language, spoken.name);
    return wish(cleaned, head, spoken.language, spoken.name);
  }
  return null;
}
