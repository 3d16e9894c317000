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
const search = /\bmissing\b|\bhave you seen\b|\bamber alert\b|\blost (?:dog|cat)\b/iu;
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

/** Which lines suit a brief: its intent, or what is special about it. */
export function kindOf(brief: Brief): Kind {
  const { gravity, subject, intent, form, mood, language } = brief;
  if (gravity !== "light") return graveKind(brief);
  if (form === "signs" && intent !== "day") return "signs";
  switch (intent) {
    case "offer":
      return form === "request" ? "offer-request" : "offer";
    case "launch":
      return /\bhiring|recruit|looking for (?:a|an)\b|buscamos|wir suchen|recrut|cherchons|cerchiamo|contrat|procuramos/iu
          .test(subject)
        ? "hiring"
        : "launch";
    case "milestone":
      return /birthday|geburtstag|cumpleaños|anniversaire|compleanno|aniversário d/iu.test(subject)
        ? "birthday"
        : "milestone";
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
    case "story":
    case "place":
    case "person":
    case "greeting":
    case "loss":
      return intent;
  }
  return "unknown";
}

function graveKind({ gravity, subject, form, language }: Brief): Kind {
  if (gravity === "crisis") return firstPerson.test(subject) || form === "sentence" ? "crisis-own" : "crisis";
  if (search.test(subject)) return "loss-search";
  if (form === "sentence" || told.test(subject)) {
    return disaster.test(subject) && !firstPerson.test(subject) ? "loss-disaster" : "loss-news";
  }
  if (language !== "en") return disaster.test(subject) && !firstPerson.test(subject) ? "loss-disaster" : "loss";
  if (firstPerson.test(subject) || /^\p{L}+ed\b/iu.test(subject)) return "loss-own";
  if (/\b(?:cancer[- ]free|remission|survived|all clear|recovered)\b/iu.test(subject)) return "loss-good";
  if (/\b(?:fundraiser|appeal|relief|donations?|drive)\b/iu.test(subject)) return "loss-appeal";
  if (help.test(subject)) return "loss-help";
  if (disaster.test(subject)) return "loss-disaster";
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

function thingKind({ subject, noun, language }: Brief): Kind {
  if (language !== "en") return "unknown";
  if (isDrink(subject)) return "drink";
  if (isEdible(subject)) return "food";
  if (noun === "activity") return "activity";
  return noun === "none" ? doingKind(subject) : "thing";
}

function doingKind(subject: string): Kind {
  if (
    !/^(?:\p{L}+(?:ing|ed)|got|made|left|lost|found|sold|told|went|saw|built|ran|won|took|gave|spent|met|bought|quit|broke|caught|fell|wrote|grew|back|finally|still|just|almost|never|out|off|rip)\b/iu
      .test(subject)
  ) return "unknown";
  return /^\p{L}+ing\b/iu.test(subject) ? "doing-now" : "doing";
}

function unknownKind({ subject, noun, language, form }: Brief): Kind {
  if (!subject.includes(" ")) return "word";
  if (language === "en" && noun === "none" && form === "phrase") return doingKind(subject);
  return "unknown";
}
