/** What the built-in writer knows to write about: a subject with everything but the voice. Plain text throughout. */
export interface ArticleSubject {
  titles: readonly [string, string];
  summary: string;
  lead: string;
  sections: readonly { heading: string; text: string; points?: readonly string[] }[];
  /** One thing to do today. */
  exercise: string;
}

/** What holds for a whole category, as a last section before the end. */
export interface CategoryChecklist {
  heading: string;
  points: readonly string[];
}
