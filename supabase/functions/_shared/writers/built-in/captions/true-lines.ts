import type { Brief } from "../../../domain/captions/brief/brief.ts";
import { isAmongThemselves } from "./kind-by-intent.ts";
import { isFlippant, isPlainlyLight } from "./light.ts";
import type { Line } from "./lines/line.ts";
import { subjectOf } from "./subjects.ts";

/** A keyword that contains a colon or a period. A line cannot introduce it with another colon. */
export const broken = /(?<!\b(?:Dr|Jr|Sr|St|Mr|Mrs|Ms|vs|Prof|No))[:.!?] /u;

/** Something completed cannot be requested: "Umzug geschafft? Ja, bitte." */
const participle = /(?:^|\s)(?:ge\p{L}+[tn]|\p{L}+(?:iert|ado|ada|ido|ida|ato|ata|uto|uta|ito|ita|és?|ées?))$/iu;

const keywordInside = /\{(?!K)/u;
const keywordAsSentence = /(?:^|\. )\{K\}[.?!](?: \||$)/u;
const somebodys = /(?:^|\s)(?:my|our|his|her|\p{L}+['’]s) /iu;
const preposition =
  / (?:in|on|at|with|of|to|for|from|by|through|under|near|before|after|during|without|between|over) /u;
const possessive = /\b(?:my|our|his|her)\b/iu;
const keywordBeforeComma = /^\{K\}(?:,|\?)/u;

const keywordBeforeText = /^\{K\}[^.?!]/u;
const openingQuote = /^["“«„]/u;
const setInside = /\{k/u;
const indefinite = /^an? /iu;
const keywordAsQuestion = /\{[Kk]\} ?\?/u;

/** Whether a line is correct for a keyword: some need a noun of a certain form, and a long text needs no line. */
export function isTrueOf(line: Line, brief: Brief, long: boolean): boolean {
  const { subject, language, intent } = brief;
  const noun = subjectOf(brief)?.form ?? brief.noun;
  if (long) return !keywordInside.test(line) && !keywordBeforeText.test(line);
  if (broken.test(subject) && !keywordAsSentence.test(line)) return false;
  if (openingQuote.test(subject) && setInside.test(line)) return false;
  if (isFlippant(line) && !isPlainlyLight(brief)) return false;
  if (isFlippant(line) && intent === "story" && language === "en" && !firstPerson.test(subject)) return false;
  if (invites.test(line) && (isAmongThemselves(subject) || indefinite.test(subject))) return false;
  const words = subject.split(" ").length;
  if (language !== "en")
    return (words <= 7 && !participle.test(subject)) || brief.form === "question" || !keywordAsQuestion.test(line);
  if (misfits.some(([lines, subjects]) => lines.test(line) && subjects.test(subject))) return false;
  if (onCalendar.test(line) && (brief.form === "sentence" || somebodys.test(subject))) return false;
  const simple = !preposition.test(subject);
  // "Regen in Hamburg" looks like a name and is weather.
  if (line.startsWith("Shout-out") && !simple) return false;
  const plain = noun === "bare" || noun === "plural" || noun === "activity";
  // A mock definition explains a word of the dictionary.
  if (line.includes("(noun)")) return plain && simple;
  if (nounFrame.test(line)) return plain && words <= 4 && simple && !order.test(subject);
  if (namedFrame.test(line) && intent === "event" && possessive.test(subject)) return false;
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
  return !keywordBeforeComma.test(line) || (words <= 7 && !finite.test(subject));
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
