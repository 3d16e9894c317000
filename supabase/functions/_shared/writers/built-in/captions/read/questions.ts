import type { Brief } from "../../../../domain/captions/brief/brief.ts";
import { pattern } from "../../../../domain/text/pattern.ts";
import type { Situation } from "./situations.ts";

/** Two things to choose from; the names of customs are none. */
const alternatives = /(?<!^(?:trick|trunk)) (?:or|vs\.?|versus) /iu;
const questionWord = pattern`
  ^(?:what|is|are|do|does|did|who|why|how|should|where|when|can|could|would|will|which|any(?:one|body)?|has|have)\b
`;
const asksForAdvice = pattern`
  ^(?:what (?:should|can|do|shall|to)|which|how (?:long|do|can|should|to)|where|any (?:tips|ideas|advice|recommendations)
    |should (?:i|we)|help\b|who (?:can|knows|does|sells|fixes)|can (?:any(?:one|body)|some(?:one|body))|recommend)\b
`;
/** The words that a request to choose may have on each side. */
const choiceWordsMax = 9;
const verbOfClause = /\b(?:i|we|you|he|she|they|it) /iu;

/** What a question asks for; null for what is no question. "Coffee or tea" is one without a question mark. */
export function questionSituation({ subject, form, intent }: Brief): Situation | null {
  const words = subject.split(" ").length;
  if (alternatives.test(subject) && words <= choiceWordsMax && !questionWord.test(subject) && form !== "sentence") {
    if (form === "question" || (intent !== "offer" && !verbOfClause.test(subject))) return "choice";
  }
  if (form !== "question" || intent === "how-to") return null;
  return asksForAdvice.test(subject) ? "question-advice" : "question-opinion";
}
