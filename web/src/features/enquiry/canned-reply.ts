import { cannedReplies } from "./enquiry-texts.ts";

/** The four topics with prepared replies, each with the words that people use for it. The first match decides. */
const keywords: readonly [reply: Exclude<keyof typeof cannedReplies, "other">, words: RegExp][] = [
  ["price", /pric|\bcosts?\b|how much|\bfees?\b|expensive/i],
  ["free", /\bfree\b|\btrial\b/i],
  ["cancel", /cancel|unsubscribe/i],
  ["contact", /contact|support|\be-?mail\b|\bhuman\b|speak to|talk to/i],
];

/** The prepared reply to a question about one of the four topics; null for everything else. */
export function cannedReply(question: string): string | null {
  const found = keywords.find(([, words]) => words.test(question));
  return found ? cannedReplies[found[0]] : null;
}
