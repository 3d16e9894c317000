import { cannedReplies } from "./enquiry-texts.ts";

/** The four topics with prepared replies, each with the words that people use for it. The first match decides. */
const keywords: readonly [reply: Exclude<keyof typeof cannedReplies, "other">, words: RegExp][] = [
  ["price", /pric|\bcosts?\b|how much|\bfees?\b|expensive/i],
  ["free", /\bfree\b|\btrial\b/i],
  ["cancel", /cancel|unsubscribe/i],
  ["contact", /contact|support|\be-?mail\b|\bhuman\b|speak to|talk to/i],
];

/** The prepared reply to a question. */
export function cannedReply(question: string): string {
  const found = keywords.find(([, words]) => words.test(question));
  return cannedReplies[found?.[0] ?? "other"];
}
