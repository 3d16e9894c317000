import type { ArticleWriterId } from "../../../contract/wire/article-editing.ts";

/** How a voice arranges an article. Its words are in the frames of each subject. */
export interface Voice {
  /** Whether section headings are numbered. */
  numbered: boolean;
  /** Where the exercise stands: right after the lead, before the checklist, or at the end. */
  exercise: "first" | "before-checklist" | "last";
}

export const voices: Record<ArticleWriterId, Voice> = {
  strategist: { numbered: true, exercise: "last" },
  storyteller: { numbered: false, exercise: "last" },
  analyst: { numbered: false, exercise: "before-checklist" },
  coach: { numbered: false, exercise: "first" },
  editor: { numbered: false, exercise: "last" },
};
