import type { Intent } from "../../../../contract/rules/brief.ts";
import type { Subject } from "./en-subject-words.ts";

/**
 * A way to set a keyword. `{K}` is the keyword at the start of a sentence, `{k}` inside one, always with the article
 * that the person wrote or did not write; `|` is a break: an empty line where the platform has room, else a space.
 * Every line must be true whatever the keyword of its kind says, and no sentence of five words or more may stand in it
 * without the keyword.
 */
export type Line = string;

/** Lines by kind of post. Kinds without a list use `unknown`. */
export type LineStock = Partial<Record<Kind, readonly Line[]>> & { unknown: readonly Line[] };

/** The intents, special cases of them that have their own lines, and the everyday subjects. */
export type Kind =
  | Intent | Subject | "offer-request" | "hiring" | "how-to-list" | "request" | "request-own" | "choice" | "feeling-good" | "feeling-low"
  | "launch-plain" | "milestone-plain" | "owned" | "business" | "alone" | "arrival" | "longing" | "wanted" | "spot"
  | "greeting-to" | "looking-back" | "object"
  | "food" | "drink" | "occasion" | "doing-now" | "activity" | "doing" | "signs" | "year" | "hour"
  | "crisis-own" | "nudge" | "advice" | "loss-good" | "loss-appeal"
  | "loss-news" | "loss-help" | "loss-disaster" | "loss-cause" | "loss-issue" | "loss-search" | "crisis";
