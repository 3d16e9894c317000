import { platforms } from "../../../contract/rules/platforms.ts";
import type { ChatButton, ChatText } from "../../../contract/wire/chat.ts";
import type { Usage } from "../../../contract/wire/accounts.ts";
import { isLast, lastCaptionQuestion, useLast } from "../../../domain/chat/last-caption.ts";
import { describeUsage } from "../../../domain/chat/person-facts.ts";
import type { ChatAnswer, ChatTask } from "../../../domain/chat/port.ts";
import type { CaptionRequestRead } from "../../../domain/chat/requests/captions.ts";
import { languageOfQuestion } from "../../../domain/help/languages/detect.ts";
import type { AnsweredLanguage } from "../../../domain/help/languages/texts.ts";
import { asksFor } from "./sentences.ts";

/** The texts of a reply, numbered, so that the next message can say which one it means. */
export const numbered = (texts: readonly string[]): string =>
  texts.length === 1 ? texts[0]! : texts.map((text, index) => `${index + 1}. ${text}`).join("\n\n");

export const textOf = (text: string, rest: Partial<ChatText> = {}): ChatText => ({
  text,
  entryId: null,
  keyword: null,
  platform: null,
  ...rest,
});

const left = ({ used, limit }: Usage) => (limit === null ? null : Math.max(0, limit - used));

function counted(usage: Usage): string {
  const rest = left(usage);
  return rest === null
    ? "They are in your history."
    : `They count as one caption; ${rest === 0 ? "none is" : `${rest} ${rest === 1 ? "is" : "are"}`} left today. They are in your history.`;
}

/** What is said with captions that were asked for in another language. @param rest null if there is no limit */
const leads: Record<AnsweredLanguage, (keyword: string, rest: number | null) => string> = {
  es: (keyword, rest) =>
    `Aquí están los textos sobre “${keyword}”.${rest === null ? "" : ` Cuentan como uno; hoy te quedan ${rest}.`}`,
  de: (keyword, rest) =>
    `Hier sind die Texte über „${keyword}“.${rest === null ? "" : ` Sie zählen als einer; heute bleiben ${rest}.`}`,
  fr: (keyword, rest) =>
    `Voici les textes sur « ${keyword} ».${rest === null ? "" : ` Ils comptent pour un ; il en reste ${rest} aujourd'hui.`}`,
  it: (keyword, rest) =>
    `Ecco i testi su “${keyword}”.${rest === null ? "" : ` Contano come uno; oggi ne restano ${rest}.`}`,
  pt: (keyword, rest) =>
    `Aqui estão os textos sobre “${keyword}”.${rest === null ? "" : ` Contam como um; hoje restam ${rest}.`}`,
};

/** Writes the captions that were asked for, or asks for what is missing. @param confirmed the last one may be used */
export async function answerCaptions(
  task: ChatTask,
  request: CaptionRequestRead,
  question: string,
  confirmed = false,
): Promise<ChatAnswer> {
  const { person, now, tools } = task;
  if (request.keyword === "") return { text: asksFor.caption };
  const rest = left(person.usage);
  if (rest === 0)
    return {
      text: `${describeUsage(person, now)} I cannot write one before then.`,
      buttons: [{ kind: "open", place: "upgrade" }],
    };
  if (isLast(person.usage) && !confirmed)
    return {
      text: lastCaptionQuestion,
      buttons: [{ kind: "ask", label: "Yes, write it", question: useLast + question }],
    };
  const result = await tools.writeCaptions(request);
  if (result.outcome === "refused") return { text: result.message };
  if (result.outcome === "quota_spent")
    return {
      text: describeUsage({ ...person, usage: result.usage }, now),
      buttons: [{ kind: "open", place: "upgrade" }],
    };
  const { captions, entryId, usage } = result;
  const place = request.platform === "general" ? "" : ` for ${platforms[request.platform].label}`;
  const language =
    request.otherLanguage === null
      ? ""
      : " Captions can be checked only in English, Spanish, German, French, Italian and Portuguese, so they are in the language of your words.";
  const adapt =
    request.adaptFor === null
      ? ""
      : ` For ${platforms[request.adaptFor].label}, open them in the form and press Adapt.`;
  const spoken = request.spoken ?? languageOfQuestion(question);
  const texts = captions.map((text) => textOf(text, { entryId, keyword: request.keyword, platform: request.platform }));
  if (spoken !== null) {
    const lead = leads[spoken](request.keyword, left(usage));
    return { text: `${lead}\n\n${numbered(captions)}`, lead, texts };
  }
  const lead = `${captions.length === 1 ? "Here is a caption" : `Here are ${captions.length} captions`} about “${request.keyword}”${place}:`;
  const close = `${counted(usage)}${language}${adapt}`;
  const buttons: ChatButton[] = person.hasTone ? [] : [{ kind: "open", place: "tone" }];
  return {
    text: `${lead}\n\n${numbered(captions)}\n\n${close}`,
    lead: `${lead.slice(0, -1)}. ${close}`,
    texts,
    buttons,
  };
}
