import type { Intent, Language } from "../../../contract/rules/brief.ts";

export type { Intent, Language };

/** The grammatical form of the keyword, which decides how it can be used in a line. */
export type Form = "sentence" | "question" | "request" | "phrase" | "signs";

/** `grave`: loss, illness, violence, disaster. `crisis`: the person, or somebody close, may be in danger. */
export type Gravity = "light" | "grave" | "crisis";

/**
 * How an English phrase behaves as a noun. `bare`: takes an article ("linen apron"); `determined`: has one, or a
 * possessive or a number ("my third Kindle"); `plural`; `name`: takes none; `activity` ("fly fishing"); `none`: no noun
 * at its head.
 */
export type NounForm = "bare" | "determined" | "plural" | "name" | "activity" | "none";

/** The mood of a light text, judged by its words. */
export type Mood = "good" | "plain" | "low";

/** What the keyword contains literally, in the order of the text. Lists are empty if there is nothing. */
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
  /** Those inside the text, as words of it: "#ShopSmall weekend", but not "beach day #OurSummer". */
  inlineHashtags: string[];
  links: string[];
  emoji: string[];
}

/** Everything that was read in the keyword, shared by both writers, the judge, the hashtags and the page. */
export interface Brief {
  /** The keyword, or without one the photo note: cleaned, on one line, without markup. */
  text: string;
  /**
   * The phrase that the post is about, in the person's words: without emoji, mentions at the edges, hashtags, links.
   */
  subject: string;
  /**
   * The subject with the links that belong to its sentence, at their places: "visit https://example.com with @anna".
   */
  subjectWithLinks: string;
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
  /** The English noun phrase at the start of the subject, without its article; empty if there is none. */
  nounPhrase: string;
  /** English words that look misspelled but are not corrected, because the intended word is unclear. */
  doubtful: readonly string[];
  /** How certain the intent is, from 0 to 1. It is 1 if the person chose it. */
  confidence: number;
}

export interface BriefInput {
  keyword: string;
  tone: string | null;
  /** What a photo shows, in the person's words. */
  photoNote?: string | null;
  chosenIntent?: Intent;
  chosenLanguage?: Language;
  /** The browser's language, such as "pt-BR". It decides only if the text does not. */
  locale?: string | null;
}
