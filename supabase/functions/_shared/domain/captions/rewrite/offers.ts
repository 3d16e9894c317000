import { countEmoji } from "../../../contract/rules/caption-length.ts";
import { type RewriteKind, rewriteKinds } from "../../../contract/rules/rewrites.ts";
import type { Gravity } from "../brief/brief.ts";
import type { RewriteTask } from "./port.ts";
import { isByCode, withSigns } from "./signs.ts";

/** What a language model may do with a caption of each gravity: nothing that plays with a grave subject. */
const byModel: Record<Gravity, readonly RewriteKind[]> = {
  light: rewriteKinds,
  grave: ["shorter", "warmer", "direct", "opening", "no-hashtags", "no-emoji", "language"],
  crisis: ["no-hashtags", "no-emoji"],
};

/** The kinds that a model is offered for; those about hashtags and emoji only if they would change anything. */
export function modelOffers(wanted: Pick<RewriteTask, "text" | "task">): RewriteKind[] {
  return byModel[wanted.task.brief.gravity].filter((kind) => appliesTo(kind, wanted));
}

/** Whether a kind would change anything of this text. */
export function appliesTo(kind: RewriteKind, wanted: Pick<RewriteTask, "text" | "task">): boolean {
  if (kind === "emoji") return countEmoji(wanted.text) === 0;
  return !isByCode(kind) || withSigns(kind, wanted) !== wanted.text;
}
