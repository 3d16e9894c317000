import { countEmoji } from "../../../contract/rules/caption-length.ts";
import type { Voice } from "../voice/voice.ts";
import { clichePhrases } from "./cliche-phrases.ts";
import type { Reason } from "./reason.ts";
import { hasSaid, type Said, wordsOf } from "./said.ts";

/** A caption may have a certain weight of clichés per this many words; shorter captions count as one unit. */
const stretchWords = 40;
const weightMax = 2;

const dashBetweenWords = /(?=\S ?—)\p{L} ?— ?\p{L}/gu;
const tripledEmoji = /(\p{Extended_Pictographic}\uFE0F?)\1{2}/u;

/** The clichés of a caption: their total weight, and the phrases. The person's own words do not count. */
export function clichesIn(
  caption: string,
  said: Said,
  voice: Voice | null = null,
): { weight: number; phrases: string[] } {
  let weight = 0;
  const phrases: string[] = [];
  for (const found of clichePhrases(caption)) {
    if (isOwn(found.phrase, said)) continue;
    weight += found.weight;
    phrases.push(found.phrase);
  }
  const dashes = (caption.match(dashBetweenWords) ?? []).length - (said.text.match(/—/gu) ?? []).length;
  if (dashes >= 2) {
    weight += 1;
    phrases.push("— … —");
  }
  const shouting = (caption.match(/!/gu) ?? []).length;
  if (shouting >= 3 && !said.text.includes("!") && voice?.exclamation !== "many") {
    weight += 1;
    phrases.push("!");
  }
  if (countEmoji(caption) > 0 && tripledEmoji.test(caption)) {
    weight += 1;
    phrases.push("the same emoji again");
  }
  return { weight, phrases };
}

function isOwn(phrase: string, said: Said): boolean {
  const words = wordsOf(phrase);
  return (
    said.text.includes(phrase.trim().toLowerCase().replaceAll("’", "'")) ||
    (words.length > 0 && words.every((word) => hasSaid(said, word)))
  );
}

/** Rejects a caption with too many clichés for its length. */
export function clicheReason(caption: string, said: Said, voice: Voice | null): Reason | null {
  const { weight, phrases } = clichesIn(caption, said, voice);
  const stretches = Math.max(1, wordsOf(caption).length / stretchWords);
  if (weight / stretches < weightMax) return null;
  return {
    kind: "cliche",
    text: `It sounds like a template (${phrases
      .slice(0, 3)
      .map((phrase) => JSON.stringify(phrase))
      .join(", ")}); say it plainly.`,
  };
}
