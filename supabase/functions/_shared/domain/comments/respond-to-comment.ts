import { createLeakGuard } from "../chat/leak-guard.ts";
import { commentResponseLengthMax } from "../../contract/rules/text-lengths.ts";
import { countEmoji } from "../../contract/rules/caption-length.ts";
import { stripMarkup } from "../text/markup.ts";
import type { CommentResponder, CommentTask } from "./port.ts";
import { commentRules } from "./instructions.ts";
import { ModelError, type CallOptions, type TokenUsage } from "../writing/call.ts";
import { cannedResponse, type CannedReason } from "./canned-responses.ts";
import { readHostility } from "./hostility.ts";
import { obeys, saysTooMuch } from "./obedience.ts";

export interface WrittenResponse {
  text: string;
  /** Why a canned response was used; null if it was written for this comment. */
  reason: CannedReason | null;
  usage: TokenUsage | null;
}

/**
 * Responds to a comment in the brand's voice. A hostile comment gets a canned response and is never sent to the
 * model, so that there is nothing to obey. A model's response is checked before it is used.
 * @throws ModelError if the model returns nothing
 */
export async function respondToComment(
  responder: CommentResponder,
  task: CommentTask,
  options: CallOptions = {},
): Promise<WrittenResponse> {
  const hostility = readHostility(task.comment);
  if (hostility !== null) return { text: cannedResponse(hostility, task), reason: hostility, usage: null };
  const { text, usage, isPrepared = false } = await responder.respondToComment(task, options);
  if (isPrepared) return { text, reason: null, usage };
  const response = stripMarkup(text).replaceAll(/\s+/gu, " ").trim();
  if (response === "") throw new ModelError("invalid", "an empty response");
  if (!isSafe(response) || saysTooMuch(text) || obeys(response, task.comment))
    return { text: cannedResponse("unsafe_response", task), reason: "unsafe_response", usage };
  if (task.others.includes(response))
    return { text: cannedResponse("unsafe_response", task), reason: "unsafe_response", usage };
  return { text: response, reason: null, usage };
}

/** Tags, mentions, markup, and what looks like a key. */
const unsuitable = /[#@]\p{L}|[<>{}`]|\b(?:sk|pk|rk|sb|eyJ)[-_][\w-]{8,}|[A-Za-z0-9+/_-]{32,}/u;

/** Whether a response is short and contains nothing that a stranger could have inserted. */
function isSafe(response: string): boolean {
  if (response.length > commentResponseLengthMax || countEmoji(response) > 3) return false;
  if (unsuitable.test(response)) return false;
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
