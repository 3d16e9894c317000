import type { Intent, Language } from "../../../contract/brief.ts";

export type { Intent, Language };

/** `grave`: loss, illness, violence, disaster. `crisis`: the person, or somebody close, may be in danger. */
export type Gravity = "light" | "grave" | "crisis";

/** What stands in the keyword literally, in the order of the text. Empty lists where there is nothing. */
export interface Slots {
  /** "15% off", "two-for-one", "free delivery" */
  discounts: string[];
  prices: string[];
  /** Every other number, digits or words. */
  numbers: string[];
  /** Dates, weekdays, times and "tonight". */
  dates: string[];
  places: string[];
  people: string[];
  mentions: string[];
  hashtags: string[];
  links: string[];
  emoji: string[];
}

/** One reading of the keyword, shared by both writers, the judge, the hashtags and the page. */
export interface Brief {
  /** The keyword, cleaned, on one line, with everything that was typed except hashtags and links. */
  text: string;
  /** The phrase that the post is about, in the person's words: without emoji, mentions at the edges, hashtags, links. */
  subject: string;
  language: Language;
  languageIsCertain: boolean;
  intent: Intent;
  gravity: Gravity;
  slots: Slots;
  /** Whether the keyword is a finished sentence, which may be posted as it is. */
  isSentence: boolean;
  /** 0 to 1: how sure the intent is. 1 where the person chose it. */
  confidence: number;
}

export interface BriefInput {
  keyword: string;
  tone: string | null;
  /** What a photo shows, in the person's words. */
  photoNote?: string | null;
  chosenIntent?: Intent;
  chosenLanguage?: Language;
  /** The browser's language, such as "pt-BR": decides only where the text does not. */
  locale?: string | null;
}
