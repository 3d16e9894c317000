import { platforms } from "../../../contract/rules/platforms.ts";
import { addEmoji } from "../../../domain/text/emoji.ts";
import { findEmoji } from "../../../contract/rules/caption-length.ts";
import type { Brief } from "../../../domain/captions/brief/brief.ts";
import { capitalize } from "../../../domain/captions/brief/casing.ts";
import { ModelError } from "../../../domain/writing/call.ts";
import type { CaptionDraft, CaptionTask, ModelPort, WritingOptions } from "../../../domain/captions/port.ts";
import { createDraw } from "../draw.ts";
import { builtInUsage } from "../usage.ts";
import { isLong, setLine, withLinks } from "./compose.ts";
import { emojiFor } from "./emoji.ts";
import { isAmongThemselves, kindOf } from "./kind.ts";
import type { Kind, Line } from "./lines/line.ts";
import { linesFor } from "./lines/stocks.ts";
import { type Phrase, phraseOf, withInlineTags } from "./phrase.ts";
import { photoDrafts } from "./photo.ts";
import { isFlippant, isPlainlyLight } from "./light.ts";
import { createRotation, type Rotation } from "./rotation.ts";
import { subjectOf } from "./subjects.ts";
import { tagsFor } from "./tags.ts";
import { applyVoice, fitsVoice, registerOf } from "./voice.ts";
import { yodaDrafts } from "./yoda.ts";

/**
 * The writer for installations without a model key. It never states anything that the person did not say: it arranges
 * their own words by intent, platform and voice. It fails only if aborted. For grave subjects and in unsupported
 * languages, it may return fewer drafts than requested.
 * @param options.random 0 ≤ n < 1, so that tests can repeat a run
 */
export function createBuiltInWriter(options: { random?: () => number } = {}): ModelPort {
  const random = options.random ?? Math.random;
  const rotation = createRotation(random);
  const write = (task: CaptionTask, call: WritingOptions, again: boolean) => {
    if (call.signal?.aborted) return Promise.reject(new ModelError("aborted", "aborted before writing"));
    const started = performance.now();
    // All drafts are complete at once, so nobody waits for a choice among them: they are handed over by the result.
    return Promise.resolve({ drafts: draftsFor(task, rotation, random, again), usage: builtInUsage(started) });
  };
  return {
    kind: "built-in",
    writeCaptions: (task, call = {}) => write(task, call, false),
    repairCaptions: (task, _drafts, _problems, call = {}) => write(task, call, true),
  };
}

/** @param again whether too few of the first drafts passed; if there are few lines, no more drafts are made */
function draftsFor(task: CaptionTask, rotation: Rotation, random: () => number, again: boolean): CaptionDraft[] {
  const { brief } = task;
  if (!brief.text) {
    return task.photo ? photoDrafts(task.photo.facts, task, rotation) : yodaDrafts(task, createDraw(random));
  }
  const linked = brief.subjectWithLinks !== brief.subject;
  // Beside a sentence with a link there are no other words: they could be about something else.
  const read = linked ? "alone" : kindOf(brief);
  const inline = brief.form === "signs" ? [] : brief.slots.inlineHashtags;
  const placed = inline.length <= task.hashtags.max && task.voice?.hashtags !== "none";
  const { kind, phrase } = asked(read, brief, withInlineTags(phraseOf(brief), inline, placed));
  const lines = candidates(kind, task, phrase, rotation, again);
  const hashtags = tagsFor(brief, task.hashtags, task.platform, task.amountsAsked)
    .filter((tag) => !placed || !inline.some((own) => tag.toLowerCase().startsWith(own.toLowerCase())))
    .slice(0, Math.max(0, task.hashtags.max - (placed ? inline.length : 0)));
  const grave = brief.gravity !== "light";
  return lines.slice(0, task.count).map((line, turn) => {
    const set = withLinks(setLine(line, phrase, task.platform), brief, task.platform);
    const text = applyVoice(set, task.voice, { grave, roomy: platforms[task.platform].paragraphs });
    const emoji = emojiFor(brief, kind, task.emoji, { asked: task.amountsAsked, voice: task.voice, turn });
    return {
      text: addEmoji(
        text,
        emoji.filter((one) => !text.includes(one)).slice(0, Math.max(0, task.emoji.max - emojiIn(text))),
      ),
      hashtags,
    };
  });
}

/** "How to X?" is not a question: what is left of it behind "how to" is asked for, as that of a request. */
function asked(kind: Kind, { language }: Brief, phrase: Phrase): { kind: Kind; phrase: Phrase } {
  const [, rest] = /^how to (.+)$/iu.exec(phrase.inside) ?? [];
  if (kind !== "how-to" || language !== "en" || rest === undefined) return { kind, phrase };
  return { kind: "request", phrase: { ...phrase, start: capitalize(rest), inside: rest } };
}

/** A keyword that contains a colon or a period. A line cannot introduce it with another colon. */
const broken = /(?<!\b(?:Dr|Jr|Sr|St|Mr|Mrs|Ms|vs|Prof|No))[:.!?] /u;

/** Something completed cannot be requested: "Umzug geschafft? Ja, bitte." */
const participle = /(?:^|\s)(?:ge\p{L}+[tn]|\p{L}+(?:iert|ado|ada|ido|ida|ato|ata|uto|uta|ito|ita|és?|ées?))$/iu;

/** From this number of lines on, a kind rotates through all of them, and the person's words alone are one of them. */
const manyLines = 10;
/** With fewer lines, a kind shows one line in addition to the person's words, and none every other time. */
const someLines = 7;
/** A single line of a batch is repeated at most every fourth time. */
const fewestTurns = 4;

/** The lines of this request, without those that do not suit the voice or would not be true of this keyword. */
function candidates(kind: Kind, task: CaptionTask, phrase: Phrase, rotation: Rotation, again: boolean): Line[] {
  const { brief, voice } = task;
  const language = voice?.language ?? brief.language;
  const register = registerOf(voice);
  const mixed = language !== brief.language;
  // Mixing the languages of line and keyword would look like a mistake.
  const all = linesFor(mixed ? "alone" : kind, brief.language, register).map(unchained(brief));
  const fitting = all.filter(
    (line) => fitsVoice(line, voice, brief.form === "question") && isTrueOf(line, brief, isLong(phrase)),
  );
  const [alone = "{K}.", ...rest] =
    fitting.length > 0 ? [...new Set(fitting.map(marked(task)))] : [marked(task)("{K}.")];
  const key = `${kind}\n${brief.text}`;
  const shown = Math.max(1, Math.floor(task.count / 2));
  if (register !== null || rest.length >= manyLines || kind === "signs" || !isWordsAlone(alone)) {
    return rotation.next(key, [alone, ...rest], shown);
  }
  if (again) return [];
  // No additional drafts, because the selection would prefer the same lines every time.
  if (rest.length >= someLines) return [alone, ...rotation.next(key, rest, shown - 1).slice(0, Math.max(1, shown - 1))];
  const turns = [...rest, ...Array<null>(Math.max(0, fewestTurns - rest.length)).fill(null)];
  const [line] = rotation.next(key, turns, 1);
  return line ? [alone, line] : [alone];
}

function isWordsAlone(line: Line): boolean {
  return /^[¡¿]?(?:How to \{k\}|\{K\}) ?[.!?]?$/u.test(line);
}

/**
 * In a line that introduces the keyword with a colon, replaces the colon by a period if the keyword contains a colon or
 * period.
 */
function unchained({ subject }: Brief): (line: Line) => Line {
  return (line) => (broken.test(subject) ? line.replace(/^([^{|]+?) ?: \{k\}/u, "$1. {K}") : line);
}

/** Adds the question mark to a question, or removes it if the voice asks no questions. */
function marked({ brief, voice }: CaptionTask): (line: Line) => Line {
  // A grave question keeps the end mark that was typed.
  const grave = brief.gravity !== "light" && !/[?？]/u.test(brief.text);
  if (brief.form !== "question" || grave) return (line) => line;
  const quiet = voice?.questions === "none" && !/[?？]/u.test(brief.text);
  if (quiet) return (line) => line.replace(/[¿]|(?<=\}) ?\?$/gu, "").replace(/\}$/u, "}.");
  const own = questionLines[brief.language] ?? "{K}?";
  return (line) => (line === "{K}." ? own : line);
}

/** The person's words as a question, where a language marks it differently. */
const questionLines: Partial<Record<Brief["language"], Line>> = { es: "¿{K}?", fr: "{K} ?" };

/** Whether a line is correct for a keyword: some need a noun of a certain form, and a long text needs no line. */
function isTrueOf(line: Line, brief: Brief, long: boolean): boolean {
  const { subject, language, intent } = brief;
  const noun = subjectOf(brief)?.form ?? brief.noun;
  if (long) return !/\{(?!K)/u.test(line) && !/^\{K\}[^.?!]/u.test(line);
  if (broken.test(subject) && !/(?:^|\. )\{K\}[.?!](?: \||$)/u.test(line)) return false;
  if (/^["“«„]/u.test(subject) && /\{k/u.test(line)) return false;
  if (isFlippant(line) && !isPlainlyLight(brief)) return false;
  if (isFlippant(line) && intent === "story" && language === "en" && !firstPerson.test(subject)) return false;
  if (invites.test(line) && (isAmongThemselves(subject) || /^an? /iu.test(subject))) return false;
  const words = subject.split(" ").length;
  if (language !== "en")
    return (words <= 7 && !participle.test(subject)) || brief.form === "question" || !/\{[Kk]\} ?\?/u.test(line);
  if (misfits.some(([lines, subjects]) => lines.test(line) && subjects.test(subject))) return false;
  if (onCalendar.test(line) && (brief.form === "sentence" || /(?:^|\s)(?:my|our|his|her|\p{L}+['’]s) /iu.test(subject)))
    return false;
  const simple =
    !/ (?:in|on|at|with|of|to|for|from|by|through|under|near|before|after|during|without|between|over) /u.test(subject);
  // "Regen in Hamburg" looks like a name and is weather.
  if (line.startsWith("Shout-out") && !simple) return false;
  const plain = noun === "bare" || noun === "plural" || noun === "activity";
  // A mock definition explains a word of the dictionary.
  if (line.includes("(noun)")) return plain && simple;
  if (nounFrame.test(line)) return plain && words <= 4 && simple && !order.test(subject);
  if (namedFrame.test(line) && intent === "event" && /\b(?:my|our|his|her)\b/iu.test(subject)) return false;
  if (namedFrame.test(line) && (finite.test(subject) || (noun === "name" && / of /u.test(subject)))) return false;
  if (namedFrame.test(line) && !verbal.has(intent)) {
    return noun !== "none" && (noun !== "bare" || (dayLike.test(subject) && brief.slots.dates.length === 0));
  }
  if (firstPersonFrame.test(line) && intent === "story" && !firstPerson.test(subject)) return false;
  if (pastFrame.test(line) && intent === "story") return !ahead.test(subject);
  if (line.startsWith("Just saying:")) return states.test(subject);
  if (line.startsWith("Drumroll")) return unveils.test(subject);
  // "Missing you today. Always."
  if (line.endsWith("| Always.") && brief.slots.dates.length > 0) return false;
  return !/^\{K\}(?:,|\?)/u.test(line) || (words <= 7 && !finite.test(subject));
}

/** Lines that sound wrong with some beginnings of a keyword. */
const misfits: readonly (readonly [lines: RegExp, subjects: RegExp])[] = [
  [
    /Feels good|Still taking it in|One for the books|Saying it out loud|A moment for this|^Milestone/u,
    /\b(?:for being|despite|without|because|lost|accident|turned)\b/iu,
  ],
  [/Feels good to say/u, /^\p{L}+['’]s /u],
  [/^On the calendar|^In the diary/u, /^\p{L}+ing\b/u],
  // What is done for somebody may be hard: "caring for my husband with ALS".
  [
    /^Anyone else into|^Would you try|^More |^Happy place|^Do not disturb|, anyone\?/u,
    /\b(?:my|our|his|her|their|for|with)\b|(?:\S+ ){3}/iu,
  ],
  [/You too\?|Anyone else\?/u, /^(?:so |really |still )?missing\b/iu],
  [/Be honest/u, /^(?:can|could|who|where|how)\b/iu],
  [/^Heads up:/u, /^(?:book|order|buy|rent|bring|join|sign|visit|try|get|grab|come)\b/iu],
  [/^So, this happened|True story/u, /\b(?:now|come|comes|get|gets)\b/iu],
  [/^News:/u, /^now\b/iu],
  [/^Currently:/u, /^(?:starting|beginning|trying|about|finally|still|just)\b/iu],
  [/^For the to-do list|^This is your sign|reminder:/u, /^(?:come|join us|we|you)\b/iu],
  [/Be honest|^Honest question|Discuss\.|Comments are open/u, /^(?:why|who wants|who['’]s in|who is in)\b/iu],
  // A plain request for help or a recommendation.
  [
    /Question of the day|Honest question|Serious question|Genuine question|Curious|Let's hear it|I'll wait|Discuss|Be honest/u,
    /^(?:(?:does|do|can|could|would|has) (?:any(?:one|body)|some(?:one|body)|you)|any(?:one|body)|where (?:can|do|could)|who (?:does|sells|fixes|repairs|knows|can)|what['’]?s? (?:is )?a (?:fair|good|decent)|(?:is|are) there)\b/iu,
  ],
  [
    /^Here's to|^This one is for/u,
    /^(?:imam|rabbi|father|fr\.?|sister|brother|pastor|rev(?:\.|erend)?|(?:arch)?bishop|pope|cardinal|sheikh|cantor|saint|st\.?) /iu,
  ],
  // A service is ordered, not enjoyed, and a game with others is loud.
  [/^More \{k\}/u, /\b(?:cleaning|repairs?|removal|servicing|installation|inspections?|delivery|maintenance)$/iu],
  [
    /^Do not disturb/u,
    /\b(?:volleyball|football|soccer|rugby|hockey|basketball|netball|handball|lacrosse|polo|paintball|karaoke|bowling|curling)\b/iu,
  ],
  [
    /See you there|Come along|Who's coming/u,
    /^(?:\S+ )?(?:half off|half price|\d+ ?% off|[$€£]\d|free |buy |order |discount)/iu,
  ],
  [/I'll wait|Discuss|No fence-sitting/u, /^how (?:many|much|often|long|old|far)\b/iu],
  // A year of long ago may have been a hard one.
  [/^Throwback|^Rewind to|^Time machine|comes to mind/u, /^(?:1[0-8]\d\d|19[0-4]\d)\b/u],
  [/^Circle it/u, /^(?!.*(?:\d|day\b|week|month|eve\b)).* (?:in|at|with|on|by|near) /iu],
  [
    /Ideas, please|Send suggestions|Tips welcome|Your best advice|Help me out/u,
    /^(?:should|is|are|do|does|can|how (?:many|much|often|old|long|far)) /iu,
  ],
  // Nobody visits a trade for its view.
  [
    /Ever been|Wish you were here|^Daydreaming|^You, me|^Picture this|^If you need me/u,
    /(?:smiths?|kennels|repairs?|plumbing|plumbers|dental|dentists?|opticians?|solicitors|clinic|vets?|surgery|cleaners|services?|ltd|inc|llc|sons?|builders|roofing|motors|tyres)\.?$/iu,
  ],
];
const onCalendar = /^(?:On the calendar|In the diary):/u;

/** These lines need a noun without an article. */
const nounFrame = /my \{k\}|your \{k\}|^More \{k\}/u;

/**
 * After a preposition, a countable English noun needs an article, so these lines need a noun that has one or needs
 * none.
 */
const namedFrame =
  /\b(?:to|for|about|of|on|without|with) \{k\}|, then \{k\}|Happy place|^Ready|^You, me|^Would you try|^May we present/u;
const verbal = new Set<Brief["intent"]>(["how-to", "offer", "question", "story"]);
const order = /\b(?:first|last|again|now|later|only|always)$/iu;
const unveils = /\b(?:introducing|announcing|presenting|new|live|out|reveal\w*|launch\w*)\b/iu;
const dayLike = /\b(?:day|week|month|year|weekend|season)$/iu;

/** Lines that invite others. */
const invites = /, anyone\?|Who's (?:in|coming)|Come along|See you there|invit|Tell your/u;

/** Lines about what has happened already. */
const pastFrame = /^So, this happened|True story|^Dear diary|^Breaking/u;
const firstPersonFrame = /^Dear diary|^Life update/u;
const firstPerson = /\b(?:i|i'm|i've|my|we|we're|we've|our|me|us)\b/iu;
/** Verbs of a present state, as opposed to an event. */
const states = /\b(?:is|are|am|'s|'re|'m|goes|keeps?|needs?|looks?|tastes?|feels?|hits|slaps|smells?)\b/iu;
const ahead =
  /\b(?:(?:that|it|what|there|he|she)['’]s|i['’]m|we['’]re|they['’]re|(?:has|have) been|tomorrow|tonight|soon|next|will|going to|is|are|am|can|opens?|starts?|begins?|drops?|lands?|launches|returns?|goes|go)\b/iu;
const finite = /\b(?:is|are|was|were|has|have|had|ate|got|took|made|went)\b/iu;

function emojiIn(text: string): number {
  return findEmoji(text).length;
}
