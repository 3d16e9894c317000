import { isAdjective } from "./grammar.ts";
import { topicOf } from "./topics/recognise.ts";

/** What may stand before a place without an "in": "sunny Lisbon", "exploring Rome", "from Paris". */
const joined = /^(?:in|at|to|from|of|near|around|for|about|with|via|through|across|over|into|towards?|outside|between|by|on|off|without|before|after|under|inside|since|during|behind|the|my|our|your|this|a|an|and|&|or|vs\.?|love|loves|visit|visiting|miss|hello|goodbye|bye|hi|hey|dear|north|south|east|west|central|downtown|old|new|little|leaving|oh|see|not|like)$|(?:ing|y|ful|ous|ian|ese|'s|’s)$/iu;

/** "Wedding photographer Berlin", as people type it into a search, becomes "wedding photographer in Berlin". */
export function withPlace(phrase: string): string {
  const words = phrase.split(" ");
  for (const length of [2, 1]) {
    const place = words.slice(-length);
    const before = words[words.length - length - 1];
    if (before === undefined || !place.every((word) => /^\p{Lu}/u.test(word)) || topicOf(place.join(" "))?.scene !== "city") continue;
    if (joined.test(before) || /^\p{Lu}|\d/u.test(before) || isAdjective(before)) return phrase;
    return [...words.slice(0, -length), "in", ...place].join(" ");
  }
  return phrase;
}
