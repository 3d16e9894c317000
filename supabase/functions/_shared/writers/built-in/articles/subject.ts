import type { ArticleWriterId } from "../../../contract/wire/article-editing.ts";

/** A heading and the plain text below it. */
interface Section {
  heading: string;
  text: string;
  points?: readonly string[];
}

/**
 * A prepared subject of the built-in writer, as plain text. Every sentence stands in one subject only, so that no two
 * articles share one.
 */
export interface ArticleSubject {
  id: string;
  titles: readonly [string, string];
  summary: string;
  lead: string;
  sections: readonly Section[];
  /** One exercise for the reader. */
  exercise: Section;
  checklist: { heading: string; points: readonly string[] };
}

/** How a voice begins and ends an article. */
interface Frame {
  opening: string;
  closing: string;
}

/** The frames of a category: for each subject, by its ID, one of every voice. */
export type SubjectFrames = Readonly<Record<string, Readonly<Record<ArticleWriterId, Frame>>>>;
