import type { Language } from "../../../../contract/brief.ts";
import type { Register } from "../../../../domain/captions/voice/voice.ts";
import { german } from "./de.ts";
import { english } from "./en.ts";
import { dryEnglish, formalEnglish, loudEnglish, minimalEnglish, warmEnglish } from "./en-voices.ts";
import { spanish } from "./es.ts";
import { french } from "./fr.ts";
import { italian } from "./it.ts";
import type { Kind, Line, LineStock } from "./line.ts";
import { portuguese } from "./pt.ts";

/** Where the writer has no lines the person's words stand alone. */
const alone: LineStock = { unknown: ["{K}"] };

const stocks: Record<Language, LineStock> = { en: english, es: spanish, de: german, fr: french, it: italian, pt: portuguese, other: alone };

/** Ways of speaking that have lines of their own, in English. */
const voiced: Partial<Record<Register | "minimal", LineStock>> = {
  formal: formalEnglish, warm: warmEnglish, loud: loudEnglish, dry: dryEnglish, minimal: minimalEnglish,
};

/** What a kind falls back to where a language, or a way of speaking, has no lines for it. */
const wider: Partial<Record<Kind, Kind>> = {
  "offer-request": "offer", "launch-plain": "launch", "milestone-plain": "occasion", "business": "person", "number": "signs",
  "longing": "loss", "hiring": "launch", "how-to-list": "how-to", "choice": "question", "feeling-good": "feeling", "feeling-low": "feeling",
  "birthday": "milestone", "doing": "story", "doing-now": "doing", "occasion": "event", "drink": "food", "loss-news": "loss", "loss-good": "loss", "loss-appeal": "loss", "loss-own": "loss", "nudge": "request", "request": "how-to", "advice": "question", "loss-help": "loss", "loss-disaster": "loss", "loss-cause": "loss", "loss-issue": "loss",
  "loss-search": "loss", "milestone": "launch",
};

/** The lines for a kind of post in a language; in a way of speaking where the voice has one and nothing grave is said. */
export function linesFor(kind: Kind, language: Language, register: Register | "minimal" | null): readonly Line[] {
  const grave = kind.startsWith("loss") || kind === "crisis";
  const own = register !== null && language === "en" && !grave ? voiced[register] : undefined;
  return (own && find(own, kind)) ?? find(stocks[language], kind)!;
}

function find(stock: LineStock, kind: Kind): readonly Line[] {
  if (kind === "crisis-own") return ["{K}."];
  for (let next: Kind | undefined = kind; next !== undefined; next = wider[next]) {
    const lines = stock[next];
    if (lines) return lines;
  }
  return stock.unknown;
}
