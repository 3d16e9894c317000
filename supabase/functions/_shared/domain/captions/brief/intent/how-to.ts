import { anyOf, pattern } from "../../../text/pattern.ts";

/** Advice by its first words: "how to", "tips for". */
const adviceOn = pattern`
  ^how to\b
  |^(?:tips|ideas|advice|tricks) (?:for|on)\b
`;

/** A number or a kind of advice: "five ways to", "my best tricks for". */
const listOfAdvice = pattern`
  ^(?:\d+|two|three|four|five|six|seven|eight|nine|ten|the best|best|easy|simple|quick|our|my|some) (?:\w+ )?(?:ways
    |tips|steps|tricks|hacks|ideas|mistakes|rules|reasons|things|signs|lessons|questions) (?:to|for|on|that|you|of
    |we|i|when|before|after|from|about)\b
`;

/** Instructions by their name: "beginner's guide", "cheat sheet". */
const guide = pattern`
  \b(?:tutorial|step by step|beginner'?s guide|guide to|101|cheat sheet|^(?:[3-9]|10|three|four|five|six|seven|eight
    |nine|ten) (?!years|days|weeks|months|hours|minutes|miles)\p{L}+s (?:for|to|that|you|every)\b|life hack
    |masterclass on)\b
`;

/** Advice and instructions, in English. */
export const howTos = anyOf(adviceOn, listOfAdvice, guide);
