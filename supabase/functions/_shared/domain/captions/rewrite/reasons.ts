import { judgeCaption, judgeContext } from "../judge/judge.ts";
import { markupReason } from "../judge/markup.ts";
import type { Reason } from "../judge/reason.ts";
import { problemsOf } from "../check.ts";
import type { CaptionTask } from "../port.ts";
import { smallWordCounts } from "../voice/prose-language.ts";
import { differenceReason } from "./as-requested.ts";
import { factReasons } from "./facts.ts";
import type { RewriteTask } from "./port.ts";
import { isByCode } from "./signs.ts";

/** From this many function words on, a text must show the requested language. */
const provenMin = 3;

/**
 * Every reason not to show a rewritten caption: the judge's, facts that it leaves out or adds, another language, and
 * that it is not what was asked for. What the original does itself is no reason.
 */
export function rewriteReasons(result: string, { kind, text, task, likeText }: RewriteTask): Reason[] {
  const difference = differenceReason(kind, text, result, likeText);
  if (kind === "language") {
    return [
      ...problemsOf(result, task),
      ...[markupReason(result, text), translationReason(result, task), difference].filter((reason) => reason !== null),
      ...factReasons(text, result, task.brief, { translated: true }),
    ];
  }
  const hashtags = isByCode(kind) ? ({ hashtags: "free" } as const) : {};
  return [
    ...newReasons(result, text, task),
    ...factReasons(text, result, task.brief, hashtags),
    ...(difference ? [difference] : []),
  ];
}

/**
 * Every reason not to show a model's version for one platform. Its hashtags may differ, because each platform has its
 * own number of them.
 */
export function adaptationReasons(result: string, original: string, task: CaptionTask): Reason[] {
  return [...newReasons(result, original, task), ...factReasons(original, result, task.brief, { hashtags: "free" })];
}

/** The judge's reasons against a text, without those that the original gives as well. The original counts as said. */
function newReasons(result: string, original: string, task: CaptionTask): Reason[] {
  const judging = judgeContext(task, [original]);
  const before = new Set(judgeCaption(original, judging, []).map(({ text }) => text));
  return judgeCaption(result, judging, []).filter(({ kind, text }) => kind === "length" || !before.has(text));
}

function translationReason(result: string, { brief }: CaptionTask): Reason | null {
  const [first, second] = smallWordCounts(result);
  if (!first || first.language === brief.language || first.count < provenMin) return null;
  const asked = [first, second].find((one) => one?.language === brief.language)?.count ?? 0;
  return asked * 2 >= first.count
    ? null
    : { kind: "language", text: "It is not in the requested language. Translate the whole caption." };
}
