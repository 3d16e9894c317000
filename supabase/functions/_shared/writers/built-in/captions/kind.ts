import type { Brief } from "../../../domain/captions/brief/brief.ts";
import { isDrink, isEdible } from "./edible.ts";
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
  /\b(?:market|festival|concert|gig|fair|5k|10k|race|run|open|jazz|music|show|exhibition|workshop|class(?:es)?|sale|quiz|karaoke|screening|tasting|swap|night|karaoke|comedy|band|set|bingo|auction|picnic|parade|carnival|pop-?up|livestream|webinar|improv|cabaret|recital|clean-?up|potluck|dance|meet-?up|party)\b/iu;

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
  /^(?:introducing|announcing|presenting|launching|now|just|meet|new in)\b|\b(?:is|are|we|we're|we've) |\b(?:now|out|live|back in stock|coming soon|here|available)\b/iu;

/** What somebody achieved, as against a trip or a dinner for the occasion. */
const achieved =
  /^(?:got|passed|finished|survived|promoted|published|hit|reached|crossed|completed|won|earned|became|made|ran|climbed|graduated|turned|sold|paid|retired|engaged|married|certified)\b|\d|\b(?:years?|months|weeks|days) (?:of|in|at|as|with|sober|clean|together|strong|free|without|since|later|married)\b|^(?:my |our )?first\b|\b(?:debt|smoke|loan|mortgage)[- ]free\b|\bpaid off\b|\bsold out\b|\b(?:personal best|record|award|black belt|win)\b|\b(?:followers|orders|customers|subscribers|reviews|episodes)$/iu;

/** Which lines suit a brief: its intent, or what is special about it. */
export function kindOf(brief: Brief): Kind {
  const { gravity, subject, intent, form, mood, language, noun } = brief;
  if (gravity !== "light") return graveKind(brief);
  if (form === "signs" && intent !== "day") return /^[\d\s.,:/%+-]+$/u.test(subject) ? "number" : "signs";
  if (arrival.test(subject) && form === "phrase" && arrives.has(intent)) return "arrival";
  if (language === "en" && hour.test(subject)) return "hour";
  if (owned.test(subject) && form === "phrase" && ownable.has(intent)) return "owned";
  switch (intent) {
    case "offer":
      return form === "request" ? "offer-request" : "offer";
    case "launch":
      return /\bhiring|recruit|looking for (?:a|an)\b|buscamos|wir suchen|recrut|cherchons|cerchiamo|contrat|procuramos/iu
          .test(subject)
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
      if (/^(?:the (?:year |early |late )?)?\d{2,4}s?$/u.test(subject)) return "year";
      return /\p{L}/u.test(subject) ? "day" : "signs";
    }
    case "thing":
      // A phrase beside a link points there.
      return brief.slots.links.length > 0 ? "launch" : thingKind(brief);
    case "unknown":
      return unknownKind(brief);
    case "event":
      return (language === "en"
          ? open.test(subject) && !/\b(?:company|staff|office|team|family|private|school)\b/iu.test(subject)
          : !closed.test(subject))
        ? "event"
        : "occasion";
    case "person":
      return language === "en" && brief.slots.people.length === 0 ? "business" : "person";
    case "place":
      return premises.test(subject) && noun === "name" ? "business" : "place";
    case "story":
    case "greeting":
    case "loss":
      return intent;
  }
  return "unknown";
}

function graveKind({ gravity, subject, form, language }: Brief): Kind {
  if (gravity === "crisis") return firstPerson.test(subject) || form === "sentence" ? "crisis-own" : "crisis";
  if (search.test(subject)) return "loss-search";
  if (longing.test(subject) && language === "en") return "longing";
  if (form === "sentence" || told.test(subject)) {
    return disaster.test(subject) && !firstPerson.test(subject) ? "loss-disaster" : "loss-news";
  }
  if (language !== "en") return disaster.test(subject) && !firstPerson.test(subject) ? "loss-disaster" : "loss";
  if (firstPerson.test(subject) || /^\p{L}+ed\b/iu.test(subject)) return "loss-own";
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
  const dated = brief.slots.dates.length > 0;
  if (!dated && isDrink(subject)) return "drink";
  if (!dated && isEdible(subject)) return "food";
  if (noun === "activity") return "activity";
  // Nobody wants what sounds bad: "Monday misery".
  if (brief.mood === "low") return "unknown";
  // "No cap", "this playlist slaps": nothing that one could want.
  if (/^(?:this|that|these|those|no|every|all|some|any|such|half)\b/iu.test(subject)) return "unknown";
  return noun === "none" ? doingKind(subject) : subject.includes(" ") ? "thing" : "word";
}

function doingKind(subject: string): Kind {
  if (
    !/^(?:\p{L}+(?:ing|ed)|got|made|left|lost|found|sold|told|went|saw|built|ran|won|took|gave|spent|met|bought|quit|broke|caught|fell|wrote|grew|back|finally|still|just|almost|never|out|off|rip)\b/iu
      .test(subject)
  ) return "unknown";
  return /^\p{L}+ing\b/iu.test(subject) ? "doing-now" : "doing";
}

const nameLike =
  /^\p{Lu}[\p{L}\p{M}'’.-]*(?: (?:\p{Lu}[\p{L}\p{M}'’.-]*|de|del|da|do|di|du|des|la|le|les|el|los|y|e|et))* \p{Lu}[\p{L}'’.-]*$/u;

function unknownKind({ subject, noun, language, form }: Brief): Kind {
  if (!subject.includes(" ")) return "word";
  // German writes every noun with a capital, the others only names.
  if (language !== "en" && language !== "de" && nameLike.test(subject)) return "business";
  if (language === "en" && noun === "none" && form === "phrase") return doingKind(subject);
  return "unknown";
}
