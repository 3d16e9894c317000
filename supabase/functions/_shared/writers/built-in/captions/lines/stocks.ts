import type { Language } from "../../../../contract/rules/brief.ts";
import type { Register } from "../../../../domain/captions/voice/voice.ts";
import { german } from "./de.ts";
import { english } from "./en.ts";
import { dryEnglish, formalEnglish, loudEnglish, minimalEnglish, warmEnglish } from "./en-voices.ts";
import { spanish } from "./es.ts";
import { french } from "./fr.ts";
import { italian } from "./it.ts";
import type { Kind, Line, LineStock } from "./line.ts";
import { portuguese } from "./pt.ts";

/** If the writer has no lines, the person's words are used alone. */
const alone: LineStock = { unknown: ["{K}"] };

const stocks: Record<Language, LineStock> = {
  en: english, es: spanish, de: german, fr: french, it: italian, pt: portuguese, other: alone,
};

/** Registers with their own lines, in English. */
const voiced: Partial<Record<Register | "minimal", LineStock>> = {
  formal: formalEnglish, warm: warmEnglish, loud: loudEnglish, dry: dryEnglish, minimal: minimalEnglish,
};

/** The fallback of a kind if a language or a register has no lines for it. */
const wider: Partial<Record<Kind, Kind>> = {
  "offer-request": "offer", "launch-plain": "launch", "milestone-plain": "occasion", "hiring": "wanted",
  "wanted": "launch", "how-to-list": "how-to", "nudge": "request", "request": "how-to", "request-own": "request", "choice": "question",
  "advice": "question", "feeling-good": "feeling", "feeling-low": "feeling", "birthday": "milestone",
  "milestone": "launch", "doing-now": "doing", "doing": "story", "occasion": "event", "drink": "food",
  "spot": "place", "business": "person", "greeting-to": "greeting", "object": "thing", "looking-back": "story",
};

/** For these kinds, the person's words are used alone if a language has no lines for them. */
const quiet = /^(?:alone|longing|loss.*|crisis.*)$/u;

/** The lines for a kind of post in a language, in the register of the voice unless the subject is grave. */
export function linesFor(kind: Kind, language: Language, register: Register | "minimal" | null): readonly Line[] {
  const grave = kind.startsWith("loss") || kind === "crisis";
  const own = register !== null && language === "en" && !grave ? voiced[register] : undefined;
  return (own && find(own, kind)) ?? find(stocks[language], kind)!;
}

function find(stock: LineStock, kind: Kind): readonly Line[] {
  for (let next: Kind | undefined = kind; next !== undefined; next = wider[next]) {
    const lines = stock[next];
    if (lines) return lines;
  }
  return quiet.test(kind) && stock !== alone ? ["{K}."] : stock.unknown;
}
