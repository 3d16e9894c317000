import { cleanLine } from "../../text/clean.ts";
import { emojiWords } from "../../text/emoji.ts";
import { findHashtags } from "../../../contract/rules/caption-length.ts";
import { bareText } from "./bare-text.ts";
import type { Brief, BriefInput, Form, Intent } from "./brief.ts";
import { capitalizeEnglish, isAlwaysCapitalized } from "./casing.ts";
import { isClause, isImperative, loadGrammar, type Word } from "./grammar.ts";
import { loadValences, readGravity, readMood } from "./gravity.ts";
import { destinations } from "./intent/destinations.ts";
import { isBorrowed } from "./loans.ts";
import { withInlineLinks } from "./inline-links.ts";
import { isQuestion, readIntent } from "./intent.ts";
import { spellHashtags } from "./joined-words.ts";
import { isEverydayIn, type LanguageReading, readLanguage } from "./language.ts";
import { withoutMarkup } from "./markup.ts";
import { readNoun, readNounPhrase } from "./noun.ts";
import { isPlea } from "./pleas.ts";
import { readSlots } from "./slots.ts";
import { loadDictionary } from "./dictionary.ts";
import { doubtfulWords, correctSpelling, hasUnknownWord, type Vocabulary, vocabularyOf } from "./spelling.ts";
import { withoutTitleCase } from "./title-case.ts";
import { hasQuestionMark, startsWithUpperCase } from "../../text/characters.ts";

/**
 * Reads a keyword: its language, the intent of the post, its gravity, and what it contains literally. The person's
 * choices take precedence. Never fails: what cannot be determined is "unknown" with a low confidence.
 */
export async function readBrief(input: BriefInput): Promise<Brief> {
  const text = withoutMarkup(cleanLine(input.keyword || input.photoNote || ""));
  // If the keyword consists only of hashtags, they are the subject: "#MondayMotivation".
  const typed = bareText(text);
  const spelled = typed ? "" : await spellHashtags(findHashtags(text).slice(0, 3), await loadVocabulary());
  const entered = typed || spelled;
  const read = await readLanguageOf(entered, input.locale ?? null);
  const language = input.chosenLanguage ?? read.language;
  const english = language === "en";
  const bare = english ? await inSentenceCase(entered) : entered;
  const { words, plain, doubtful } = english && bare ? await readWords(bare) : { words: [], plain: bare, doubtful: [] };
  const subject = english ? capitalizeEnglish(uncapitalized(plain, words), words) : bare;
  const linked = withInlineLinks(text, subject);
  const slots = readSlots(text, words);
  const gravity = readGravity(spelled ? `${text} ${spelled}` : text);
  // "https://example.com is our new shop": without its subject, a statement looks like a question.
  const isStatement = linked.endsWith(` ${subject}`) && !hasQuestionMark(subject);
  const form = isStatement ? "sentence" : readForm(subject, words, english);
  const noun = english && !subject.includes(",") ? readNoun(cased(words, subject)) : "none";
  const isRead = !english || read.certain || input.chosenLanguage !== undefined || holdsEnglish(bare, vocabulary);
  const reading = isRead
    ? readIntent({ subject, form, noun, slots, words }, english)
    : { intent: "unknown" as const, confidence: unreadConfidence };
  const serious: Intent = gravity === "light" ? reading.intent : "loss";
  return {
    text,
    subject,
    subjectWithLinks: linked,
    language,
    languageIsCertain: input.chosenLanguage !== undefined || read.certain,
    intent: input.chosenIntent ?? serious,
    gravity: weighed(gravity, input.chosenIntent),
    mood: english && bare ? readMood(bare, await loadValences()) : "plain",
    slots,
    isSentence: form === "sentence" || form === "question",
    form,
    noun,
    nounPhrase: english ? readNounPhrase(cased(words, subject)) : "",
    doubtful,
    confidence: input.chosenIntent === undefined ? reading.confidence : 1,
  };
}

/** The first letter of each word, except of those that are small in names of places: "Playa del Carmen". */
const wordStart = /(?<![\p{L}'’])(?!(?:del|of|the|and|an)\b)\p{Ll}/gu;
const capital = /\p{Lu}/u;

async function inSentenceCase(text: string): Promise<string> {
  if (destinations.has(text.toLowerCase())) return text.replace(wordStart, (letter) => letter.toUpperCase());
  if (!capital.test(text)) return text;
  const { tag } = await loadGrammar();
  const { known } = await loadDictionary(await loadVocabulary());
  return withoutTitleCase(text, tag, (word) => known.has(word));
}

/** English words with fewer letters are ignored, because other languages have them, too. */
const tellingMin = 6;
/** Small words that no English phrase has. */
const foreignSmall = new RegExp(
  "^(?:ou|oder|oppure|de|da|do|di|du|des|del|della|delle|la|le|les|el|los|las|il|lo|o|e|et|y|en|em|im|am|und|der|die|das|con|com|para|" +
    "per|por|pour|mit|von|aux|au|al|na|un|una|une|um|uma|ein|eine|sur|chez|" +
    "mis?|tu|sus?|ma|mon|mes|mio|mia|meu|minha|ist|ich|wir|zum|zur|que|se|si|ya)$",
  "u",
);

const spanishMark = /[¿¡]/u;

/**
 * The language of a text; what looks foreign by a letter or an ending only is English where all its other words are,
 * and where the dictionary has every word, unless the browser speaks that other language. Where the browser's language
 * is unknown, everyday words of the other language show it: a large dictionary of English also has "chaise".
 */
async function readLanguageOf(text: string, locale: string | null): Promise<LanguageReading> {
  const read = readLanguage(text, locale);
  if (read.language === "en" || spanishMark.test(text)) return read;
  if (locale === null && isEverydayIn(read.language, text)) return read;
  const small = await loadVocabulary();
  const isEnglish =
    (read.language !== "other" && isLoanAmongEnglish(text, small)) ||
    (speaks(locale, "en") && isInDictionary(text, await loadDictionary(small)));
  return isEnglish ? { language: "en", certain: false } : read;
}

/** Whether a browser's language is this one; without any, English is assumed. */
function speaks(locale: string | null, language: string): boolean {
  return locale === null || locale === "" || locale.toLowerCase().startsWith(language);
}

function isInDictionary(text: string, { known }: Vocabulary): boolean {
  const words = text.toLowerCase().match(latinWord) ?? [];
  const whole = words.join(" ");
  if (isBorrowed(whole) || destinations.has(whole)) return true;
  const isKnown = (word: string) => known.has(word) || isBorrowed(word) || known.has(word.replace(pluralS, ""));
  const hasForeign = words.length > 1 && words.some((word) => foreignSmall.test(word) && !isBorrowed(word));
  return words.length > 0 && !otherScript.test(text) && !hasForeign && words.every(isKnown);
}

const latinWord = /\p{L}+(?:['’]\p{L}+)*/gu;
const pluralS = /s$/u;
const otherScript = /(?!\p{Script=Latin})\p{L}/u;

const wordOfText = /\p{L}+/gu;

function isLoanAmongEnglish(text: string, known: Vocabulary): boolean {
  const words = correctSpelling(text, known).toLowerCase().match(wordOfText) ?? [];
  const english = words.filter((word) => known.known.has(word) || known.known.has(word.replace(/s$/u, "")));
  return (
    words.length > 1 &&
    !words.some((word) => foreignSmall.test(word)) &&
    english.length >= words.length - 1 &&
    // A name stands in texts of every language.
    english.some((word) => word.length >= tellingMin && text.includes(word))
  );
}

/** The confidence for a text without any known word, which may be in any language. */
const unreadConfidence = 0.1;

function holdsEnglish(text: string, known: Vocabulary | undefined): boolean {
  const words = text.toLowerCase().match(wordOfText) ?? [];
  if (words.length < 2 || destinations.has(text.toLowerCase())) return true;
  return words.some((word) => !foreignSmall.test(word) && known?.known.has(word) === true);
}

let vocabulary: Vocabulary | undefined;

async function loadVocabulary(): Promise<Vocabulary> {
  const { lexicon } = await loadGrammar();
  vocabulary ??= vocabularyOf(emojiWords(), [...lexicon, ...Object.keys(await loadValences())]);
  return vocabulary;
}

/** The words of an English text, and the text with its obvious misspellings corrected. */
async function readWords(text: string): Promise<{ words: Word[]; plain: string; doubtful: string[] }> {
  const { tag } = await loadGrammar();
  const small = await loadVocabulary();
  const known = hasUnknownWord(text, small) ? await loadDictionary(small) : small;
  const plain = correctSpelling(text, known);
  return { words: tag(plain), plain, doubtful: doubtfulWords(plain, known, plain !== text) };
}

const beginner =
  /^(?:a|an|the|my|our|your|his|her|their|we|you|he|she|it|they|i|so|how|what|why|when|where|who|which|is|are|do|does|can|should|this|that|these|no|not|we're|it's|in|on|at|from|with|for|some|any|every|just|finally|still)$/u;

const capitalizedWord = /^\p{Lu}\p{Ll}*(?:['’]\p{Ll}+)?$/u;
const smallOpener = /^(?:the|my|our|a|an|we|so)$/u;
const firstPersonI = /^i(?:['’]|$)/u;

/**
 * Removes the capital that only marks the start of a text, because it would be wrong inside a sentence. Names keep
 * theirs, and so does a single word, which may be a name.
 */
function uncapitalized(text: string, words: readonly Word[]): string {
  const [first, ...rest] = words;
  if (!first || rest.length === 0 || !capitalizedWord.test(first.text) || !text.startsWith(first.text)) return text;
  if (
    ["ProperNoun", "Person", "Place", "Organization", "Date"].some(
      (tag) => first.tags.has(tag) && !smallOpener.test(first.normal),
    )
  )
    return text;
  const lower = first.text.toLowerCase();
  const known = vocabulary?.known.has(lower) === true || beginner.test(lower);
  if (firstPersonI.test(lower) || !known || isAlwaysCapitalized(lower)) return text;
  if (!beginner.test(lower) && rest.some((word) => startsWithUpperCase(word.text) && word.text !== "I")) return text;
  return lower + text.slice(first.text.length);
}

/** If the person chooses "loss", the text is grave. No other choice makes a crisis or a loss light. */
function weighed(gravity: Brief["gravity"], chosen: Intent | undefined): Brief["gravity"] {
  return chosen === "loss" && gravity === "light" ? "grave" : gravity;
}

const twoLetters = /\p{L}{2}/u;
const statementEnd = /[.!…。！]$/u;

function readForm(subject: string, words: readonly Word[], english: boolean): Form {
  if (!twoLetters.test(subject)) return "signs";
  if (isQuestion(subject, english)) return "question";
  if (statementEnd.test(subject) && subject.includes(" ")) return "sentence";
  if (!english) return isForeignClause(subject) ? "sentence" : "phrase";
  if (isPlea(subject)) return "phrase";
  if (isClause(words)) return "sentence";
  return isImperative(words) ? "request" : "phrase";
}

/** Verbs that show a sentence in the five other languages: forms of to be, to have, and of "we". */
const foreignVerb =
  /(?<![\p{L}])(?:es|está|están|son|fue|ha|han|hemos|he|soy|somos|abrimos|cerramos|odia|llueve|tengo|tenemos|quiero|necesito|murió|se casa|duerme|ist|sind|war|waren|hat|haben|wird|werden|suchen|ziehen|schließt|backt|schläft|feiern|habe|bin|est|sont|était|a été|avons|suis|sommes|dort|ferme|recrutons|ouvrons|cherchons|ai|è|sono|abbiamo|ho|siamo|dorme|cerchiamo|apriamo|chiudiamo|é|são|foi|estamos|temos|vamos|tenho|abrimos|procuramos|buscamos|celebramos|volvemos|vuelve|llega|kommt|kommen|öffnen|eröffnen|beginnt|sucht|habt|geht|macht|spielt|läuft|fährt|liegt|steht|commence|revient|arrive|arriva|torna|chega|volta)(?![\p{L}])/iu;

/** Past tense endings that only verbs have. */
const foreignPast =
  /(?<![\p{L}])(?<!(?:^|\s)(?:da|de|do|del|la|el|a|mi|un|una|um|uma|minha|meu)\s)\p{L}{2,}(?:ó|aron|ieron|ou|iu)(?![\p{L}])/u;

/** Verbs of the other languages that begin no English phrase. */
const certainVerb = /^(?:abrimos|cerramos|buscamos|llueve|cerchiamo|apriamo|procuramos) /iu;

function isForeignClause(subject: string): boolean {
  return (
    (subject.split(" ").length >= 3 && foreignPast.test(subject)) ||
    (subject.split(" ").length >= 3 && foreignVerb.test(subject)) ||
    certainVerb.test(subject)
  );
}

/** The words with the capitals that the subject was given. */
function cased(words: readonly Word[], subject: string): Word[] {
  let from = 0;
  return words.map((word) => {
    const at = subject.toLowerCase().indexOf(word.text.toLowerCase(), from);
    if (at < 0 || !word.text) return word;
    from = at + word.text.length;
    return { ...word, text: subject.slice(at, from) };
  });
}
