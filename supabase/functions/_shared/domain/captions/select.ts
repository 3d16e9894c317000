import { fitCaption } from "./fit.ts";
import type { CaptionDraft } from "./port.ts";
import { judgeCaption, type JudgeContext } from "./judge/judge.ts";
import type { Reason } from "./judge/reason.ts";
import { wordsOf } from "./judge/said.ts";

interface Rejected {
  draft: CaptionDraft;
  caption: string;
  reasons: Reason[];
}

/** The accepted captions so far, and the rejected drafts with the reasons. */
export interface Choice {
  captions: string[];
  rejected: Rejected[];
}

export const emptyChoice: Choice = { captions: [], rejected: [] };

/**
 * Adds the best drafts to a choice until it has the requested number.
 * @param isPlanned whether the writer has put the drafts in order; otherwise those that name the subject come first
 */
export function choose(
  drafts: readonly CaptionDraft[],
  judging: JudgeContext,
  before: Choice,
  isPlanned = false,
): Choice {
  const captions = [...before.captions];
  const rejected = [...before.rejected];
  const fitted = drafts.map((draft) => ({ draft, caption: fitCaption(draft, judging, { shorten: false }) }));
  const ranked = isPlanned
    ? fitted
    : fitted.toSorted((a, b) => Number(namesSubject(b.caption, judging)) - Number(namesSubject(a.caption, judging)));
  for (const { draft, caption } of ranked) {
    if (captions.length >= judging.task.count) break;
    const reasons = judgeCaption(caption, judging, captions);
    if (reasons.length === 0) captions.push(caption);
    else rejected.push({ draft, caption, reasons });
  }
  return { captions, rejected };
}

/** Adds drafts that were rejected only for their length or unfinished end, shortened by code. */
export function chooseShortened({ captions, rejected }: Choice, judging: JudgeContext): string[] {
  const chosen = [...captions];
  for (const { draft, reasons } of rejected) {
    if (chosen.length >= judging.task.count) break;
    if (!reasons.some(({ kind }) => kind === "length" || kind === "unfinished")) continue;
    const caption = fitCaption(draft, judging, { shorten: true });
    if (judgeCaption(caption, judging, chosen).length === 0) chosen.push(caption);
  }
  return chosen;
}

/** Whether the caption or its hashtags contain a word of the person's subject, or a form of it. */
function namesSubject(caption: string, { task, said }: JudgeContext): boolean {
  const subject = wordsOf(task.brief.subject || task.brief.text).filter((word) => word.length > 3);
  if (subject.length === 0) return true;
  const words = wordsOf(caption);
  return (
    subject.some((own) => words.some((word) => word.startsWith(own.slice(0, Math.max(4, own.length - 3))))) ||
    said.text === caption.toLowerCase()
  );
}
