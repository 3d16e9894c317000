import { readLanguage } from "../../../domain/captions/brief/language.ts";
import { answeredLanguages } from "../../../domain/help/languages/texts.ts";
import { splitThread } from "../../../contract/rules/thread.ts";
import { countEmoji, countHashtags } from "../../../contract/rules/caption-length.ts";
import { platforms, type PostPlatformId } from "../../../contract/rules/platforms.ts";
import { splitTrailingHashtags } from "../../../contract/rules/post-parts.ts";
import { sentencesIn } from "../../../contract/rules/sentences.ts";
import { adaptByRules } from "../../../domain/captions/rewrite/adapt-rules.ts";
import { withoutEmoji, withoutHashtags } from "../../../domain/captions/rewrite/remove.ts";
import { adaptationTasks, type CaptionEntry, taskOfCaption } from "../../../domain/captions/rewrite/task.ts";
import type { ChangeOutcome, ChangeWish, TextChange } from "../../../domain/chat/tools.ts";
import { emojiForText } from "../../../domain/text/emoji.ts";
import { tidyHashtags } from "../../../domain/text/hashtags.ts";
import { shorterText } from "../captions/shorter.ts";
import { leanIn } from "./lean-foreign.ts";
import { subjectTags } from "./subject-tags.ts";

const changed = (texts: string | string[], note: string | null = null): ChangeOutcome => ({
  outcome: "changed",
  texts: [texts].flat(),
  note,
});
const impossible = (message: string): ChangeOutcome => ({ outcome: "not_possible", message });

/** What the built-in writer says about changes that need somebody who understands the text. */
const beyond: Partial<Record<TextChange, string>> = {
  funnier:
    "Making a text funnier without changing what it says needs a language model, and none is connected here. I can make it shorter, turn it into a question or add emoji and hashtags; or I write funny captions about the same thing.",
  warmer:
    "Making a text warmer needs a language model, and none is connected here. I can make it more casual, turn it into a question or add emoji; or I write new captions about the same thing.",
  longer:
    "I would have to invent something to make it longer. Add one detail that only you know, such as the time, the name or what happened just before; or I write new captions about the same thing.",
  language:
    "Translating a text needs a language model, and none is connected here. I can write new captions in English, Spanish, German, French, Italian or Portuguese: tell me what about.",
  opening:
    "Rewording a text needs a language model, and none is connected here. I can make it shorter, turn it into a question or write new captions about the same thing.",
};

/** Changes a pasted text without a model: only what code can do without losing what it says. */
export async function changeText(wish: ChangeWish): Promise<ChangeOutcome> {
  const { change, text, platform } = wish;
  switch (change) {
    case "shorter":
      return await shorter(text);
    case "question":
      return question(text);
    case "professional":
      return professional(text);
    case "casual":
      return casual(text);
    case "emoji":
      return withEmoji(text);
    case "no-emoji":
      return countEmoji(text) === 0 ? impossible("There are no emoji in it.") : changed(withoutEmoji(text));
    case "hashtags":
      return await withHashtags(text, platform ?? "instagram");
    case "no-hashtags":
      return countHashtags(text) === 0 ? impossible("There are no hashtags in it.") : changed(withoutHashtags(text));
    case "platform":
      return await forPlatform(text, platform ?? "general");
    default:
      return impossible(beyond[change] ?? "I cannot do that with this text.");
  }
}

const entryOf = (): CaptionEntry => ({
  keyword: "",
  intent: null,
  language: null,
  premium: false,
  tone: null,
  voiceOff: [],
});

/** Announcements of a feeling before the news itself: "We are so excited to announce that". */
const announcing: readonly (readonly [RegExp, (...groups: string[]) => string])[] = [
  [
    /^(?:we|i)(?:['’]re|['’]m| are| am)(?: so| very| really| super| absolutely| beyond| truly| incredibly)*(?: excited| thrilled| happy| proud| delighted| pleased| honou?red| glad| stoked)(?: and \p{L}+)? to (?:finally |be able to )*(?:announce|share|say|tell you|let you know|report|reveal)(?: with you)?(?: the news)? that\s+/iu,
    () => "",
  ],
  [
    /^(?:we|i)(?:['’]re|['’]m| are| am)(?: so| very| really| super| absolutely| beyond| truly| incredibly)*(?: excited| thrilled| happy| proud| delighted| pleased| honou?red| glad| stoked)(?: and \p{L}+)? to (?:finally |be able to )*(announce|introduce|present|share|reveal|launch|offer)\s+/iu,
    (verb) =>
      `${({ announce: "Announcing", introduce: "Introducing", present: "Presenting", share: "Sharing", reveal: "Revealing", launch: "Launching", offer: "Offering" } as Record<string, string>)[verb!.toLowerCase()] ?? verb} `,
  ],
  [
    /^(we|i)(?:['’]re|['’]m| are| am)(?: so| very| really| super| absolutely| beyond| truly| incredibly)*(?: excited| thrilled| happy| proud| delighted| pleased| honou?red| glad| stoked)(?: and \p{L}+)? to (?:finally |be able to )*(?!be\b)(?=\p{L})/iu,
    (who) => `${who![0]!.toUpperCase()}${who!.slice(1)} `,
  ],
  [
    /^(?:just wanted to (?:say|share|let you know)(?: that)?|i (?:just )?want(?:ed)? to (?:share|say|let you (?:all )?know)(?: with you)?(?: that)?|guess what[!?.]*|big news[!:.]*|hey (?:everyone|everybody|guys|all|friends)[!,.]*|hi (?:everyone|everybody|guys|all|friends)[!,.]*|hello (?:everyone|everybody|friends)[!,.]*)\s*/iu,
    () => "",
  ],
];
/** Words that a text can do without. */
const fillers =
  /\s*\b(?:really|very|(?<!thank you |thanks )so(?= (?:much|many|very|happy|excited|proud|good))|just|actually|literally|absolutely|totally|basically|honestly|truly|super|quite|simply|definitely|certainly|in order(?= to)|at this point in time|as we all know|needless to say|once again|as always)\b(?!-)/giu;
const wordy: readonly (readonly [RegExp, string])[] = [
  [
    /,? (?:and |so )?(?:we|i)(?: really| just)? (?:can['’]?t|cannot)(?: really)? wait(?: to (?:see|welcome|meet|show|share)[^.!?]*)?(?=[.!?]|$)/giu,
    "",
  ],
  [/\bit is with (?:great|huge|much|immense) (?:pleasure|joy|pride) that (?=we\b|i\b)/giu, ""],
  [/\bbrand[- ]new\b/giu, "new"],
  [/\bdue to the fact that\b/giu, "because"],
  [/\bat the moment\b/giu, "now"],
  [/\bin the near future\b/giu, "soon"],
  [/\ba (?:large|great) number of\b/giu, "many"],
  [/\ba lot of\b/giu, "many"],
  [/\bwe would like to invite you to\b/giu, "Come to"],
  [/\bwe (?:would love|['’]d love|can['’]?t wait) to see you (?:all |there )*/giu, "See you "],
  [/\bplease (?:do not|don['’]t) hesitate to\b/giu, "please"],
  [/\bas well as\b/giu, "and"],
  [/\bis going to\b/giu, "will"],
  [/\bare going to\b/giu, "will"],
  [/\bhas the ability to\b/giu, "can"],
  [/\bfrom the bottom of (?:our|my) hearts?\b/giu, ""],
];
const capitalAtStart = (text: string) => text.replace(/^\s*\p{Ll}/u, (letter) => letter.toUpperCase());
const sentenceCapitals = (text: string) =>
  capitalAtStart(text).replaceAll(
    /([.!?] )(\p{Ll})/gu,
    (_all, mark: string, letter: string) => mark + letter.toUpperCase(),
  );
const spaces = (text: string) =>
  text
    .replaceAll(/[ \t]+/gu, " ")
    .replaceAll(/ +([.,!?;:])/gu, "$1")
    .replaceAll(/^ +| +$/gmu, "");

function withoutFluff(text: string): string {
  let rest = text.trim();
  for (let round = 0; round < 2; round += 1) {
    for (const [pattern, put] of announcing)
      rest = rest.replace(pattern, (_all: string, ...groups: string[]) => put(...groups));
  }
  rest = wordy.reduce((left, [pattern, word]) => left.replace(pattern, word), rest).replace(fillers, "");
  return sentenceCapitals(spaces(rest));
}

/** A sentence that states nothing: no number, name or day. */
const emptySentence =
  /^(?![^]*(?:\d|\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|https?:|www\.))[^]*\b(?:wait|excited|thrilled|love|amazing|awesome|best|see you|thank|stay tuned|let us know|comment below|tag|follow|dream|journey|grateful|blessed|believe|happy|incredible|can['’]?t wait)\b/iu;

async function shorter(text: string): Promise<ChangeOutcome> {
  const { body, joint, hashtags } = splitTrailingHashtags(text);
  const { language } = readLanguage(body);
  const known = answeredLanguages.find((one) => one === language);
  const lean = known === undefined ? withoutFluff(body) : leanIn(known, body);
  const byWriter = shorterText(lean, await taskOfCaption(entryOf(), lean, "general"));
  let left = sentencesIn(byWriter ?? lean);
  while (left.join("").length > body.length * 0.7 && left.length > 1) {
    const index = left.findLastIndex((sentence, at) => at > 0 && emptySentence.test(sentence));
    if (index < 0) break;
    left = left.filter((_, at) => at !== index);
  }
  const short = left.join("").trim();
  if (short.length >= body.trim().length - 2)
    return impossible("It is already as short as I can make it without losing what it says.");
  return changed(hashtags ? short + joint + hashtags : short);
}

const asksAlready = /\?\s*(?:\p{Extended_Pictographic}|\s|#[\p{L}\p{N}_]+)*$/u;
const closers: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:open(?:s|ing)?|event|party|market|concert|workshop|class|launch|come|join|visit|see you|tonight|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day|doors)\b/iu,
    "Will you be there?",
  ],
  [
    /\b(?:sale|off|offer|discount|deal|new|now available|back in stock|collection|menu|product|drop)\b/iu,
    "Which one would you pick first?",
  ],
  [/\b(?:tips?|how to|learn|recipe|trick|mistakes?)\b/iu, "Which one will you try?"],
  [/\b(?:years?|anniversary|birthday|milestone|remember|thank)\b/iu, "What is your favorite memory of it?"],
  [
    /\b(?:cake|bread|coffee|pizza|burger|soup|dinner|lunch|brunch|tea|wine|food|dish|pasta|taste)\b/iu,
    "Who would you share it with?",
  ],
  [/\b(?:sunset|beach|trip|travel|mountain|hike|view|city|vacation|holiday)\b/iu, "Where would you go next?"],
];

function question(text: string): ChangeOutcome {
  const { body, joint, hashtags } = splitTrailingHashtags(text);
  if (asksAlready.test(body)) return impossible("It ends with a question already.");
  const closer = closers.find(([pattern]) => pattern.test(body))?.[1] ?? "What do you think?";
  const statement = body.trim().replace(/[.!…]*$/u, "");
  const asked = `${statement}. ${closer}`;
  return changed(hashtags ? asked + joint + hashtags : asked, "I kept your words and let it end with a question.");
}

const contractions: readonly (readonly [RegExp, string])[] = [
  [/\b(we|you|they)['’]re\b/giu, "$1 are"],
  [/\bI['’]m\b/gu, "I am"],
  [/\b(I|we|you|they)['’]ve\b/giu, "$1 have"],
  [/\b(I|we|you|they|it|he|she)['’]ll\b/giu, "$1 will"],
  [/\bcan['’]t\b/giu, "cannot"],
  [/\bwon['’]t\b/giu, "will not"],
  [/\b(do|does|did|is|are|was|were|has|have|would|should|could)n['’]t\b/giu, "$1 not"],
  [/\b(it|that|there|here|what|he|she)['’]s\b/giu, "$1 is"],
  [/\b(we|you|they) gonna\b/giu, "$1 are going to"],
  [/\bgonna\b/giu, "going to"],
  [/\bwanna\b/giu, "want to"],
  [/\bgotta\b/giu, "have to"],
  [/\bhey (?:guys|folks|everyone|all)\b,?/giu, "Hello everyone,"],
  [/\b(?:guys|folks|y['’]all)\b/giu, "everyone"],
  [/\b(?:super|mega|crazy|insanely) (?=\p{L})/giu, "very "],
  [/\b(?:awesome|amazing|epic)\b/giu, "excellent"],
  [/\bthx\b/giu, "thank you"],
  [/\bpls\b/giu, "please"],
  [/\bhey\b/giu, "Hello"],
  [/\b(?:tmrw|tmr)\b/giu, "tomorrow"],
  [/\s*\b(?:lol|lmao|haha+|omg|btw)\b/giu, ""],
];

function professional(text: string): ChangeOutcome {
  const plain = contractions.reduce((rest, [pattern, word]) => rest.replace(pattern, word), withoutEmoji(text));
  const calm = sentenceCapitals(spaces(plain.replaceAll(/!+/gu, ".").replaceAll(/\.{2,}(?!\.)/gu, "."))).trim();
  return calm === text.trim()
    ? impossible("It already reads professionally: no emoji, no exclamation marks, no short forms.")
    : changed(calm, "Without emoji, exclamation marks and short forms; the facts are as you wrote them.");
}

const casualForms: readonly (readonly [RegExp, string])[] = [
  [/\b(we|you|they) are\b/giu, "$1're"],
  [/\bI am\b/gu, "I'm"],
  [/\b(I|we|you|they) have (?=\p{L}+(?:ed|en|wn|ught|een)\b)/giu, "$1've "],
  [/\b(I|we|you|they|it) will\b/giu, "$1'll"],
  [/\bcannot\b/giu, "can't"],
  [/\b(do|does|did|is|are|was|were|has|have|would|should|could) not\b/giu, "$1n't"],
  [/\b(it|that|here|there) is\b/giu, "$1's"],
  [/\bpurchase\b/giu, "buy"],
  [/\bobtain\b/giu, "get"],
  [/\binform you\b/giu, "tell you"],
  [/\bregarding\b/giu, "about"],
  [/\bassist(?:ance)?\b/giu, "help"],
  [/\bcommence\b/giu, "start"],
  [/\badditionally\b/giu, "also"],
  [/\bhowever\b/giu, "but"],
  [/\bin order to\b/giu, "to"],
];

function casual(text: string): ChangeOutcome {
  const relaxed = spaces(casualForms.reduce((rest, [pattern, word]) => rest.replace(pattern, word), text.trim()));
  return relaxed === text.trim()
    ? impossible("It already sounds relaxed. I could make it shorter or let it end with a question.")
    : changed(relaxed);
}

function withEmoji(text: string): ChangeOutcome {
  const { body, joint, hashtags } = splitTrailingHashtags(text);
  const found = emojiForText(body, { only: true }).filter((emoji) => !body.includes(emoji));
  const emoji = found.length > 0 ? found : emojiForText(body);
  const picked = emoji.slice(0, body.length > 120 ? 2 : 1).join("");
  const done = `${body.trim()} ${picked}`;
  return changed(hashtags ? done + joint + hashtags : done);
}

async function withHashtags(text: string, platform: PostPlatformId): Promise<ChangeOutcome> {
  const { body, hashtags } = splitTrailingHashtags(text);
  const max = Math.max(1, platforms[platform].aiHashtags.max);
  const own = hashtags.match(/[\p{L}\p{N}_]+/gu) ?? [];
  const tags = tidyHashtags([...own, ...(await subjectTags(body, "instagram"))]).slice(
    0,
    Math.max(own.length, Math.min(max, 5)),
  );
  if (tags.length === own.length)
    return impossible("I found no hashtags that fit. Tell me what the post is about: “hashtags for …”.");
  return changed(`${body.trim()}\n\n${tags.map((tag) => `#${tag}`).join(" ")}`);
}

async function forPlatform(text: string, platform: PostPlatformId): Promise<ChangeOutcome> {
  const [task] = await adaptationTasks(entryOf(), text, [platform]);
  const fitted = adaptByRules(text, task!);
  const { label, lengthMax } = platforms[platform];
  const limit = `${label} takes ${lengthMax.toLocaleString("en")} characters.`;
  const { posts } = splitThread(fitted, platform);
  if (posts.length > 1)
    return changed(
      posts.join("\n\n"),
      `${limit} It is longer, so it is a thread of ${posts.length} posts; “make it shorter” may save some.`,
    );
  return fitted.trim() === text.trim()
    ? impossible(`It fits ${label} as it is. ${limit}`)
    : changed(fitted, `Fitted for ${label}. ${limit}`);
}
