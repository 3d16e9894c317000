import { splitTrailingHashtags } from "../../../contract/rules/post-parts.ts";
import type { RewriteKind } from "../../../contract/rules/rewrites.ts";
import { countEmoji, splitGraphemes } from "../../../contract/rules/caption-length.ts";
import { sentencesIn } from "../../../contract/rules/sentences.ts";
import { captionKey } from "../check.ts";
import type { Reason } from "../judge/reason.ts";
import { withoutEmoji } from "./remove.ts";
import { isByCode } from "./signs.ts";
import { wordsOf } from "../judge/said.ts";

/** A shorter text has at most this share of the original's length, a longer one at least that share. */
const shorterMax = 0.85;
const longerMin = 1.2;
/** From this share of common words on, two texts say the same in the same words. */
const sameMin = 0.9;
/** An opening is compared by this many words. */
const openingWords = 3;

const questionAtEnd = /[?？]["”’»]?$/u;

const lengthOf = (text: string) => splitGraphemes(splitTrailingHashtags(text).body.trim()).length;

function share(a: readonly string[], b: readonly string[]): number {
  const [first, second] = [new Set(a), new Set(b)];
  const both = [...first].filter((word) => second.has(word)).length;
  const either = first.size + second.size - both;
  return either === 0 ? 1 : both / either;
}

/** The first words of a text, for comparing openings. */
export function openingOf(text: string): string {
  return wordsOf(sentencesIn(text)[0] ?? "")
    .slice(0, openingWords)
    .join(" ");
}

/** Why a rewritten caption is not what was asked for: too similar, not shorter, not longer, the same opening. */
export function differenceReason(
  kind: RewriteKind,
  original: string,
  result: string,
  likeText: string | null,
): Reason | null {
  const reason = (text: string): Reason => ({ kind: "duplicate", text });
  if (isByCode(kind)) {
    return original === result ? reason("Nothing was changed.") : null;
  }
  if (kind === "emoji") return countEmoji(result) > countEmoji(original) ? null : reason("It has no emoji. Add one.");
  if (captionKey(original) === captionKey(result)) return reason("It is the same caption. Write it differently.");
  if (kind === "shorter" && lengthOf(result) > lengthOf(original) * shorterMax) {
    return reason("It is not clearly shorter. Use at most three quarters of the caption's length.");
  }
  if (kind === "longer" && lengthOf(result) < lengthOf(original) * longerMin) {
    return reason("It is not clearly longer. Add a sentence, without any new fact.");
  }
  if (kind === "opening") {
    return openingOf(original) === openingOf(result) ? reason("It begins as before. Begin differently.") : null;
  }
  if (kind === "question" && !questionAtEnd.test(splitTrailingHashtags(withoutEmoji(result)).body.trim())) {
    return reason("It does not end with a question. Ask the readers something.");
  }
  if (kind !== "shorter" && kind !== "longer" && share(wordsOf(original), wordsOf(result)) >= sameMin) {
    return reason("It is nearly the same caption. Write it differently.");
  }
  if (likeText !== null && share(wordsOf(likeText), wordsOf(result)) >= sameMin) {
    return reason("It repeats the example. Take only its style.");
  }
  return null;
}
