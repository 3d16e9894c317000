import { countEmoji, countHashtags } from "../../../contract/rules/caption-length.ts";
import type { RewriteKind } from "../../../contract/rules/rewrites.ts";
import type { Gravity } from "../brief/brief.ts";

/** What a language model may do with a caption of each gravity: nothing that plays with a grave subject. */
const byModel: Record<Gravity, readonly RewriteKind[]> = {
  light: ["shorter", "longer", "warmer", "drier", "opening", "no-hashtags", "no-emoji", "language", "like"],
  grave: ["shorter", "warmer", "opening", "no-hashtags", "no-emoji", "language"],
  crisis: ["no-hashtags", "no-emoji"],
};

/** The kinds that a model is offered for; those without hashtags or emoji only if the caption has any. */
export function modelOffers(text: string, gravity: Gravity): RewriteKind[] {
  return byModel[gravity].filter((kind) => appliesTo(kind, text));
}

/** Whether a kind would change anything of this text. */
export function appliesTo(kind: RewriteKind, text: string): boolean {
  if (kind === "no-hashtags") return countHashtags(text) > 0;
  return kind === "no-emoji" ? countEmoji(text) > 0 : true;
}
