import type { ChatTurn } from "../../../contract/wire/chat.ts";
import { helpEntries } from "../../../domain/help/all.ts";
import type { ChatAnswer } from "../../../domain/chat/port.ts";
import { textOf } from "./captions.ts";
import { textsIn } from "./changes.ts";

const refersToOther =
  /^(?:(?:no|nope|sorry|oh|ok|okay|hm+|well|actually|wait|but),?\s+)*(?:(?:i )?(?:mean|meant|want|wanted|prefer|like|take|pick|choose|was asking about)\s+)?(?:it['’]?s |give me |show me |what about |not that one,? )?(?:the |number |no\.? ?|#)?(?<which>other(?: ones?)?|another(?: one)?|first|second|third|fourth|fifth|1st|2nd|3rd|4th|5th|last|[1-5])(?: ones?| caption| question| answer)?(?:[,.]?\s*(?:the |number |i mean (?:the )?)?(?<exact>first|second|third|fourth|fifth|last|1st|2nd|3rd|[1-5])(?: ones?)?)?(?: please| pls)?[\s.!?]*$/iu;
const places: readonly RegExp[] = [
  /^(?:first|1st|1)$/iu,
  /^(?:second|2nd|2)$/iu,
  /^(?:third|3rd|3)$/iu,
  /^(?:fourth|4th|4)$/iu,
  /^(?:fifth|5th|5)$/iu,
];

/** The questions that a reply offered, such as "Which of these do you mean?". */
const offeredIn = (reply: string): string[] =>
  reply
    .split("\n")
    .filter((line) => line.startsWith("• "))
    .map((line) => helpEntries.find(({ question }) => line.startsWith(`• ${question} `))?.question)
    .filter((question) => question !== undefined);

/** Where in a list the one stands that is meant; the one after the first if only "the other" is said. */
function placeOf(which: string, count: number): number {
  if (/^last$/iu.test(which)) return count - 1;
  const place = places.findIndex((pattern) => pattern.test(which));
  return place < 0 ? 1 : place;
}

/**
 * The answer to "no, the other one" and "the second": that text or question of the last reply, or what to say instead.
 * @param answerHelp answers a question of the help
 */
export function answerOtherOne(
  turns: readonly ChatTurn[],
  question: string,
  answerHelp: (question: string) => ChatAnswer,
): ChatAnswer | null {
  const { which, exact } = refersToOther.exec(question.trim())?.groups ?? {};
  if (which === undefined) return null;
  const reply = turns.slice(0, -1).findLast(({ role }) => role === "assistant")?.content ?? "";
  const wanted = exact ?? which;
  const texts = textsIn(reply);
  const text = texts[placeOf(wanted, texts.length)];
  if (text !== undefined)
    return {
      text: `Here it is:\n\n${text}`,
      lead: "Here it is. You can ask me to make it shorter or to turn it into a question.",
      texts: [textOf(text)],
    };
  const offered = offeredIn(reply);
  const meant = offered[placeOf(wanted, offered.length)];
  if (meant !== undefined) return answerHelp(meant);
  return {
    text: "Which one do you mean? I see no list in this conversation that I could choose from. Paste the caption here, or say in a few words what it is about.",
    buttons: [{ kind: "open", place: "history" }],
  };
}
