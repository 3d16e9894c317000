import type { Brief } from "../../../domain/captions/brief/brief.ts";
import type { Voice } from "../../../domain/captions/voice/voice.ts";
import type { Bank } from "./bank/index.ts";
import type { Angle, BankEntry } from "./bank/line.ts";
import { graveKind } from "./read/grave.ts";
import type { Source } from "./plan.ts";
import { kindInStatement, kindOfPhrase, plainWords, times } from "./read/kind.ts";
import type { NounForms } from "./read/noun.ts";
import { foreignSituation } from "./read/foreign-situation.ts";
import { situationOf } from "./read/situation.ts";
import { isBusinesslike, isOfLife, shopNews, type Situation, worldSituations } from "./read/situations.ts";
import { registerOf } from "./voice.ts";

/** What was understood of a keyword: the entries that lines come from, and its kind for emoji and tags. */
export interface Understanding {
  sources: Source[];
  kind: BankEntry | null;
  situation: BankEntry | null;
  /** The lines of the person's register, if it has its own. */
  voiced: BankEntry | null;
}

/** The angles of a bare noun; the others suit statements. */
const ofNoun: readonly Angle[] = ["turn", "reader", "scene", "plain", "news"];
const ofStatement: readonly Angle[] = ["turn", "reader", "scene", "plain", "invite", "news"];

/** Of these, a keyword that names a kind is first of all that kind: "date night", "peaceful morning". */
const mild = new Set<Situation>([
  "event-private",
  "day",
  "person",
  "place",
  "feeling-good",
  "feeling-tired",
  "working",
  "first-time",
  "doing",
  "journey",
]);
/** Beside these, lines about the kind could be wrong: "I'm tired of my job" is not about jobs. */
const alone = new Set<Situation>([
  "feeling-low",
  "feeling-tired",
  "complaint",
  "choice",
  "question-opinion",
  "question-advice",
  "question-kids",
  "question-pets",
  "question-home",
  "slang",
  "greeting",
  "number",
  "year",
  "decision",
  "change",
  "thanks",
  "person",
  "business-name",
  "group-name",
  "memory",
  "closed",
  "hours",
]);

/** Unless a noun phrase names the kind itself: "tired feet", "my sister". */
const namedBeside: ReadonlySet<Situation | null> = new Set<Situation | null>([
  "feeling-tired",
  "feeling-low",
  "person",
]);

/**
 * Beside these, only emoji and tags are of the kind: its lines are too cheerful for a mishap, invite guests, not
 * applicants, praise what a piece of advice would get rid of, and offer what a shop has just run out of.
 */
const apart = new Set<Situation>([
  ...shopNews,
  ...worldSituations,
  "mishap",
  "mischief",
  "waiting",
  "hiring",
  "how-to",
  "request",
  "longing",
]);

/**
 * Which entries of the bank have lines for a brief, with the share of each.
 * @param bank of the language of the captions: the voice's, else the keyword's
 */
export function understand(brief: Brief, noun: NounForms | null, voice: Voice | null, bank: Bank): Understanding {
  const entryOf = (id: string | null) => (id === null ? null : bank.entry(id));
  if (brief.gravity !== "light") {
    const entry = entryOf(graveKind(brief));
    return {
      sources: entry ? [{ entry, angles: ofStatement, share: 5 }] : [],
      kind: null,
      situation: entry,
      voiced: null,
    };
  }
  if (voice?.language && voice.language !== brief.language) return inOtherLanguage(noun, bank);
  // A link alone says nothing of what is behind it.
  if (brief.form === "signs" && brief.slots.links.length > 0) return nothing;
  const english = brief.language === "en";
  const read = english ? situationOf(brief, brief.confidence === 1) : foreignSituation(brief);
  const whole = english ? bank.kinds.named(plainWords(brief.subject).join(" ")) : null;
  const kind = entryOf(whole !== null && isOutweighed(read, whole) ? whole : kindFor(brief, noun, read, bank));
  // "Rainy day mood" is about the rain, however low it sounds, and "Toyota Tacoma" is no person.
  const isLow = read === "feeling-low" && !saysHow.test(brief.subject);
  const isOfKind = kind !== null && (whole === kind.id || isLow || read === "person");
  const situation = isOfKind && isOutweighed(read, kind.id) ? null : read;
  const told = entryOf(situation);
  // What people in trouble are offered is said plainly.
  const register = registerOf(voice) ?? (english && isForClients(brief, noun, situation) ? "formal" : null);
  const voiced = register === null || !english ? null : voicedEntry(register, situation, noun, bank);
  const sources = voiced
    ? voicedSources(voiced, register!, kind, situation, noun)
    : [
        ...withBroader(plainSources(brief, kind, told, situation, noun, bank), bank),
        ...reserve(brief, noun, situation, bank),
      ];
  return { sources, kind, situation: told, voiced };
}

/** What a keyword sounds like, but is not where a list of the bank has all of it: "getting older", "open mic night". */
const soundsLike: ReadonlySet<Situation | null> = new Set<Situation | null>([
  "doing",
  "request",
  "greeting",
  "event-public",
  "feeling-good",
  "feeling-low",
  "feeling-tired",
  "mishap",
  "place",
  "person",
]);

/** How somebody feels, before where: "lonely in a full house" is about no house. */
const saysHow =
  /^(?:so |very |a bit |feeling )*(?:lonely|sad|anxious|nervous|jealous|lost|stuck|scared|worried|alone) (?:in|at|on|about|without|after|before|and|with)\b/iu;

/** Whether a kind says more than the situation. Names that have fans are those of people. */
function isOutweighed(situation: Situation | null, kind: string): boolean {
  if (situation === "person" && kind === "fans") return false;
  return soundsLike.has(situation) || isOfLife(situation) || (situation === "milestone-years" && kind === "sobriety");
}

/** Whether a business speaks to people who are hurt, in debt or in court; not "the toddler flushed my hearing aid". */
function isForClients({ subject }: Brief, noun: NounForms | null, situation: Situation | null): boolean {
  return (noun !== null || isBusinesslike(situation)) && sober.test(subject);
}

/** Such businesses. */
const sober =
  /\b(?:injur(?:y|ies|ed)|bankruptcy|foreclosures?|divorce|custody|probate|bail bonds?|immigration|rehab|debt relief|estate planning|hearing aids?|dialysis|hospice|senior care|memory care|home care)\b/iu;

const nothing: Understanding = { sources: [], kind: null, situation: null, voiced: null };

/** The kind of a noun phrase's head, or of a noun that a statement speaks of. */
function kindFor(brief: Brief, noun: NounForms | null, situation: Situation | null, bank: Bank): string | null {
  // "Grandma Rose" is no flower, "Taylor Swift" has fans, and "Toyota Tacoma" is a car.
  if (situation === "person" && brief.noun === "name") {
    const [first = ""] = brief.subject.toLowerCase().split(" ");
    const make = bank.kinds.named(first);
    return bank.kinds.named(brief.subject.toLowerCase()) ?? (make === "car" ? make : null);
  }
  const isNamed = namedBeside.has(situation) && noun !== null && !saysHow.test(brief.subject);
  if (situation !== null && (alone.has(situation) || isOfLife(situation)) && !isNamed) return null;
  const english = brief.language === "en";
  const ambiguous = english ? bank.kinds.alone(brief.subject.toLowerCase()) : null;
  if (ambiguous !== null) return ambiguous;
  // Missing a village is not about traveling, and a closed door not about vacations.
  if (!english && (situation === "longing" || situation === "booking")) return null;
  const named = english && noun !== null ? kindOfPhrase(brief.subject, bank.kinds) : null;
  // "Half price on Mondays" is no Monday mood.
  const isBusiness = isBusinesslike(situation);
  if (named !== null) return isBusiness && times.has(named) ? null : named;
  // A noun phrase whose head is unknown is not about its other words: a snow globe is no snow.
  if (english && noun !== null && situation === null) return null;
  if (english && noun !== null && situation !== null && mild.has(situation)) return null;
  return kindInStatement(brief.subject, bank.kinds, {
    anywhere: !english || situation === null || isBusiness,
    timed: !isBusiness,
  });
}

/** For a person who writes in another language than the keyword's: lines of that language around the person's words. */
function inOtherLanguage(noun: NounForms | null, bank: Bank): Understanding {
  const voiced = bank.entry(noun ? "voice/thing" : "voice/statement");
  const sources = voiced ? [{ entry: voiced, angles: ofStatement, share: 5 }] : [];
  return { sources, kind: null, situation: null, voiced };
}

function plainSources(
  brief: Brief,
  kind: BankEntry | null,
  told: BankEntry | null,
  situation: Situation | null,
  noun: NounForms | null,
  bank: Bank,
): Source[] {
  if (kind && (situation === null || (mild.has(situation) && noun !== null))) {
    const own: Source = { entry: kind, angles: ofNoun, share: told ? 4 : 5 };
    return told ? [own, { entry: told, angles: ofStatement, share: 1 }] : [own];
  }
  if (told && situation) {
    if (isOfLife(situation)) return [{ entry: told, angles: ofNoun, share: 5 }];
    const source: Source = { entry: told, angles: ofStatement, share: 3 };
    if (!kind || apart.has(situation) || isSad(brief, situation)) return [{ ...source, share: 5 }];
    return [source, { entry: kind, angles: [isBusinesslike(situation) ? "invite" : "news"], share: 2 }];
  }
  const general = bank.entry(generalKind(brief, noun)) ?? bank.entry("word");
  return general ? [{ entry: general, angles: ofNoun, share: 5 }] : [];
}

/** Whether something sad is told, beside which the cheerful lines of a kind do not suit. */
function isSad({ mood }: Brief, situation: Situation): boolean {
  return mood === "low" && ["story", "did-it", "as-it-is"].includes(situation);
}

/** Adds what the broader kinds have: for when a kind's own lines are used up, or it has none of the wanted angles. */
function withBroader(sources: readonly Source[], bank: Bank): Source[] {
  return sources.flatMap((source) => {
    const { entry, angles, share } = source;
    const broader = entry.under === null ? null : bank.entry(entry.under);
    if (!broader) return [source];
    const hasOwn = entry.lines.some(({ angle }) => angles.includes(angle));
    return [source, { entry: broader, angles, share: hasOwn ? broaderShare : share }];
  });
}

/** What a line for any story would make fun of. */
const tender: ReadonlySet<Situation | null> = new Set<Situation | null>([
  "heavy-day",
  "pet-unwell",
  "crying-it-out",
  "leaving-home",
  "friend-away",
]);

/** Lines for anything, or for any light story, once the person has had all others. */
function reserve(brief: Brief, noun: NounForms | null, situation: Situation | null, bank: Bank): Source[] {
  // In the other languages, there are fewer lines for each situation.
  const isTold = brief.form === "sentence" || (brief.language !== "en" && situation !== null);
  const isStory = isTold && !isBusinesslike(situation);
  if (isStory && tender.has(situation)) return [];
  const id = isStory ? "story" : reserveKind(brief, noun);
  const entry = id === situation ? null : bank.entry(id);
  return entry ? [{ entry, angles: isStory ? ofStatement : ofNoun, share: reserveShare }] : [];
}

/** Which lines suit what is not told as a story, whatever it is about. */
function reserveKind(brief: Brief, noun: NounForms | null): string {
  if (brief.intent === "event") return "event-public";
  return noun === null && brief.language === "en" ? "phrase" : generalKind(brief, noun);
}

/** So small that a kind's own lines come before those of its broader kind, and these before lines for anything. */
const broaderShare = 0.01;
/** So small that no other source has a line left when this one is chosen. */
const reserveShare = 0.001;

/** For a noun whose kind is unknown: only what somebody has or shows is surely a thing. */
function generalKind(brief: Brief, noun: NounForms | null): string {
  const { subject } = brief;
  const isLong = subject.split(" ").length >= longPhrase;
  if (noun === null && brief.form === "phrase" && !subject.includes(" ")) return "adjective";
  if (noun === null) return isLong ? "phrase" : "fragment";
  if (noun.number === "mass" && gerund.test(subject) && !result.test(subject)) return "activity";
  if (owned.test(subject)) return "thing";
  return isLong ? "phrase" : "word";
}

/** Jokes about a word as a word suit no phrase that shows a scene: "two chairs, one razor and a dream". */
const longPhrase = 4;
/** Words in -ing for what comes of doing something, which nobody does as a hobby. */
const result =
  /\b(?:warning|closing|ceiling|building|crossing|listing|rating|ranking|heading|lightning|wiring|plumbing)$/iu;
const gerund = /^\p{L}{2,}ing\b|\p{L}{2,}ing$/iu;
const owned = /^(?:a|an|my|our|this|these|new|vintage|old|handmade|hand-\p{L}+|custom|antique|tiny|little) \p{L}/iu;

/** The groups of situations for which a register has lines of its own. */
const voiceGroups: readonly (readonly [group: string, situations: readonly Situation[]])[] = [
  ["offer", ["offer", "offer-free", "offer-ends", "booking", "service", "giveaway"]],
  [
    "news",
    ["hours", "closed", "restock", "launch-product", "launch-content", "opening", "hiring", "team-news", "change"],
  ],
  ["event", ["event-public", "event-private", "countdown"]],
  ["milestone", ["milestone-number", "milestone-years", "achievement", "achievement-child", "birthday", "thanks"]],
  ["question", ["choice", "question-opinion", "question-advice", "question-kids", "question-pets", "question-home"]],
  ["how-to", ["how-to", "request"]],
  ["feeling", ["feeling-good", "feeling-low", "feeling-tired", "longing", "complaint"]],
  ["greeting", ["greeting"]],
];

function voicedEntry(
  register: string,
  situation: Situation | null,
  noun: NounForms | null,
  bank: Bank,
): BankEntry | null {
  const group = situation && voiceGroups.find(([, situations]) => situations.includes(situation))?.[0];
  const named = noun !== null && (situation === null || mild.has(situation));
  return (
    (group && bank.entry(`${register}/${group}`)) ||
    bank.entry(`${register}/${named ? "thing" : "statement"}`) ||
    bank.entry(`${register}/statement`)
  );
}

/** The dry register shares the jokes of the kinds; every other has its own words alone. */
function voicedSources(
  voiced: BankEntry,
  register: string,
  kind: BankEntry | null,
  situation: Situation | null,
  noun: NounForms | null,
): Source[] {
  const source: Source = { entry: voiced, angles: ofStatement, share: 3 };
  if (register !== "dry" || !kind) return [{ ...source, share: 5 }];
  const isNoun = noun !== null && (situation === null || mild.has(situation));
  return [source, { entry: kind, angles: isNoun ? ["turn", "plain"] : ["news"], share: 2 }];
}
