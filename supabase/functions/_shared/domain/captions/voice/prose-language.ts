import type { Language } from "../../../contract/rules/brief.ts";

type Known = Exclude<Language, "other">;

/** The most common function words of each language. Words that two languages share are left out. */
const smallWords: Record<Known, ReadonlySet<string>> = {
  en: new Set(
    "the and of to is are was were it's i'm i'll we're you your my our this that with for from have has had not but at by be been they he she his her what when where how who don't can't it just".split(
      " ",
    ),
  ),
  es: new Set(
    "el los las una y del por para que está están muy mi mis nuestro nuestra nuestros pero hoy ya sí más como cuando donde qué hay tu tus te lo al es con sin este esta desde".split(
      " ",
    ),
  ),
  de: new Set(
    "der das den dem ein eine einen einem und ich wir ist sind auf für von zum zur bei nach nicht auch mit es noch heute unser unsere mein meine aus vom beim im am wie was wenn dich euch uns schon sich".split(
      " ",
    ),
  ),
  fr: new Set(
    "le les une et du des au aux notre nos je nous vous est sont très avec sur dans pour pas ce cette mon ma mes qui que c'est aujourd'hui on il elle chez sans depuis".split(
      " ",
    ),
  ),
  it: new Set(
    "il gli uno di della del dei delle che sono è molto per non questo questa nostro nostra mio mia oggi ma anche più come quando dove ci si al alla nel nella abbiamo".split(
      " ",
    ),
  ),
  pt: new Set(
    "os uma um do da dos das em no na não é são muito meu minha nosso nossa hoje mas mais como quando onde você com para por ao à seu sua está já foi".split(
      " ",
    ),
  ),
};

const known = Object.keys(smallWords) as Known[];
/** Every small word with the languages that have it. */
const languagesOf = new Map<string, Known[]>();
for (const language of known) {
  for (const word of smallWords[language]) languagesOf.set(word, [...(languagesOf.get(word) ?? []), language]);
}

const wordOfProse = /(?:[a-z]|\p{L})+(?:'\p{L}+)?/gu;

/** The number of function words of each language in a text, highest first. */
export function smallWordCounts(text: string): { language: Known; count: number }[] {
  const words = text.toLowerCase().replaceAll("’", "'").match(wordOfProse) ?? [];
  const counts = { en: 0, es: 0, de: 0, fr: 0, it: 0, pt: 0 } satisfies Record<Known, number>;
  for (const word of words) for (const language of languagesOf.get(word) ?? []) counts[language] += 1;
  return known.map((language) => ({ language, count: counts[language] })).toSorted((a, b) => b.count - a.count);
}

/**
 * The language of complete sentences. Null for English, because captions are written in the keyword's language anyway.
 * @returns null also if two languages are nearly equal
 */
export function languageOfProse(text: string): Exclude<Language, "en"> | null {
  const [first, second] = smallWordCounts(text);
  if (!first || first.language === "en" || first.count < 2 || first.count < (second?.count ?? 0) + 2) return null;
  return first.language;
}
