import { createHelpSearch, type HelpHit } from "../../domain/chat/search/help-index.ts";
import { helpEntries } from "../../domain/chat/help/all.ts";
import { readIntent } from "../../domain/chat/intent.ts";
import { describePlan, describeUsage } from "../../domain/chat/person-facts.ts";
import type { ChatPort, ChatTask } from "../../domain/chat/port.ts";
import { ModelError } from "../../domain/writing/call.ts";
import { builtInUsage } from "./usage.ts";

/** Below this score, a hit shares a word with the question, but not its subject. */
const scoreMin = 3.2;
/** The share of the best score that a second entry needs to be named, too. */
const relatedShare = 0.6;

const search = createHelpSearch(helpEntries);

const scope = "I can only help with Caption Kite: captions, plans, your account and how to use the app.";

/**
 * Creates the assistant that replies from the product's help texts and the person's plan and usage, and names the
 * source.
 */
export function createBuiltInChat(): ChatPort {
  return {
    source: "help",
    // oxlint-disable-next-line require-await
    async reply(task, { signal, onDelta } = {}) {
      if (signal?.aborted) throw new ModelError("aborted", "aborted before replying");
      const started = performance.now();
      const text = write(task);
      onDelta?.(text);
      return { text, usage: builtInUsage(started) };
    },
  };
}

function write(task: ChatTask): string {
  const question = task.turns.at(-1)?.content ?? "";
  switch (readIntent(question)) {
    case "greeting":
      return `Hi ${task.person.username}! ${describeUsage(task.person, task.now)} What would you like to know?`;
    case "thanks":
      return "You're welcome! Ask me anything else about Caption Kite.";
    case "usage":
      return describeUsage(task.person, task.now);
    case "plan":
      return `${describePlan(task.person)} ${describeUsage(task.person, task.now)}`;
    case "inner-workings":
      return `I don't share how I work inside. ${scope}`;
    case "other-people":
      return `I only know about your own account, never about other people's. ${scope}`;
    case "question":
      return fromHelp(task, question);
  }
}

/** Requests to write a caption, which are referred to the Generate tab. */
const wish =
  /\b(?:write|make|give|create|generate|need|want|suggest)\b[^.?!]{0,30}\bcaptions?\b[^.?!]{0,20}\b(?:about|for|on)\s+(?:an? |the |my )?([^.?!\n]{2,60})/iu;

/** Words behind "about" or "for" that are not what a caption would be about. */
const noSubject = /^(?:each|every|free|me|day|month|instagram|tiktok|facebook|x|twitter|linkedin)\b/iu;

function fromHelp(task: ChatTask, question: string): string {
  const subject = wish.exec(question)?.[1]?.trim();
  if (subject && !noSubject.test(subject))
    return `I answer questions about the app; captions are written on the Generate tab. Type “${subject}” as the keyword there, choose the platform and press Generate Caption. ${describeUsage(task.person, task.now)}`;
  const hits = find(task, question);
  const best = hits[0];
  if (best === undefined)
    return `I could not find that in the help texts. ${scope} For anything else, the Contact page reaches a person within 24 hours.`;
  const related = hits
    .slice(1, 3)
    .filter(({ score }) => score >= best.score * relatedShare)
    .map(({ entry }) => `“${entry.question}”`);
  const more = related.length === 0 ? "" : `\n\nRelated: ${related.join(" · ")}`;
  return `From the help texts: ${best.entry.answer}${more}`;
}

const followUpStart = /^(and|what about|how about|but|also|then|or)\b/i;

/** Searches the help texts. A follow-up such as "and on Instagram?" is searched together with the previous question. */
function find({ turns }: ChatTask, question: string): HelpHit[] {
  const hits = search(question).filter(({ score }) => score >= scoreMin);
  const isFollowUp = followUpStart.test(question.trim());
  if (hits.length > 0 && !isFollowUp) return hits;
  const before = turns.slice(0, -1).findLast(({ role }) => role === "user")?.content;
  if (before === undefined || !isFollowUp) return hits;
  const together = search(`${before} ${question}`).filter(({ score }) => score >= scoreMin);
  return together.length > 0 ? together : hits;
}
