/** One question that the product's help answers. */
export interface HelpEntry {
  id: string;
  /** As a person would ask it. */
  question: string;
  answer: string;
  /** Other words for the same thing, separated by spaces. */
  keywords: string;
}
