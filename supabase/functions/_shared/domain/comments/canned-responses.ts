import type { Hostility } from "./hostility.ts";

/** Why a comment gets a canned response: what it is, or that the generated response must not be shown. */
export type CannedReason = Hostility | "unsafe_response";

/**
 * The canned responses to a comment that is not sent to a model, or whose generated response must not be shown. They
 * contain nothing of the comment.
 */
const cannedResponses: Record<CannedReason, readonly string[]> = {
  insult: [
    "Thanks for telling us how you see it. We'd like to do better; the Contact page in the app reaches a person.",
    "We're sorry you're unhappy. Tell us more on the Contact page in the app, and a person will read it.",
  ],
  threat: [
    "We want everybody to feel safe here, so please keep it kind. If something went wrong, the Contact page in the app reaches a person.",
  ],
  injection: [
    "Thanks for stopping by! We keep to the post here. What do you think of it?",
    "We only talk about the post here. Is there something in it you'd like to know more about?",
  ],
  link: ["Thanks for stopping by! We keep the comments to the post itself. What do you think of it?"],
  distress: [
    "We're really sorry you're going through this. You are not alone: please talk to somebody you trust, or call the emergency number or a crisis line where you live.",
  ],
  unsafe_response: [
    "Thanks for your comment! The Contact page in the app reaches a person, if there is anything we can help with.",
  ],
};

/** The canned response for a reason. Chosen by the comment, so that neighboring comments get different responses and tests are repeatable. */
export function cannedResponse(reason: CannedReason, comment: string): string {
  const responses = cannedResponses[reason];
  return responses[comment.length % responses.length]!;
}
