import type { Intent, Language } from "../../../contract/rules/brief.ts";

export type { Intent, Language };

/** What the keyword is as a piece of text, which decides how it may be set. */
export type Form = "sentence" | "question" | "request" | "phrase" | "signs";

/** `grave`: loss, illness, violence, disaster. `crisis`: the person, or somebody close, may be in danger. */
export type Gravity = "light" | "grave" | "crisis";

/**
 * How an English phrase behaves as a noun. `bare`: takes an article ("linen apron"); `determined`: has one, or a
 * possessive or a number ("my third Kindle"); `plural`; `name`: takes none; `activity` ("fly fishing"); `none`: no noun
 * at its head.
 */
export type NounForm = "bare" | "determined" | "plural" | "name" | "activity" | "none";

/** How a light text sounds, as far as its words tell. */
export type Mood = "good" | "plain" | "low";

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
  /**
   * The phrase that the post is about, in the person's words: without emoji, mentions at the edges, hashtags, links.
   */
  subject: string;
  language: Language;
  languageIsCertain: boolean;
  intent: Intent;
  gravity: Gravity;
  mood: Mood;
  slots: Slots;
  /** Whether the keyword is a finished sentence, which may be posted as it is. */
  isSentence: boolean;
  /** "request": an order such as "fold a fitted sheet". "signs": nothing but emoji, numbers, marks, links or tags. */
  form: Form;
  /** English phrases only: one of several names of things, a proper name, or unknown. */
  noun: NounForm;
  /** The English noun phrase that the subject begins with, without its article; empty where there is none. */
  nounPhrase: string;
  /** English words that look misspelled and are not mended, for nobody can say what is meant. */
  doubtful: readonly string[];
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
