/** A prepared subject of the built-in writer: everything except the voice, as plain text. */
export interface ArticleSubject {
  titles: readonly [string, string];
  summary: string;
  lead: string;
  sections: readonly { heading: string; text: string; points?: readonly string[] }[];
  /** One exercise for the reader. */
  exercise: string;
}

/** A checklist that applies to a whole category, as the last section before the closing. */
export interface CategoryChecklist {
  heading: string;
  points: readonly string[];
}
