import type { ChatTurn } from "../../../contract/wire/chat.ts";
import type { ChatAnswer, ChatTask } from "../../../domain/chat/port.ts";
import type { ChangeRequestRead } from "../../../domain/chat/requests/changes.ts";
import { meaningfulWords } from "../../../domain/text/hashtags.ts";
import { textOf } from "./captions.ts";
import { asksFor } from "./sentences.ts";

const numberedLine = /^(\d)\. ([^]*?)(?=\n\n\d\. |\n\n(?:They count|They are in)|$)/gmu;

/** The texts that an earlier reply had. */
function textsIn(reply: string): string[] {
  return [...reply.matchAll(numberedLine)].map(([, , text]) => text!.trim());
}

/** The text that "make it shorter" is about: of the last reply that had texts, or the last long message. */
function earlierText(turns: readonly ChatTurn[], place: number | null): string | null {
  for (const { role, content } of turns.slice(0, -1).toReversed()) {
    const texts = role === "assistant" ? textsIn(content) : [];
    if (texts.length > 0) return texts[place ?? 0] ?? texts[0]!;
    const single = role === "assistant" ? /^Here it is:\n\n([^]+?)(?:\n\n\(|$)/u.exec(content)?.[1] : undefined;
    if (single) return single;
  }
  return null;
}

const wordsMax = 6;

/** What a text is about, in a few words, for new captions about the same thing. */
const aboutOf = (text: string) => meaningfulWords(text).slice(0, wordsMax).join(" ");

/** @param turns that the person's plan remembers */
export async function answerChange(
  { tools }: ChatTask,
  turns: readonly ChatTurn[],
  { change, text, place, platform, language }: ChangeRequestRead,
): Promise<ChatAnswer> {
  const subject = text ?? earlierText(turns, place);
  if (subject === null) return { text: asksFor.text };
  const result = await tools.changeText({ change, text: subject, platform, language });
  if (result.outcome === "not_possible") {
    const about = aboutOf(subject);
    const mood = change === "funnier" ? "funny " : "";
    return {
      text: result.message,
      buttons:
        about === ""
          ? []
          : [{ kind: "ask", label: "New captions about it", question: `Write ${mood}captions about: ${about}` }],
    };
  }
  const note = result.note === null ? "" : `\n\n(${result.note})`;
  return {
    text: `Here it is:\n\n${result.texts.join("\n\n")}${note}`,
    lead: `Here it is${result.note === null ? ". It costs no caption." : `. ${result.note}`}`,
    texts: result.texts.map((one) => textOf(one)),
  };
}
