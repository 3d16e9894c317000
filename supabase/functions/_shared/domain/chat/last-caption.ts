import type { ChatTurn } from "../../contract/wire/chat.ts";

/** Asked before the last free caption of a day is used. */
export const lastCaptionQuestion = "This would be your last free caption of today. Shall I write it?";

const yes = /^(?:yes|yeah|yep|yup|sure|ok|okay|please do|go ahead|do it|write it|of course|definitely)\b[\s,.!:]*/iu;
/** What the button of the question sends, in front of the request. */
export const useLast = "Yes, use my last one: ";

/** Whether the last message lets the assistant use the last caption. Only the person's own words can. */
export function letsUseLast(turns: readonly ChatTurn[]): boolean {
  const [before, last] = turns.slice(-2);
  if (last?.content.startsWith(useLast)) return true;
  return before?.role === "assistant" && before.content.includes(lastCaptionQuestion) && yes.test(last?.content ?? "");
}

/** Whether the plan's day has exactly one caption left. */
export const isLast = ({ used, limit }: { used: number; limit: number | null }): boolean =>
  limit !== null && limit - used === 1;
