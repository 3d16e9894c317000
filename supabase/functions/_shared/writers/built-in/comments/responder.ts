import type { CommentResponder, CommentTask } from "../../../domain/comments/port.ts";
import { searchPublic } from "../../../domain/comments/public-facts.ts";
import { soberClosings, unlike } from "../../../domain/comments/unlike.ts";
import { helpEntries } from "../../../domain/help/all.ts";
import { publicAnswerIn, publicEntryIn } from "../../../domain/help/languages/answer.ts";
import { languageOfQuestion } from "../../../domain/help/languages/detect.ts";
import type { AnsweredLanguage } from "../../../domain/help/languages/texts.ts";
import type { HelpHit } from "../../../domain/help/search.ts";
import { ModelError } from "../../../domain/writing/call.ts";
import { createDraw, type Draw } from "../draw.ts";
import { builtInUsage } from "../usage.ts";
import { commentKind } from "./kinds.ts";
import { bothPlans, entryOfPlain, plainQuestion } from "./plain-questions.ts";
import { openings, responses, type Kind } from "./texts.ts";
import { answersIn, foreignKind } from "./texts-in.ts";

/**
 * From this share of a comment on, an entry is its answer. More than in the chat, where people ask again: here the
 * answer to another question stands for all to see.
 */
const answeredFrom: Partial<Record<Kind, number>> = { question: 0.8, wish: 0.8, trouble: 0.6, short: 0.9 };

/** Answers to somebody with a problem begin with their own words. */
const apologetic = /^sorry|^please|^that /iu;
const yesOrNo = /^(?:yes|no|not)\b/iu;
/** Openings that do not go with a yes or no. */
const promises = /^happy/iu;
/** Questions with an edge get the answer alone. */
const pointed = /^(?:so|and|but|oh|wait)\b|\b(?:now|again|even|really|seriously)\s*\?|!|\.{2}|\blies?\b/iu;

/** A problem that is asked about is answered with a fact only if the question is clearly about it. */
const clearFrom = 0.75;
const likely = { from: 0.65, ahead: 1.6 };
/** Whether the nearest entry is so much nearer than the others that less of a question has to be about it. */
const isFarAhead = ([best, second]: readonly HelpHit[]) =>
  best !== undefined && best.covered >= likely.from && (!second || best.score >= second.score * likely.ahead);

/** The part of a comment that asks: what else it tells is no part of the question. */
const askedIn = (comment: string): string => comment.match(/[^.!?]+\?/gu)?.at(-1) ?? comment;

/** The answer of the knowledge base to a comment, or null. */
function factFor(comment: string, kind: Kind): string | null {
  const least = answeredFrom[kind];
  if (least === undefined) return null;
  // One word that is no question, such as "first", is no wish to know something.
  if (kind === "short" && !/\s/u.test(comment.trim())) return null;
  const hits = searchPublic(kind === "question" ? askedIn(comment) : comment);
  // A question gets no apology for something that nobody complained about.
  const [best] = kind === "question" ? hits.filter(({ entry }) => !apologetic.test(entry.comment ?? "")) : hits;
  if (!best || (best.covered < least && !(kind === "question" && isFarAhead(hits)))) return null;
  // A complaint gets no cheerful fact.
  const isAsked = kind === "trouble" && comment.includes("?") && best.covered >= clearFrom;
  if (kind === "trouble" && !isAsked && !apologetic.test(best.entry.comment ?? "")) return null;
  return best.entry.comment;
}

const isQuestionWord =
  /(?<!\p{L})(?:qué|cómo|cuándo|dónde|cuánto|was|wie|wann|wo|warum|kann|quoi|comment|quand|combien|où|come|quando|dove|quanto|perché|como|onde|qual|cosa)(?!\p{L})/iu;

/** The responses in one of the other languages, best first. */
function candidatesIn(language: AnsweredLanguage, { comment, post }: CommentTask, draw: Draw): string[] {
  const texts = answersIn[language];
  const kind = foreignKind(comment);
  const others = draw.shuffled(texts[kind]);
  if (kind !== "question" && kind !== "complaint" && kind !== "other") return others;
  const plain = kind === "complaint" ? null : plainQuestion(comment, post);
  if (plain === "both" || plain === "country") return [...texts[plain], ...others];
  const mayBeAsked = kind !== "other" || isQuestionWord.test(comment);
  const near = mayBeAsked ? publicAnswerIn(language, comment) : null;
  const found = plain ? publicEntryIn(language, entryOfPlain[plain][1]) : near;
  // A complaint gets the way to a person, not a tip alone.
  return found === null || (kind === "complaint" && !found.includes("Contact")) ? others : [found, ...others];
}
/** Kinds that ask, or may ask without a question mark. */
const mayAsk = new Set<Kind>(["question", "wish", "short", "story", "others", "praise", "thanks", "trouble", "doubt"]);

/** The responses that fit a comment, best first. */
function candidates(task: CommentTask, draw: Draw): string[] {
  const { comment, post } = task;
  const language = languageOfQuestion(comment);
  if (language !== null) return candidatesIn(language, task, draw);
  const kind = commentKind(comment);
  const plain = mayAsk.has(kind) ? plainQuestion(comment, post) : null;
  if (plain === "both") return [bothPlans];
  const known = plain && helpEntries.find(({ id }) => id === entryOfPlain[plain][0])?.comment;
  const answer = known ?? factFor(comment, kind);
  if (answer === null) return draw.shuffled(responses[kind]);
  if (apologetic.test(answer)) return [answer, ...draw.shuffled(responses.trouble)];
  const fitting = openings.filter((opening) => !(yesOrNo.test(answer) && promises.test(opening)));
  const before = plain === "country" || pointed.test(comment) ? ["" as const] : draw.shuffled(fitting);
  return before.map((opening) => opening + answer);
}

/** To everything else no response ends with a wave. */
const cheerfulKinds = new Set<string>(["praise", "thanks", "laugh", "agreement", "short", "mention"]);

function closingsFor(comment: string): readonly string[] | undefined {
  const kind = languageOfQuestion(comment) === null ? commentKind(comment) : foreignKind(comment);
  return cheerfulKinds.has(kind) ? undefined : soberClosings;
}

/** Creates the responder that answers from the knowledge base, or with a short response by the kind of comment. */
export function createBuiltInResponder({ random = Math.random }: { random?: () => number } = {}): CommentResponder {
  return {
    source: "built-in",
    // oxlint-disable-next-line require-await
    async respondToComment(task, { signal } = {}) {
      if (signal?.aborted) throw new ModelError("aborted", "aborted before responding");
      const started = performance.now();
      const text = unlike(candidates(task, createDraw(random)), task.others, closingsFor(task.comment));
      return { text, usage: builtInUsage(started), isPrepared: true };
    },
  };
}
