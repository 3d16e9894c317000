import type { Brief } from "../../../domain/captions/brief/brief.ts";
import { isDrink, isEdible, isPlainlyTable } from "./edible.ts";
import type { Kind } from "./lines/line.ts";

const help =
  /\b(?:help|hot|crisis) ?lines?|food ?bank|shelter|soup kitchen|fundraiser|appeal|relief|support|meeting|opening hours|group|services?|counsel\w+|donations?|drive\b/iu;
const disaster =
  /\b(?:earthquake|flood(?:s|ing|ed)?|hurricane|tornado|tsunami|wildfires?|war|bombing|shooting|attack|crash|accident|fire|avalanche|drought|famine|disaster|landslide|ceasefire|airstrikes?)\b|terremoto|guerra|krieg|erdbeben|hochwasser|guerre|séisme|inondation|incend\w+|alluvione|enchente/iu;
const cause =
  /\b(?:day|week|month|awareness|vigil|memorial|nurses|carers|caregivers|survivors?|refugees|welcome|veterans|silence|remembrance|heroes|orphans?|widows?)\b/iu;
const issue =
  /\b(?:racis[mt]s?|sexism|violence|discriminat\w+|harass\w+|bullying|inequality|pay gap|homophobia|transphobia|abuse|poverty|homeless\w*|hate|injustice|trafficking|slavery|rights|mental health|addiction|loneliness|stigma)\b/iu;
const search =
  /\bmissing (?:person|people|child|girl|boy|teen\w*|man|woman|dog|cat|pet|puppy|kitten|since)\b|\b(?:is|are|been|went|still) missing\b|\bhave you seen\b|\blast seen\b|\bamber alert\b|\blost (?:dog|cat)\b/iu;
const longing = /^(?:(?:so |really |still |always )?missing)\b/iu;
const firstPerson =
  /(?<![\p{L}])(?:i|i'm|my|me|myself|we|our|ich|mich|mein\w*|yo|mi|me|je|moi|mon|ma|io|mio|mia|eu|meu|minha)(?![\p{L}])/iu;

/** Events that anybody may come to. */
const open =
  /\b(?:market|festival|concert|gig|fair|5k|10k|race|run|open|jazz|music|show|exhibition|workshop|class(?:es)?|sale|quiz|karaoke|screening|tasting|swap|night|karaoke|comedy|band|set|bingo|auction|picnic|parade|carnival|pop-?up|livestream|webinar|improv|welcome|invited|blood drive|book launch|cabaret|recital|clean-?up|potluck|dance|meet-?up|party)\b/iu;

const closed =
  /hochzeit|boda|mariage|matrimonio|casamento|büro|oficina|empresa|bureau|ufficio|firma|betriebs|klassen|abschluss|familia|famille|famiglia|família/iu;

/** What happened, without the words that make it a sentence: "grandpa passed away". */
const told =
  /\b(?:passed|died|dies|dying|is|was|were|are|has|have|had|lost|left|gone|killed|closed|closing|closes|burned|collapsed|crossed|hit|beat|took|missed|murió|falleció|gestorben|décédée?|morto|morta|faleceu|morreu)\b/iu;

/** A name that ends so is that of a house, not of a place to dream of. */
const premises =
  /\b(?:studio|gym|hotel|hostel|bakery|caf[eé]|restaurant|bar|museum|library|office|farm|vineyard|cottage|salon|clinic|school|shop|store)$/iu;

/** What somebody waited for is neither wished for nor always so. */
const arrival = /^(?:finally|at last|por fin|al fin|enfin|endlich|finalmente|enfim|até que enfim)\b/iu;
const arrives = new Set<Brief["intent"]>(["unknown", "thing", "day", "feeling", "place", "person", "event"]);

/** Times of the day in words. */
const hour =
  /^(?:at |around |almost )?(?:(?:half|quarter) (?:past|to)|\p{L}+ (?:minutes )?(?:past|to) (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|midnight|noon)|(?:noon|midnight|midday)$|\p{L}+ o'?clock|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:fifteen|thirty|forty-five)$)/iu;

/** Whoever has a thing does not wish for it. */
const owned = /^(?:(?:my|our)|\p{Lu}?\p{L}+(?:'|’)s (?:old|new|first|little)) /u;
const ownable = new Set<Brief["intent"]>(["thing", "place", "person", "unknown"]);

/** News that has come out for certain. */
const certainLaunch =
  /^(?:introducing|announcing|presenting|launching|now|just|meet|new in)\b|\b(?:is|are|we|we're|we've) |\b(?:now|out|live|open|back in stock|coming soon|here|available)\b/iu;

/** What somebody achieved, as against a trip or a dinner for the occasion. */
const achieved =
  /^(?:got|handed in|submitted|defended|passed|finished|survived|promoted|published|hit|reached|crossed|completed|won|earned|became|made|ran|climbed|graduated|turned|sold|paid|retired|engaged|married|certified)\b|\d|\b(?:years?|months|weeks|days) (?:of|in|at|as|with|sober|clean|together|strong|free|without|since|later|married)\b|^(?:my |our )?first\b|\b(?:debt|smoke|loan|mortgage)[- ]free\b|\bpaid off\b|\bsold out\b|\b(?:personal best|record|award|black belt|win)\b|\b(?:followers|orders|customers|subscribers|reviews|episodes)$/iu;

/** Somebody is spoken to: "your table is ready", "hi, thanks for your order". No line may stand around that. */
const address = /^(?:hi|hey|hello|dear|you|your|we miss you|thanks for your|please|see you)\b(?! (?:\p{Lu}|all|everyone))/iu;

/** A greeting for one person: "happy birthday to my daughter", "thank you, Mum". */
const toSomebody =
  /\b(?:my|our|dear|you|your|mum|mom|dad|grandma|grandpa|nan|son|daughter|wife|husband|sister|brother)\b|\b(?:to|for)\b/iu;

/** Among themselves: nobody else is invited. */
const closedCircle =
  /\bwith (?:the|my|our|his|her|a few|some|all my) |\b(?:usual|date night|girls'? night|boys'? night|at (?:my|our) (?:place|house)|at home|company|staff|office|team|family|private|school)\b/iu;

/** Whether misspellings were mended and others may be left: then the less is said, the better. */
function isHasty({ doubtful, text, subject, form }: Brief): boolean {
  return doubtful.length > 0 && form !== "question" && !text.toLowerCase().includes(subject.toLowerCase());
}

const plainSpan = /^(?:\d+|one|two|three|four|five|six|ten) (?:seconds?|minutes?|hours?|days?|weeks?|months?|years?)$|\b1[.)] .+\b2[.)] /iu;
const nouns = new Set<Brief["intent"]>(["unknown", "thing", "place", "person"]);

/** Whether a keyword is about people among themselves, so that nobody else is to be asked along. */
export function isAmongThemselves(subject: string): boolean {
  return closedCircle.test(subject);
}

/** What is looked for, sold or let, in the six languages. */
const wanted =
  /\b(?:for sale|for rent|to rent|wanted|looking for|se (?:vende|alquila|busca)|vendo|busco|alquilo|zu verkaufen|zu vermieten|suche[n]?|gesucht|à (?:vendre|louer)|(?:je|on) cherche|vendesi|affittasi|cercasi|cerco|vende-se|aluga-se|procuro|procura-se)(?![\p{L}])/iu;

/** A thing that does not do what it should is neither wished for nor praised. */
const defect =
  /\b(?:burnt|broken|dented|cracked|leak\w*|missing|stale|mou?ldy|rotten|expired|soggy|squeaky|faulty|damaged|torn|ripped|scratched|chipped|rusty|stained|punctured?|wonky|overpriced|cancelled|canceled|delayed|lost|stuck|failed|flat tyres?|flat tires?)\b/iu;

/** What somebody did, at the start of a phrase: "killed it at karaoke", "handed in my thesis". */
const didIt = /^(?:\p{L}+ed|got|made|lost|found|sold|told|went|saw|built|ran|won|took|gave|spent|met|bought|quit|wrote) (?:it|my|our|the|a|an|in|up|out|off|from|at|to|all)\b/iu;

/** A past form with what stands behind a verb; "pickled herring" is none. */
const pastWithObject =
  /^\p{L}+ed (?:my|the|an?|our|his|her|it|in|at|to|from|by|with|on|up|out|off|again|today|into|for|over|another|all|every|some|\d+)(?![\p{L}])/iu;

const orders = /^(?:book|order|shop|grab|join|visit|try|come|subscribe|sign up|reserve|claim|follow|vote|donate|support)\b/iu;

/** Years that a post looks back to; later ones may be now or to come. */
const lookedBackMax = 2015;

const hires = /\bhiring|recruit|we(?:'re| are) looking for|buscamos|wir suchen|recrut|cherchons|cerchiamo|contrat|procuramos/iu;

/** Which lines suit a brief: its intent, or what is special about it. */
export function kindOf(brief: Brief): Kind {
  const { gravity, subject, intent, form, mood, language, noun } = brief;
  if (gravity !== "light") return graveKind(brief);
  // Digits that are no date: a size, a share, a score, the name of a week.
  if (form === "signs" && intent !== "day") return /\d/u.test(subject) || brief.slots.links.length > 0 ? "alone" : "signs";
  // Not one word that can be read, a word that may be misspelled, a bare span of time, a numbered list.
  if (brief.confidence < 0.2 || isHasty(brief) || plainSpan.test(subject)) return "alone";
  if (language === "en" && form === "phrase" && !subject.includes(" ") && nouns.has(intent)) return singleWord(brief);
  if (language === "en" && form !== "question" && address.test(subject)) return "alone";
  if (form !== "question" && intent !== "offer" && wanted.test(subject) && !hires.test(subject)) return "wanted";
  if (language === "en" && intent === "event" && didIt.test(subject)) return "doing";
  if (arrival.test(subject) && form === "phrase" && arrives.has(intent)) return "arrival";
  if (language === "en" && hour.test(subject)) return "hour";
  if (owned.test(subject) && form === "phrase" && ownable.has(intent)) return "owned";
  switch (intent) {
    case "offer":
      return form === "request" || orders.test(subject) ? "offer-request" : "offer";
    case "launch":
      if (/^meet /iu.test(subject)) return "alone";
      return hires.test(subject)
        ? "hiring"
        : form === "sentence" || language !== "en" || certainLaunch.test(subject)
        ? "launch"
        : "launch-plain";
    case "milestone":
      return /birthday|geburtstag|cumpleaños|anniversaire|compleanno|aniversário d/iu.test(subject)
        ? "birthday"
        : form === "sentence" || language !== "en" || achieved.test(subject)
        ? "milestone"
        : "milestone-plain";
    case "how-to": {
      if (form === "request") {
        return subject.split(" ").length < 3 || /\byour (?!own)/iu.test(subject) ? "nudge" : "request";
      }
      return /^(?:\d+|two|three|four|five|six|seven|eight|nine|ten|the|our|my|some)\b|\b(?:ways|tips|ideas|tricks|hacks)\b/iu
          .test(subject)
        ? "how-to-list"
        : "how-to";
    }
    case "question":
      return / (?:or|oder|o|ou) /iu.test(subject) && subject.split(" ").length < 7 &&
          !/^(?:what|is|are|do|does|who|why|how|should|where|when|can)\b/iu.test(subject)
        ? "choice"
        : questionKind(subject);
    case "feeling":
      return feelingKind(mood);
    case "day": {
      if (/\d\s?(?:am|pm)\b|\d[:.]\d{2}|\buhr\b/iu.test(subject)) return "hour";
      if (/^(?:the (?:year |early |late )?)?\d{2,4}s?$/u.test(subject)) {
        return Number(/\d{4}/u.exec(subject)?.[0] ?? 0) > lookedBackMax ? "alone" : "year";
      }
      return /\p{L}/u.test(subject) ? "day" : "alone";
    }
    case "thing":
      // A phrase beside a link points there.
      return brief.slots.links.length > 0 ? "launch" : thingKind(brief);
    case "unknown":
      return unknownKind(brief);
    case "event":
      return (language === "en"
          ? open.test(subject) && !isAmongThemselves(subject)
          : !closed.test(subject))
        ? "event"
        : "occasion";
    case "person":
      if (/\d/u.test(subject)) return "alone";
      return language === "en" && brief.slots.people.length === 0 && !titled.test(subject) ? "business" : "person";
    case "place":
      if (defect.test(subject) || /\d/u.test(subject)) return "alone";
      if (noun !== "name") return "spot";
      return premises.test(subject) ? "business" : "place";
    case "greeting":
      return toSomebody.test(subject) || brief.slots.people.length > 0 ? "greeting-to" : "greeting";
    case "story":
      return sayable(brief) ? "story" : "alone";
    case "loss":
      return intent;
  }
  return "unknown";
}

function graveKind({ gravity, subject, form, language }: Brief): Kind {
  if (gravity === "crisis") return firstPerson.test(subject) || form === "sentence" ? "crisis-own" : "crisis";
  if (search.test(subject)) return "loss-search";
  if (longing.test(subject) && language === "en") return "longing";
  if (form === "question") return "alone";
  if (form === "sentence" || told.test(subject)) {
    return disaster.test(subject) && !firstPerson.test(subject) ? "loss-disaster" : "loss-news";
  }
  if (language !== "en") return disaster.test(subject) && !firstPerson.test(subject) ? "loss-disaster" : "loss";
  if (firstPerson.test(subject) || /^\p{L}+ed\b/iu.test(subject)) return "loss";
  if (/\b(?:cancer[- ]free|remission|survived|all clear|recovered)\b/iu.test(subject)) return "loss-good";
  if (/\b(?:fundraiser|appeal|relief|donations?|drive)\b/iu.test(subject)) return "loss-appeal";
  if (help.test(subject)) return "loss-help";
  if (disaster.test(subject)) return "loss-disaster";
  if (/\b(?:day|week|month)$/iu.test(subject)) return "loss-cause";
  if (issue.test(subject)) return "loss-issue";
  return cause.test(subject) ? "loss-cause" : "loss";
}

function questionKind(subject: string): Kind {
  return /^(?:what (?:should|can|do) (?:i|we)|which|how (?:long|much|many|often|do|can|should|to)|where|any (?:tips|ideas|advice|recommendations)|should (?:i|we)|help\b|who (?:can|knows))/iu
      .test(subject)
    ? "advice"
    : "question";
}

function feelingKind(mood: Brief["mood"]): Kind {
  if (mood === "good") return "feeling-good";
  return mood === "low" ? "feeling-low" : "feeling";
}

function thingKind(brief: Brief): Kind {
  const { subject, noun, language } = brief;
  if (language !== "en") return unknownKind(brief);
  if (defect.test(subject)) return "thing";
  const dated = brief.slots.dates.length > 0;
  if (!dated && isDrink(subject)) return "drink";
  if (!dated && isEdible(subject)) return "food";
  if (noun === "activity") return "activity";
  // Nobody wants what sounds bad: "Monday misery".
  if (brief.mood === "low") return "unknown";
  // "No cap", "this playlist slaps": nothing that one could want.
  if (/^(?:this|that|these|those|no|every|all|some|any|such|half)\b/iu.test(subject)) return "unknown";
  if (noun === "none") return doingKind(subject);
  return subject.includes(" ") ? "thing" : "alone";
}

/** A single word is said alone, for it may mean many things; but coffee is coffee. */
function singleWord({ subject, noun }: Brief): Kind {
  if (noun === "activity") return "activity";
  if (!isPlainlyTable(subject)) return "alone";
  return isDrink(subject) ? "drink" : "food";
}

/** Whether a sentence tells something to everybody: a notice to somebody is no story. */
function sayable({ subject, language }: Brief): boolean {
  return language !== "en" || !/\byou(?:r|rs)?\b|\bplease\b|,/iu.test(subject) || /^(?:i|we|my|our)\b/iu.test(subject);
}

/** "Ms. Alvarez from the library" is somebody. */
const titled = /^(?:our |my )?(?:\p{L}+ )?(?:mr|mrs|ms|miss|mx|dr|prof|coach|chef|sir|aunt|auntie|uncle)\b/iu;

function doingKind(subject: string): Kind {
  if (
    /^\p{L}+ed \p{L}/iu.test(subject) && !pastWithObject.test(subject) ||
    !/^(?:\p{L}+(?:ing|ed)|got|made|left|lost|found|sold|told|went|saw|built|ran|won|took|gave|spent|met|bought|quit|broke|caught|fell|wrote|grew|back|finally|still|just|almost|never|out|off|rip)\b/iu
      .test(subject)
  ) return "unknown";
  return /^\p{L}+ing\b/iu.test(subject) ? "doing-now" : "doing";
}

const nameLike =
  /^\p{Lu}[\p{L}\p{M}'’.-]*(?: (?:\p{Lu}[\p{L}\p{M}'’.-]*|de|del|da|do|di|du|des|la|le|les|el|los|y|e|et))* \p{Lu}[\p{L}'’.-]*$/u;

function unknownKind({ subject, noun, language, form }: Brief): Kind {
  if (!subject.includes(" ")) return "alone";
  if (/\d/u.test(subject)) return "alone";
  // German writes every noun with a capital, the others only names.
  if (language !== "en" && language !== "de" && nameLike.test(subject)) return "business";
  if (language === "en" && noun === "none" && form === "phrase") return doingKind(subject);
  return "unknown";
}
