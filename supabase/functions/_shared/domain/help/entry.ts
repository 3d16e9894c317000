import type { ChatPlace } from "../../contract/wire/chat.ts";

/** One question that the product answers, wherever it is asked. */
export interface HelpEntry {
  id: string;
  /** As the page would put it; shown when the entry is offered as one of several. */
  question: string;
  /** Names of buttons and cards are plain text here; `labels` repeats them, so that a test can look for them. */
  answer: string;
  /** The answer for somebody who has Premium already; null if it is the same. */
  premiumAnswer: string | null;
  /** How people ask it. */
  phrases: readonly string[];
  /** What stands in the answer as it does on the page. */
  labels: readonly string[];
  /** The same for a public place, in one or two sentences that say nothing about an account; null if there is none. */
  comment: string | null;
  /** Where the page continues. */
  open: ChatPlace | null;
  /** Knowledge about the platforms: who says so, and when. */
  source: string | null;
}

interface Extra {
  premium?: string;
  comment?: string;
  open?: ChatPlace;
  source?: string;
}

const label = /\[([^\]]+)\]/g;

/**
 * @param answer labels of the page stand in square brackets: "Press [Save style]."
 * @param phrases one per line
 */
export function help(
  id: string,
  question: string,
  answer: string,
  phrases: string,
  { premium, comment, open, source }: Extra = {},
): HelpEntry {
  return {
    id,
    question,
    answer: answer.replaceAll(label, "$1"),
    premiumAnswer: premium?.replaceAll(label, "$1") ?? null,
    phrases: phrases
      .split("\n")
      .map((line) => line.trim())
      .filter((line) => line !== ""),
    labels: [...`${answer} ${premium ?? ""}`.matchAll(label)].map(([, name]) => name!),
    comment: comment ?? null,
    open: open ?? null,
    source: source ?? null,
  };
}
