import type { ChatTurn } from "../../../contract/wire/chat.ts";
import type { ChatAnswer, ChatTask } from "../../../domain/chat/port.ts";
import type { ChangeRequestRead } from "../../../domain/chat/requests/changes.ts";
import { meaningfulWords } from "../../../domain/text/hashtags.ts";
import type { AnsweredLanguage } from "../../../domain/help/languages/texts.ts";
import { textOf } from "./captions.ts";
import { asksFor } from "./sentences.ts";

const numberedLine = /^(\d)\. ([^]*?)(?=\n\n\d\. |\n\n(?:They count|They are in)|$)/gmu;

/** The texts that an earlier reply had. */
export function textsIn(reply: string): string[] {
  return [...reply.matchAll(numberedLine)].map(([, , text]) => text!.trim());
}

/** The text that "make it shorter" is about: of the last reply that had texts, or the last long message. */
function earlierText(turns: readonly ChatTurn[], place: number | null): string | null {
  for (const { role, content } of turns.slice(0, -1).toReversed()) {
    const texts = role === "assistant" ? textsIn(content) : [];
    if (texts.length > 0) return texts[place ?? 0] ?? texts[0]!;
    const single =
      role === "assistant"
        ? /^(?:Here it is:|Aquí está:|Hier ist er:|Le voici :|Eccolo:|Aqui está:)\n\n([^]+?)(?:\n\n\(|$)/u.exec(
            content,
          )?.[1]
        : undefined;
    if (single) return single;
  }
  return null;
}

const wordsMax = 6;

/** What a text is about, in a few words, for new captions about the same thing. */
const aboutOf = (text: string) => meaningfulWords(text).slice(0, wordsMax).join(" ");

/** What is said with a text that was asked for in another language. */
const hereItIs: Record<AnsweredLanguage, string> = {
  es: "Aquí está:",
  de: "Hier ist er:",
  fr: "Le voici :",
  it: "Eccolo:",
  pt: "Aqui está:",
};
const shortAlready: Record<AnsweredLanguage, string> = {
  es: "No puedo acortarlo más sin perder lo que dice. Quita tú lo que menos importa, o pídeme textos nuevos sobre lo mismo.",
  de: "Kürzer kann ich ihn nicht machen, ohne dass etwas fehlt. Streich selbst, was am wenigsten wichtig ist, oder bitte mich um neue Texte dazu.",
  fr: "Je ne peux pas le raccourcir sans perdre ce qu'il dit. Enlevez ce qui compte le moins, ou demandez-moi de nouveaux textes sur le même sujet.",
  it: "Non posso accorciarlo senza perdere quello che dice. Togli ciò che conta meno, o chiedimi testi nuovi sullo stesso tema.",
  pt: "Não consigo encurtá-lo sem perder o que diz. Tire o que menos importa, ou peça-me textos novos sobre o mesmo.",
};

/** @param turns that the person's plan remembers */
export async function answerChange(
  { tools }: ChatTask,
  turns: readonly ChatTurn[],
  { change, text, place, platform, language, spoken }: ChangeRequestRead,
): Promise<ChatAnswer> {
  const subject = text ?? earlierText(turns, place);
  if (subject === null) return { text: asksFor.text };
  const result = await tools.changeText({ change, text: subject, platform, language });
  if (result.outcome === "not_possible") {
    if (spoken !== null) return { text: shortAlready[spoken] };
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
  if (spoken !== null)
    return {
      text: `${hereItIs[spoken]}\n\n${result.texts.join("\n\n")}`,
      lead: hereItIs[spoken],
      texts: result.texts.map((one) => textOf(one)),
    };
  const note = result.note === null ? "" : `\n\n(${result.note})`;
  return {
    text: `Here it is:\n\n${result.texts.join("\n\n")}${note}`,
    lead: `Here it is${result.note === null ? ". It costs no caption." : `. ${result.note}`}`,
    texts: result.texts.map((one) => textOf(one)),
  };
}
