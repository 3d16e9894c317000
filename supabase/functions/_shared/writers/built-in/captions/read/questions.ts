import type { Brief } from "../../../../domain/captions/brief/brief.ts";
import { pattern } from "../../../../domain/text/pattern.ts";
import type { Situation } from "./situations.ts";

/** Two things to choose from; the names of customs are none. */
const alternatives = /(?<!^(?:trick|trunk)) (?:or|vs\.?|versus) /iu;
/** Idioms that offer no choice: "rain or shine we'll be there". */
const fixedPairs =
  /\b(?:rain or shine|sink or swim|make or break|(?:it's )?now or never|more or less|sooner or later|take it or leave it|give or take|(?:like|believe) it or not|ready or not|go big or go home|hit or miss|do or die|all or nothing|win or lose|one way or another|for better or worse|trick or treat|trunk or treat|or so|or else|or not|live or die|dead or alive|big or small|young or old)\b/iu;
const questionWord = pattern`
  ^(?:what|is|are|do|does|did|who|why|how|should|where|when|can|could|would|will|which|any(?:one|body)?|has|have)\b
`;
const asksForAdvice = pattern`
  ^(?:what (?:should|can|do|shall|to)|which|how (?:long|do|can|should|to)|where|any(?:one|body) (?:know|recommend|have|got|tried)|any (?:tips|ideas|advice|recommendations)
    |should (?:i|we)|help\b|who (?:can|knows|does|sells|fixes)|can (?:any(?:one|body)|some(?:one|body))|recommend)\b
`;
/** A shop that asks its customers to decide: "which label do you like better". */
const asksCustomers = pattern`
  ^(?:what|which|help us)\b.*\b(?:should|shall|can) we\b.*\b(?:name|call|flavou?rs?|colou?rs?|scents?|designs?|menu|logo|make|bring|stock|add|bake|brew|serve
    |offer|label|special|carry|sell|next)\b
  |^help us (?:name|choose|pick|decide|find a name)\b
  |^(?:which|what) (?:\p{L}+ )?(?:designs?|logo|colou?rs?|flavou?rs?|label|cover|scents?|one)(?: \p{L}+)? (?:do you|would you|should|is your)\b
`;
/** Somebody is asked to take part: "who wants to be our model". */
const asksWho =
  /^who(?:'s| is| wants| would| else| here)? (?:wants?|ready|up for|in for|coming|joining|keen|hungry|thirsty|game|likes?|fancies|needs)\b|^(?:do(?:es)?|is|are) (?:any(?:one|body)|you) (?:here )?(?:need|want|looking for|in need of|interested)\b/iu;
const forFamily = /\b(?:baby|dinner|tonight|wear|watch|he|she|kids?|son|daughter|i|my)\b/iu;
const asksForName = /\bnames?\b|\b(?:should|do|would) (?:i|we|you) call\b/iu;
/** The words that a request to choose may have on each side. */
const choiceWordsMax = 9;
const verbOfClause = /\b(?:i|we|you|he|she|they|it) /iu;

/** What people ask about at home, by what the question names. */
const subjects: readonly (readonly [RegExp, Situation])[] = [
  [
    /\b(?:toddlers?|baby|babies|kids?|newborns?|teenagers?|\p{L}+[- ]year[- ]olds?|potty|naps?|bedtime|tantrums?|daycare|diapers?|napp(?:y|ies)|pacifiers?|sippy cups?)\b(?! (?:friendly|food|menu))/iu,
    "question-kids",
  ],
  [
    /\b(?:cats?|dogs?|pupp(?:y|ies)|kittens?|rabbits?|hamsters?|parrots?|guinea pigs?|litter box)\b(?! (?:friendly|person|people|walker|sitter|park))/iu,
    "question-pets",
  ],
  [
    /\b(?:carpet|stains?|laundry|grout|mou?ld|limescale|drain|ants|fruit flies|moths|wine out of|wax out of|slime|fitted sheet|squeaky|oven|dishwasher|washing machine|towels|sofa|couch|mattress|bathroom|wallpaper)\b/iu,
    "question-home",
  ],
];

/** What a question asks for; null for what is no question. "Coffee or tea" is one without a question mark. */
export function questionSituation({ subject, form, intent }: Brief): Situation | null {
  const words = subject.split(" ").length;
  if (
    alternatives.test(subject) &&
    !fixedPairs.test(subject) &&
    words <= choiceWordsMax &&
    !questionWord.test(subject) &&
    form !== "sentence"
  ) {
    if (form === "question" || (intent !== "offer" && !verbOfClause.test(subject))) return "choice";
  }
  if (asksCustomers.test(subject) && !forFamily.test(subject)) return "name-it";
  if (form !== "question" || intent === "how-to") return null;
  if (asksWho.test(subject)) return "who-wants";
  const about = asksForName.test(subject) ? undefined : subjects.find(([words]) => words.test(subject));
  if (about) return about[1];
  return asksForAdvice.test(subject) ? "question-advice" : "question-opinion";
}
