import { sentencesIn } from "../../../contract/rules/sentences.ts";
import type { ChatButton, ChatTurn } from "../../../contract/wire/chat.ts";
import type { ChatAnswer } from "../../../domain/chat/port.ts";
import { helpEntries } from "../../../domain/help/all.ts";
import type { HelpEntry } from "../../../domain/help/entry.ts";
import { certaintyOf, createHelpSearch, sureFrom, type HelpHit, type HelpSearch } from "../../../domain/help/search.ts";
import { scope } from "./sentences.ts";

let searching: HelpSearch | undefined;
/** The index is made with the first question. */
export const searchHelp: HelpSearch = (question) => (searching ??= createHelpSearch(helpEntries))(question);

/** From this share on, the nearest topics are worth offering as such. */
const nearFrom = 0.34;
/** From this share of the best score on, others are as likely: held-out phrasings were then answered wrongly half of the time. */
const tieFrom = 0.9;
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

/** An answer in one or two sentences, beside others that may be meant. */
function brief({ question, answer, comment }: HelpEntry): string {
  const text = comment ?? sentencesIn(answer).slice(0, 2).join("").trim();
  return `• ${question} ${text}`;
}

/** The answer of the knowledge base; if several are likely, each of them in brief, or else the nearest topics. */
export function answerFromHelp(question: string, turns: readonly ChatTurn[], premium: boolean): ChatAnswer {
  if (aloneWord.test(question))
    return { text: sayMore, buttons: [...usual.map(entryOf).map(ask), { kind: "open", place: "contact" }] };
  const hits = find(question, turns);
  const [best, second] = hits;
  const certainty = certaintyOf(hits);
  if (best === undefined || certainty === "unsure") return nearest(hits);
  if (certainty === "likely") {
    const { text, buttons = [] } = answerOf(best.entry, premium);
    const others = hits.slice(1, choices).filter(({ covered }) => covered >= nearFrom);
    return { text: `${perhaps}${text}`, buttons: [...buttons, ...others.map(({ entry }) => ask(entry))] };
  }
  const likely = hits.filter(({ score }) => score >= best.score * tieFrom).slice(0, choices);
  if (likely.length > 1)
    return {
      text: ["Which of these do you mean?", ...likely.map(({ entry }) => brief(entry))].join("\n\n"),
      buttons: likely.map(({ entry }) => ask(entry)),
    };
  const answer = answerOf(best.entry, premium);
  const related =
    second && second.score >= best.score * relatedFrom && second.covered >= sureFrom ? [ask(second.entry)] : [];
  return { ...answer, buttons: [...(answer.buttons ?? []), ...related] };
}

/** A word that asks for nothing by itself. */
const aloneWord = /^\W*(?:why|what|how|when|who|where|which|really|huh|hm+|wut|explain|and|so|it|this)?\W*$/iu;
const sayMore = `Please say in a few more words what you would like to know. ${scope}`;

const perhaps = "If I understand you right: ";

/** What most people ask, for a question that is near nothing. */
const usual = ["generate", "plans", "support"];
const entryOf = (id: string) => helpEntries.find((entry) => entry.id === id)!;

function nearest(hits: readonly HelpHit[]): ChatAnswer {
  const near = hits
    .filter(({ covered }) => covered >= nearFrom)
    .slice(0, choices)
    .map(({ entry }) => entry);
  const others = usual.map(entryOf);
  const topics = [...new Set([...near, ...others])].slice(0, choices);
  const person = "For anything else, the Contact page reaches a person within 24 hours.";
  const text =
    near.length > 0
      ? ["I am not sure that I understood. Is it one of these?", ...near.map(brief), person].join("\n\n")
      : `That is outside of what I know. ${scope} ${person}`;
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
