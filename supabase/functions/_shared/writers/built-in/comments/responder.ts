import type { CommentResponder, CommentTask } from "../../../domain/comments/port.ts";
import { searchPublic } from "../../../domain/comments/public-facts.ts";
import { unlike } from "../../../domain/comments/unlike.ts";
import type { HelpEntry } from "../../../domain/help/entry.ts";
import { publicAnswerIn } from "../../../domain/help/languages/answer.ts";
import { languageOfQuestion } from "../../../domain/help/languages/detect.ts";
import { sureFrom, type HelpHit } from "../../../domain/help/search.ts";
import { ModelError } from "../../../domain/writing/call.ts";
import { createDraw, type Draw } from "../draw.ts";
import { builtInUsage } from "../usage.ts";
import { commentKind } from "./kinds.ts";
import { answersIn, foreignKind, openings, responses, type Kind } from "./texts.ts";

/** From this share of a comment on, an entry is its answer; more for one that is no question. */
const answeredFrom: Partial<Record<Kind, number>> = {
  question: sureFrom,
  wish: 0.6,
  trouble: 0.5,
  short: 0.75,
  story: 0.8,
  accusation: 0.75,
};

/** Answers to somebody with a problem begin with their own words. */
const apologetic = /^sorry|^please|^that /iu;

const yesOrNo = /^(?:yes|no|not)\b/iu;
/** Openings that do not go with a yes or no. */
const promises = /^(?:sure|happy)/iu;

/** A problem that is asked about is answered with a fact only if the question is clearly about it. */
const clearFrom = 0.65;
const aheadBy = 1.5;
/** Whether the nearest entry is so much nearer than the others that less of a question has to be about it. */
const isFarAhead = ([best, second]: readonly HelpHit[]) =>
  best !== undefined && best.covered >= 0.4 && (second === undefined || best.score >= second.score * aheadBy);

/** The answer of the knowledge base to a comment, or null. */
function entryFor(comment: string, kind: Kind): HelpEntry | null {
  const least = answeredFrom[kind];
  const hits = least === undefined ? [] : searchPublic(comment);
  // A question gets no apology for something that nobody complained about.
  const [best] = kind === "question" ? hits.filter(({ entry }) => !apologetic.test(entry.comment ?? "")) : hits;
  if (!best || (best.covered < least! && !(kind === "question" && isFarAhead(hits)))) return null;
  // One word that is no question, such as "first", is no wish to know something.
  if (kind === "short" && !/\s/u.test(comment.trim())) return null;
  // A complaint gets no cheerful fact.
  if (kind === "trouble" && comment.includes("?") && best.covered >= clearFrom) return best.entry;
  const fits = kind !== "trouble" && kind !== "accusation" ? true : apologetic.test(best.entry.comment ?? "");
  return fits ? best.entry : null;
}

/** The responses that fit a comment, best first. */
function candidates({ comment }: CommentTask, draw: Draw): string[] {
  const language = languageOfQuestion(comment);
  if (language !== null) {
    const tone = foreignKind(comment);
    const found = tone === "praise" ? null : publicAnswerIn(language, comment);
    // A complaint gets the way to a person, not a tip alone.
    const answer = tone === "complaint" && !found?.includes("Contact") ? null : found;
    const others = draw.shuffled(answersIn[language][tone]);
    return answer === null ? others : [answer, ...others];
  }
  const kind = commentKind(comment);
  const entry = entryFor(comment, kind);
  if (entry === null) return draw.shuffled(responses[kind]);
  const answer = entry.comment!;
  return apologetic.test(answer)
    ? [answer, ...draw.shuffled(responses.trouble)]
    : draw
        .shuffled(openings.filter((opening) => !(yesOrNo.test(answer) && promises.test(opening))))
        .map((opening) => opening + answer);
}

/** Creates the responder that answers from the knowledge base, or with a short response by the kind of comment. */
export function createBuiltInResponder({ random = Math.random }: { random?: () => number } = {}): CommentResponder {
  return {
    source: "built-in",
    // oxlint-disable-next-line require-await
    async respondToComment(task, { signal } = {}) {
      if (signal?.aborted) throw new ModelError("aborted", "aborted before responding");
      const started = performance.now();
      const text = unlike(candidates(task, createDraw(random)), task.others);
      return { text, usage: builtInUsage(started), isPrepared: true };
    },
  };
}
