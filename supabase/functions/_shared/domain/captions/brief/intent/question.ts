import { pattern } from "../../../text/pattern.ts";

/** First words of an English question, unless a phrase begins so that asks nothing: "can't", "will power". */
const interrogative = pattern`
  ^(?!can'?t |can not|cannot|have a |has-been|will ?power|do not|don'?t
    |(?:is|are|am|was|were|does|did|could|should|would|will|has|have) not )
  (?:what|which|who|whom|whose|where|why|when|is|are|am|was|were|do|does|did|can|could|should|would|will|has|have
    |how (?:do|does|did|can|could|should|would|many|much|often|long|old|early|late|far|is|are|was|soon|big|hot|about)
    |(?:at|in|on|to|for|from|with|by|since|about|until) (?:what|which|whom|whose|when|how (?:many|much|long)) .*\b(?:do|does|did|is|are|was|were|can|could|should|would|will|has|have) (?:i|you|we|they|he|she|it|this|that|the|your|my|our|people)
    |anyone|anybody|does anyone|any (?:tips|ideas|recommendations|advice)|ever)\b(?!\.)
`;

/** The signs of a question in the five other languages. */
const interrogativeElsewhere = pattern`
  ^[¿]
  |\?$
  |^(?:qué|quién|cuándo|dónde|por qué|cuál|was|wer|wo|wann|warum|welche[rsn]?|wieso|qui|quand|où|pourquoi
    |quel(?:le)?s?|est-ce|cosa|chi|quando|dove|perché|quale|o que|quem|onde|por que|qual)\b(?=.* )
`;

/** What begins like a question and is none: "what a day", "when you finally sleep". */
const askingNothing = pattern`
  ^(?:what a|how to|when i|when you|when we|when the|when your|where the|who knew|is it|will power)\b(?!.*\btoo\b)
`;

/** A question without its verb: "best way to dry herbs". */
const bestWay = pattern`
  ^(?:the )?(?:best|easiest|cheapest|quickest|right) (?:way|time|place|spot)s? (?:to|for)\b
`;

/** Two things to choose from: "tea or coffee". */
const choice = /^[\p{L}' -]{2,25} or [\p{L}' -]{2,25}$/iu;
const noChoice = /\b(?:tr(?:ick|unk) or treat|do or die|rain or shine|sooner or later|now or never)\b/iu;

const questionAtEnd = /[?？]\s*$/u;

/** Whether a text asks something. */
export function isQuestion(text: string, english: boolean): boolean {
  if (questionAtEnd.test(text)) return true;
  if (!english) return interrogativeElsewhere.test(text);
  if (askingNothing.test(text) && !/^is it /iu.test(text)) return false;
  return bestWay.test(text) || interrogative.test(text) || (choice.test(text) && !noChoice.test(text));
}
