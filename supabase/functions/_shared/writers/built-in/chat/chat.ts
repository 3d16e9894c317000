import type { ChatTurn } from "../../../contract/wire/chat.ts";
import { readIntent } from "../../../domain/chat/intent.ts";
import { letsUseLast, useLast } from "../../../domain/chat/last-caption.ts";
import { describePlan, describeUsage } from "../../../domain/chat/person-facts.ts";
import type { ChatAnswer, ChatPort, ChatTask } from "../../../domain/chat/port.ts";
import { readCaptionRequest } from "../../../domain/chat/requests/captions.ts";
import { readChangeRequest } from "../../../domain/chat/requests/changes.ts";
import { asksForTrends, readHashtagRequest, readIdeaRequest } from "../../../domain/chat/requests/suggestions.ts";
import { answerIn } from "../../../domain/help/languages/answer.ts";
import { languageOfQuestion } from "../../../domain/help/languages/detect.ts";
import { ModelError } from "../../../domain/writing/call.ts";
import { builtInUsage } from "../usage.ts";
import { answerCaptions } from "./captions.ts";
import { answerChange } from "./changes.ts";
import { answerFromHelp, isSure, searchHelp } from "./help.ts";
import { answerOtherOne } from "./other-one.ts";
import { asksFor, scope } from "./sentences.ts";
import { answerHashtags, answerIdeas, answerTrends } from "./suggestions.ts";

/**
 * Creates the assistant for installations without a language model: it uses the tools that a message asks for, and
 * answers everything else from the knowledge base.
 */
export function createBuiltInChat(): ChatPort {
  return {
    source: "help",
    async reply(task, { signal, onDelta } = {}) {
      if (signal?.aborted) throw new ModelError("aborted", "aborted before replying");
      const started = performance.now();
      const answer = await write(task);
      onDelta?.(answer.text);
      return { ...answer, usage: builtInUsage(started) };
    },
  };
}

/** The turns that the plan remembers: the whole conversation, or the last question and its answer. */
const remembered = ({ turns, person }: ChatTask): readonly ChatTurn[] =>
  person.premiumAccess ? turns : turns.slice(-3);

async function write(task: ChatTask): Promise<ChatAnswer> {
  const turns = remembered(task);
  const question = turns.at(-1)?.content ?? "";
  return (
    (await answerToOffer(task, turns, question)) ??
    (await answerRequest(task, turns, question)) ??
    answerOtherOne(turns, question, (meant) => answerFromHelp(meant, turns, task.person.premiumAccess)) ??
    answerInLanguage(question) ??
    (await answerQuestions(task, turns, question))
  );
}

function answerInLanguage(question: string): ChatAnswer | null {
  const language = languageOfQuestion(question);
  return language === null ? null : answerIn(language, question);
}

/** Builds the indexes that the first question needs. */
export function prepareAnswers(): void {
  languageOfQuestion("hello");
  searchHelp("hello");
}

const orderMax = 120;

/** The answer to what the assistant asked for in its last reply; null if it asked for nothing. */
async function answerToOffer(task: ChatTask, turns: readonly ChatTurn[], question: string): Promise<ChatAnswer | null> {
  const [before, asked] = turns.slice(-3, -1);
  if (letsUseLast(turns)) {
    const wished = question.startsWith(useLast) ? question.slice(useLast.length) : (before?.content ?? "");
    const request = readCaptionRequest(wished);
    return request && answerCaptions(task, request, wished, true);
  }
  if (asked?.role !== "assistant" || question.length > orderMax) return null;
  if (question.trim().endsWith("?") || (await readsAsRequest(question))) return null;
  const subject = question.replace(/^(?:about|for|it is about|it's about|on)\s+/iu, "");
  if (asked.content.startsWith(asksFor.caption)) {
    const request =
      readCaptionRequest(`${before?.content ?? ""} about ${subject}`) ?? readCaptionRequest(`caption about ${subject}`);
    return request && answerCaptions(task, request, `write a caption about ${subject}`);
  }
  const wish = { subject, platform: "instagram", count: null } as const;
  if (asked.content.startsWith(asksFor.hashtags)) return answerHashtags(task, wish);
  if (asked.content.startsWith(asksFor.ideas)) return answerIdeas(task, wish);
  if (!asked.content.startsWith(asksFor.text)) return null;
  const change = readChangeRequest(`${before?.content ?? ""}: ${question}`);
  return change && answerChange(task, turns, change);
}

// oxlint-disable-next-line require-await
async function readsAsRequest(question: string): Promise<boolean> {
  return (
    readCaptionRequest(question) !== null ||
    readHashtagRequest(question) !== null ||
    readIdeaRequest(question) !== null ||
    isSure(searchHelp(question)[0])
  );
}

const asksAside = /\bhow\b|\bwhy\b|\bonly\b|\b(?:gave|gives|shows?|keeps?)\b|\bmy (?:caption|post)s?\b/iu;

/** Does what a message asks for; null if it is a question. */
async function answerRequest(task: ChatTask, turns: readonly ChatTurn[], question: string): Promise<ChatAnswer | null> {
  if (readIntent(question) !== "question") return null;
  const change = readChangeRequest(question);
  // "No emojis please, how do I turn it off" is about the settings, unless there is a text to change.
  if (change?.text === null && turns.length === 1 && asksAside.test(question) && isSure(searchHelp(question)[0]))
    return null;
  // The help says how texts are shortened, where there is none yet.
  const nothingToChange = change?.text === null && change.spoken !== null && turns.length === 1;
  if (change && !nothingToChange) return answerChange(task, turns, change);
  const hashtags = readHashtagRequest(question);
  if (hashtags) return answerHashtags(task, hashtags);
  const ideas = readIdeaRequest(question);
  if (ideas) return answerIdeas(task, ideas);
  const captions = readCaptionRequest(question);
  if (captions) return answerCaptions(task, captions, question);
  return asksForTrends(question) ? answerTrends(task) : null;
}

const questionEnd =
  /(?<=\?)\s+|\s*(?:,\s*)?\b(?:and|also)\b,?\s+(?=(?:how|what|when|where|why|can|do|does|is|are|will|which)\b)/iu;
const questionsMax = 3;
const partMin = 12;

/** The questions of a message, for the plan that answers several at once. */
function questionsIn(message: string): string[] {
  const parts = message.split(questionEnd).filter((part) => part.trim().length >= partMin);
  return parts.length > 1 ? parts.slice(0, questionsMax) : [message];
}

async function answerQuestions(task: ChatTask, turns: readonly ChatTurn[], question: string): Promise<ChatAnswer> {
  const parts = questionsIn(question);
  if (parts.length === 1) return answerQuestion(task, turns, question);
  if (!task.person.premiumAccess) return answerFirst(task, turns, question, parts);
  const answers = parts.map((part) => answerQuestion(task, turns, part));
  const texts = [...new Set(answers.map(({ text }) => text))];
  const buttons = answers.flatMap((answer) => answer.buttons ?? []);
  const seen = new Set<string>();
  return {
    text: texts.join("\n\n"),
    buttons: buttons.filter((button) => button.kind === "open" && !seen.has(button.place) && seen.add(button.place)),
  };
}

/** One question at a time: the first one, and a button for the next. */
function answerFirst(task: ChatTask, turns: readonly ChatTurn[], whole: string, parts: readonly string[]): ChatAnswer {
  const [first = "", next = ""] = parts;
  const [one] = searchHelp(first);
  const [other] = searchHelp(next);
  if (!isSure(one) || !isSure(other) || one.entry === other.entry) return answerQuestion(task, turns, whole);
  const { text, buttons = [] } = answerQuestion(task, turns, first);
  const { question } = other.entry;
  return {
    text,
    buttons: [...buttons.filter(({ kind }) => kind === "open"), { kind: "ask", label: question, question }],
  };
}

const next = "Shall we write something? Tell me what your next post is about.";

/** Somebody who paid, and says that it was not worth it. */
const pays = /\b(?:pay|paid|paying|payed|money|subscribed|subscription|premium|\$ ?\d)/iu;
const complains =
  /\b(?:garbage|trash|rubbish|useless|terrible|awful|horrible|crap\p{L}*|bad|worse|worst|worthless|waste[ds]?|rip[- ]?off|disappoint\p{L}*|not worth|(?:same|identical) (?:captions?|way|thing|text)|what am i paying|why (?:am|do|did) i (?:even )?pay\p{L}*|for nothing|still (?:says|shows|no|not|don['’]?t|can['’]?t)|fix (?:this|it)|sucks?|boring|unacceptable|ridiculous|annoy\p{L}*|angry|unhappy)\b/iu;

function withRegret(question: string, answer: ChatAnswer): ChatAnswer {
  if (!pays.test(question) || !complains.test(question) || /^(?:I am |We are )?sorry\b/iu.test(answer.text))
    return answer;
  return { ...answer, text: `I am sorry that this is not what you pay for. ${answer.text}` };
}

function answerQuestion({ person, now }: ChatTask, turns: readonly ChatTurn[], question: string): ChatAnswer {
  switch (readIntent(question)) {
    case "greeting":
      return { text: `Hi ${person.username}! ${describeUsage(person, now)} What would you like to do?` };
    case "thanks":
      return { text: "You're welcome! Ask me anything else about Caption Kite." };
    case "goodbye":
      return { text: "Goodbye, and good luck with your posts!" };
    case "praise":
      return { text: `That is kind of you, thank you! ${next}` };
    case "small-talk":
      return { text: `I am a program, so every day is a good one here. I hope yours is, too! ${next}` };
    case "distress":
      return {
        text: "I am really sorry that you are going through this. You are not alone: please talk to somebody you trust now, or call your local emergency number. findahelpline.com lists people who listen, day and night.",
      };
    case "displeased":
      return {
        text: "I am sorry that I was no help. Say it once more in other words, or write to us on the Contact page: a person replies within 24 hours.",
        buttons: [{ kind: "open", place: "contact" }],
      };
    case "usage":
      return { text: describeUsage(person, now) };
    case "plan":
      return {
        text: `${describePlan(person)} ${describeUsage(person, now)}`,
        buttons: [{ kind: "open", place: "account" }],
      };
    case "inner-workings":
      return { text: `I don't share how I work inside. ${scope}` };
    case "other-people":
      return { text: `I only know about your own account, never about other people's. ${scope}` };
    case "question":
      return withRegret(question, answerFromHelp(question, turns, person.premiumAccess));
  }
}
