import { emojiForWord } from "../../text/emoji.ts";
import { findLinks } from "../../../contract/rules/caption-length.ts";
import type { Language } from "./brief.ts";
import { everydayWords } from "./everyday-words.ts";
import { languageWords, otherWords } from "./language-words.ts";
import { startsWithUpperCase } from "../../text/characters.ts";

export interface LanguageReading {
  language: Language;
  certain: boolean;
}

type Known = Exclude<Language, "other">;
const known = Object.keys(languageWords) as Known[];

/**
 * Letters that indicate languages, with weights. Latin letters that none of the six languages uses indicate "other".
 */
const letters: [RegExp, Partial<Record<Language, number>>][] = [
  [/[ñ¿¡]/u, { es: 5 }],
  [/ß/u, { de: 6 }],
  [/[äü]/u, { de: 1.5 }],
  [/ö/u, { de: 1.5 }],
  [/[ãõ]/u, { pt: 5 }],
  [/ç/u, { fr: 1, pt: 1.2 }],
  [/[êîôûœëï]/u, { fr: 1.5 }],
  [/[êôâ]/u, { pt: 1.2 }],
  [/[àè]/u, { fr: 1, it: 1.2 }],
  [/[òì]/u, { it: 2.5 }],
  [/ù/u, { it: 1.2, fr: 0.8 }],
  [/[áíóú]/u, { es: 1.5, pt: 1.2 }],
  [/é/u, { fr: 1, es: 0.8, pt: 0.8 }],
  [/[ąęłśźżćńőűåøæčšžřěůğışțșăđ]|ij\b/u, { other: 5 }],
  [/(?:ää|öö|yy|kk[aeiouäö])|y\p{L}*\s\p{L}*ä|[äö]\p{L}*y/iu, { other: 2.5 }],
  [/(?:^|\s)\p{L}*y\p{L}*y/iu, { other: 2.4 }],
];

/** Word endings and beginnings that are typical of one language. */
const shapes: [RegExp, Known, number][] = [
  [/(?:ing|ness|ful|less|ght|wn|ck|th)$/u, "en", 1.2],
  [/(?:ción|ciones|dad|miento|ito|itos|ita|itas|amos|emos|ando|iendo|ería|eros)$/u, "es", 1.4],
  [
    /(?:ung|ungen|keit|heit|schaft|chen|lich|isch|igkeit|tag|abend|kuchen|markt|fest|zeit|reise|haus|laden|berg|straße|garten|stück|feier|suppe|brot|urlaub|spaziergang|schule|abschied|schnee)$/u,
    "de",
    1.8,
  ],
  [
    /\p{L}{3}(?:bier|bad|ernte|tour|fahrt|zimmer|wein|buch|spiel|platz|werk|arbeit|kaffee|tee|torte|obst|salat|kind|kinder|woche|morgen|nacht|lauf|wasser|licht|blume|blumen|baum|musik|verkauf|eröffnung|gruppe|treff|kurs|küche|gemachte[rns]?|babys|katze|hund|becken|sommer|winter|herbst|frühling)$/u,
    "de",
    1.8,
  ],
  [/(?:gucken|sammeln|machen|backen|kochen|wandern|lesen|schauen|suchen|feiern|tanzen|ieren)$/u, "de", 1.8],
  [/^(?:ge\p{L}+t|ver\p{L}+|ent\p{L}+|auf\p{L}{4,}|aus\p{L}{4,}|zw\p{L}+|schw\p{L}+)$/u, "de", 1.2],
  [/(?:eau|eaux|eux|euse|ette|ettes|oir|oire|ons|aison|ée|ées|tion d|ille|ouvert|erie)$/u, "fr", 1.4],
  [/^(?:l|d|j|qu|c|n|s|m|t)['’]\p{L}+/u, "fr", 2],
  [/(?:zione|zioni|mento|menti|tà|ella|elle|ello|etto|etta|ini|ino|ina|issimo|issima|ggio|cchi|iamo)$/u, "it", 1.4],
  [/^(?:l|dell|all|nell|un|dall|sull)['’]\p{L}+/u, "it", 1.8],
  [/(?:ção|ções|ão|ões|inho|inha|agem|nha|nho|lha|lho|dade|eiro|eira|amento)$/u, "pt", 1.8],
];

/** Loanwords in English, words of many languages, and names: they count less in a keyword that is otherwise English. */
const borrowed = new Set(
  "café cafe latte paella tacos taco pasta pizza gelato croissant croissants baguette crème brûlée fiancé résumé tapas churros burrito empanadas tiramisu pesto kindergarten muesli piñata jalapeño naïve déjà vu risotto prosecco aperitivo roma milano las vegas los angeles la el paso san die mi mac n des van von baby team yoga pilates burger sushi".split(
    " ",
  ),
);

const weights = new Map<string, Partial<Record<Language, number>>>();

function weightOf(word: string): Partial<Record<Language, number>> {
  if (weights.size === 0) {
    for (const language of known) {
      for (const small of languageWords[language].small.split(" ")) add(small, language, 3);
      for (const common of languageWords[language].common.split(" ")) add(common, language, 2.4);
    }
    for (const [language, words] of Object.entries(everydayWords) as [Known, string][]) {
      for (const word of words.split(" ")) add(word, language, 2.4);
    }
    for (const small of otherWords.split(" ")) add(small, "other", 2.2);
  }
  return weights.get(word) ?? {};
}

function add(word: string, language: Language, weight: number): void {
  const entry = weights.get(word) ?? {};
  entry[language] = Math.max(entry[language] ?? 0, weight);
  weights.set(word, entry);
}

/** Whether all words of a text are everyday words of a language, which hardly anybody would type in English. */
export function isEverydayIn(language: Language, text: string): boolean {
  const words = text.toLowerCase().match(typedWord) ?? [];
  return words.length > 0 && words.every((word) => language in weightOf(word) && !("en" in weightOf(word)));
}

const latinLetter = /\p{Script=Latin}/gu;

const spanishMark = /[¿¡]/u;

/**
 * Detects the language of a keyword by function words, common words, letters and endings. If they do not decide, the
 * browser's language does, otherwise English.
 * @param locale the browser's language, such as "pt-BR"
 */
export function readLanguage(text: string, locale: string | null = null): LanguageReading {
  const plain = withoutAddresses(text);
  const all = plain.match(/\p{L}/gu)?.length ?? 0;
  if (all === 0) return { language: languageOf(locale), certain: false };
  const latin = plain.match(latinLetter)?.length ?? 0;
  if (latin / all < 0.5) return { language: "other", certain: true };
  // No other language opens a question or an exclamation.
  if (spanishMark.test(plain)) return { language: "es", certain: true };
  const scores = scoresOf(plain);
  const prior = languageOf(locale);
  scores[prior] = (scores[prior] ?? 0) + (locale === null ? 1.2 : 1.3);
  const ranked = (Object.entries(scores) as [Language, number][]).toSorted((a, b) => b[1] - a[1]);
  const [best, second] = ranked;
  if (!best) return { language: prior, certain: false };
  return { language: best[0], certain: best[1] >= 2.5 && best[1] - (second?.[1] ?? 0) >= 1.2 };
}

const typedWord = /\p{L}+(?:['’-]\p{L}+)*/gu;
/** Two words that are joined by an apostrophe. */
const contraction = /^(\p{L}+)['’](\p{L}+)$/u;

function scoresOf(text: string): Partial<Record<Language, number>> {
  const scores: Partial<Record<Language, number>> = {};
  const give = (part: Partial<Record<Language, number>>, share = 1) => {
    for (const [language, weight] of Object.entries(part) as [Language, number][]) {
      scores[language] = (scores[language] ?? 0) + weight * share;
    }
  };
  const typed = text.match(typedWord) ?? [];
  const words = typed.map((word) => word.toLowerCase());
  const english = words.some((word) => "en" in weightOf(word) && Object.keys(weightOf(word)).length === 1);
  for (const [index, word] of words.entries()) {
    if (borrowed.has(word) && english) continue;
    const weight = weightOf(word);
    const languages = Object.keys(weight).length;
    // A word of several languages still distinguishes them from the others.
    if (languages > 0) give(weight, (borrowed.has(word) ? 0.4 : 1) / Math.sqrt(languages));
    const apostrophe = contraction.exec(word);
    if (apostrophe && !english) give(weightOf(apostrophe[2]!), 0.8);
    // The emoji keywords are also a list of everyday English words.
    if (!("en" in weight) && !borrowed.has(word) && word.length > 3 && emojiForWord(word).length > 0) give({ en: 1.2 });
    if (languages > 0) continue;
    if (isGermanCompound(word)) give({ de: 2.4 });
    // A name says less about the language.
    const share = startsWithUpperCase(typed[index]!) && words.length > 1 ? 0.5 : 1;
    for (const [shape, language, strength] of shapes) {
      if (shape.test(word)) give({ [language]: strength }, language === "de" ? 1 : share);
    }
    for (const [letter, part] of letters) {
      if (letter.test(word) && !borrowed.has(word)) {
        give(part, words.length === 1 && share === 1 && startsWithUpperCase(typed[index]!) ? 0.6 : share);
      }
    }
  }
  for (const [letter, part] of letters.slice(0, 2)) if (letter.test(text.toLowerCase()) && !english) give(part);
  return scores;
}

/** Shorter parts stand at the end of words of other languages, too. */
const partMin = 5;

/** Whether a word ends with a German everyday word that no other language has: "Nachttischlampe". */
function isGermanCompound(word: string): boolean {
  for (let from = 3; from <= word.length - partMin; from += 1) {
    const languages = Object.keys(weightOf(word.slice(from)));
    if (languages.length === 1 && languages[0] === "de") return true;
  }
  return false;
}

const languageCode = /^[a-z]{2,3}(?![a-z])/iu;

function languageOf(locale: string | null): Language {
  const code = languageCode.exec(locale ?? "")?.[0].toLowerCase() ?? "en";
  return (known as string[]).includes(code) ? (code as Known) : "other";
}

const mentionOrEmail = /\S*@\S+/gu;

/** Removes links, handles and hashtags: the "com" of a URL is not Portuguese. */
function withoutAddresses(text: string): string {
  const rest = findLinks(text).reduce((left, link) => left.replace(link.text, " "), text);
  return rest.replace(mentionOrEmail, " ");
}
