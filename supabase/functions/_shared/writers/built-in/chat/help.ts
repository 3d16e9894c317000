import type { ChatButton, ChatTurn } from "../../../contract/wire/chat.ts";
import type { ChatAnswer } from "../../../domain/chat/port.ts";
import { helpEntries } from "../../../domain/help/all.ts";
import type { HelpEntry } from "../../../domain/help/entry.ts";
import { createHelpSearch, sureFrom, type HelpHit, type HelpSearch } from "../../../domain/help/search.ts";
import { scope } from "./sentences.ts";

let searching: HelpSearch | undefined;
/** The index is made with the first question. */
export const searchHelp: HelpSearch = (question) => (searching ??= createHelpSearch(helpEntries))(question);

/** From this share on, the nearest topics are worth offering as such. */
const nearFrom = 0.2;
/** From this share of the best score on, others are as likely: held-out phrasings were then answered wrongly half of the time. */
const tieFrom = 0.87;
const choices = 3;
/** The share of the best score that a second entry needs to be offered below the answer. */
const relatedFrom = 0.55;

const ask = ({ question }: HelpEntry): ChatButton => ({ kind: "ask", label: question, question });

/** @param premium whether the person has Premium already */
function answerOf({ answer, premiumAnswer, source, open }: HelpEntry, premium: boolean): ChatAnswer {
  const text = (premium ? premiumAnswer : null) ?? answer;
  const place = premium && open === "upgrade" ? "account" : open;
  return {
    text: source === null ? text : `${text}\n\nSource: ${source}.`,
    buttons: place === null ? [] : [{ kind: "open", place }],
  };
}

/** Whether the help has an answer that the question is surely about. */
export const isSure = (hit: HelpHit | undefined): hit is HelpHit => hit !== undefined && hit.covered >= sureFrom;

/** The answer of the knowledge base; two likely ones become two buttons, and no likely one the nearest topics. */
export function answerFromHelp(question: string, turns: readonly ChatTurn[], premium: boolean): ChatAnswer {
  const hits = find(question, turns);
  const [best, second] = hits;
  if (!isSure(best)) return nearest(hits);
  const likely = hits.filter(({ score }) => score >= best.score * tieFrom);
  if (likely.length > 1)
    return { text: "Which of these do you mean?", buttons: likely.slice(0, choices).map(({ entry }) => ask(entry)) };
  const answer = answerOf(best.entry, premium);
  const related =
    second && second.score >= best.score * relatedFrom && second.covered >= sureFrom ? [ask(second.entry)] : [];
  return { ...answer, buttons: [...(answer.buttons ?? []), ...related] };
}

/** What most people ask, for a question that is near nothing. */
const usual = ["generate", "plans", "support"];

function nearest(hits: readonly HelpHit[]): ChatAnswer {
  const near = hits.filter(({ covered }) => covered >= nearFrom).map(({ entry }) => entry);
  const others = usual.map((id) => helpEntries.find((entry) => entry.id === id)!);
  const topics = [...new Set([...near, ...others])].slice(0, 3);
  const text =
    near.length > 0
      ? `I am not sure that I understood. Is it one of these? For anything else, the Contact page reaches a person within 24 hours.`
      : `That is outside of what I know. ${scope} For anything else, the Contact page reaches a person within 24 hours.`;
  return { text, buttons: [...topics.map(ask), { kind: "open", place: "contact" }] };
}

const followUpStart = /^(?:and|what about|how about|but|also|then|or)\b/iu;

/** A follow-up such as "and on Instagram?" is searched together with the question before it. */
function find(question: string, turns: readonly ChatTurn[]): HelpHit[] {
  const hits = searchHelp(question);
  if (!followUpStart.test(question.trim())) return hits;
  const before = turns.slice(0, -1).findLast(({ role }) => role === "user")?.content;
  if (before === undefined) return hits;
  const together = searchHelp(`${before} ${question}`);
  return (together[0]?.covered ?? 0) >= sureFrom ? together : hits;
}
