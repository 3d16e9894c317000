import type { Hostility } from "./hostility.ts";
import { moneyResponses, wasCharged } from "./charged.ts";
import type { CommentTask } from "./port.ts";
import { soberClosings, unlike } from "./unlike.ts";

/** Why a comment gets a canned response: what it is, or that the generated response must not be shown. */
export type CannedReason = Hostility | "unsafe_response";

/**
 * The canned responses to a comment that is not sent to a model, or whose generated response must not be shown. They
 * contain nothing of the comment.
 */
const cannedResponses: Record<CannedReason, readonly string[]> = {
  insult: [
    "We'd like to do better. If something went wrong, tell us on the Contact page in the app, and a person will look into it.",
    "We're sorry you're unhappy. Tell us more on the Contact page in the app, and a person will read it.",
  ],
  threat: [
    "We want everybody to feel safe here, so please keep it kind. If something went wrong, the Contact page in the app reaches a person.",
    "Please keep it kind, so that everybody can feel safe here. If something is wrong, a person reads what you send from the Contact page in the app.",
  ],
  injection: [
    "We keep to the post here. What do you think of it?",
    "We only talk about the post here. Is there something in it you'd like to know more about?",
  ],
  link: [
    "Offers and links do not belong under our posts, so we leave this one without an answer.",
    "We keep links and offers out of the comments here and follow none of them.",
    "The comments here are for the post, not for offers and links.",
    "No offers here, please: the comments are for the post.",
  ],
  distress: [
    "We're really sorry you're going through this. You are not alone: please talk to somebody you trust, or call the emergency number or a crisis line where you live.",
  ],
  unsafe_response: [
    "Thanks for your comment! The Contact page in the app reaches a person, if there is anything we can help with.",
    "Thank you for writing. If we can help with something, a person reads what you send from the Contact page in the app.",
    "We read your comment, thank you. For anything that needs an answer, the Contact page in the app reaches a person.",
  ],
};

/**
 * The canned response for a reason, unlike those that stand under the post. Chosen by the comment, so that tests are
 * repeatable.
 */
export function cannedResponse(
  reason: CannedReason,
  { comment, others }: Pick<CommentTask, "comment" | "others">,
): string {
  const responses = reason === "insult" && wasCharged(comment) ? moneyResponses : cannedResponses[reason];
  const first = comment.length % responses.length;
  return unlike([...responses.slice(first), ...responses.slice(0, first)], others, soberClosings);
}
