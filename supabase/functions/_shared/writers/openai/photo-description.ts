import { cleanLine } from "../../domain/text/clean.ts";
import { stripMarkup } from "../../domain/text/markup.ts";
import type { PhotoDescription } from "../../domain/captions/port.ts";

const factsMax = 6;
const factLengthMax = 80;
/** A length that suits screen readers and platforms; X allows 1,000. */
const altTextLengthMax = 250;

const label = /^(?:alt(?:ernative)? text|image|photo|picture)\s*:\s*/iu;

/**
 * Cleans a model's description: facts as short lines and alt text as one line, without claims about how or when the
 * photo was taken. Null if nothing is left.
 */
export function photoDescription(facts: readonly string[], altText: string): PhotoDescription | null {
  const lines = facts
    .map((fact) => cleanLine(stripMarkup(fact)).replace(/[.;]$/u, ""))
    .filter((fact) => fact !== "" && !isUnknowable(fact));
  const alt = cleanLine(stripMarkup(altText)).replace(label, "");
  if (lines.length === 0 && alt === "") return null;
  return {
    facts: lines.slice(0, factsMax).map((fact) => cut(fact, factLengthMax)),
    altText: cut(alt, altTextLengthMax),
  };
}

/** Claims about how a photo was taken. */
const statesOrigin = /\b(?:no filters?|unedited|shot (?:on|with|today)|taken (?:on|with|today|yesterday))\b/iu;

function isUnknowable(fact: string): boolean {
  return statesOrigin.test(fact);
}

const lastWord = /\s+\S*$/u;

function cut(text: string, max: number): string {
  const points = Array.from(text);
  return points.length <= max
    ? text
    : `${points
        .slice(0, max - 1)
        .join("")
        .replace(lastWord, "")}…`;
}
