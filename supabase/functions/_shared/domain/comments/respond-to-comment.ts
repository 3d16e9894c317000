import { createLeakGuard } from "../chat/leak-guard.ts";
import { commentResponseLengthMax } from "../../contract/rules/text-lengths.ts";
import { countEmoji } from "../../contract/rules/caption-length.ts";
import { stripMarkup } from "../text/markup.ts";
import type { CommentResponder, CommentTask } from "./port.ts";
import { commentRules } from "./instructions.ts";
import { ModelError, type CallOptions, type TokenUsage } from "../writing/call.ts";
import { readHostility, type Hostility } from "./hostility.ts";
import { obeys, saysTooMuch } from "./obedience.ts";

/**
 * The prepared response to a comment that is not sent to a model, or whose generated response must not be shown. It
 * contains nothing of the comment.
 */
const preparedResponses: Record<Hostility | "unsafe_response", readonly string[]> = {
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

export interface WrittenResponse {
  text: string;
  /** Why a prepared response was used; null if it was written for this comment. */
  reason: keyof typeof preparedResponses | null;
  usage: TokenUsage | null;
}

/**
 * Responds to a comment in the brand's voice. A hostile comment gets a prepared response and is never sent to the
 * model, so that there is nothing to obey. A model's response is checked before it is used.
 * @throws ModelError if the model returns nothing
 */
export async function respondToComment(
  responder: CommentResponder,
  task: CommentTask,
  options: CallOptions = {},
): Promise<WrittenResponse> {
  const hostility = readHostility(task.comment);
  if (hostility !== null) return { text: prepared(hostility, task.comment), reason: hostility, usage: null };
  const { text, usage } = await responder.respondToComment(task, options);
  const response = stripMarkup(text).replaceAll(/\s+/gu, " ").trim();
  if (response === "") throw new ModelError("invalid", "an empty response");
  if (!isSafe(response) || saysTooMuch(text) || obeys(response, task.comment))
    return { text: prepared("unsafe_response", task.comment), reason: "unsafe_response", usage };
  return { text: response, reason: null, usage };
}

/** Chosen by the comment, so that neighboring comments get different responses and tests are repeatable. */
function prepared(reason: keyof typeof preparedResponses, comment: string): string {
  const responses = preparedResponses[reason];
  return responses[comment.length % responses.length]!;
}

/** Whether a response is short and contains nothing that a stranger could have inserted. */
function isSafe(response: string): boolean {
  if (response.length > commentResponseLengthMax || countEmoji(response) > 3) return false;
  if (/[#@]\p{L}|[<>{}`]|\b(?:sk|pk|rk|sb|eyJ)[-_][\w-]{8,}|[A-Za-z0-9+/_-]{32,}/u.test(response)) return false;
  const hostility = readHostility(response);
  if (hostility !== null && hostility !== "distress") return false;
  try {
    createLeakGuard(commentRules).push(response);
    return true;
  } catch (error) {
    if (error instanceof ModelError) return false;
    throw error;
  }
}
