/** Words of praise that praise nothing: good wishes, greetings, irony and tags. */
const faint: readonly RegExp[] = [
  /#[\p{L}\p{N}_]+/giu,
  /\b(?:good|best of) luck\b|\bgood (?:morning|evening|night|day|grief|lord|god|point|question)\b|\b(?:nice|good) try\b|\bhappy (?:with|monday|friday|birthday)\b/giu,
  /\b(?:great|nice|cool|wow|perfect|amazing|brilliant|wonderful|awesome|lovely|oh good),?\.* (?:another|now (?:i|we|everybody|everyone)|more (?:of|ads|ai)|just what (?:we|the world) needed|so)\b/giu,
  /\b(?:not|never|isn['’]?t|wasn['’]?t|aren['’]?t|hardly|nothing|no) (?:so |very |that |all that |really |a |an |exactly |even |one )*(?:good|great|nice|helpful|useful|cool|funny|impressive|impressed|happy|glad|cute|smart|clever|special|amazing|perfect|favou?rite|best)\b/giu,
  /\b(?:would|['’]d|might|could|should|will) (?:be|have been) (?:so |really |very |more |much )*(?:good|great|nice|helpful|useful|cool|better|best|smart|perfect)\b/giu,
  /\b(?:no|no,|thanks but no|but no) thank(?:s| you)\b|\bthanks (?:for nothing|but no|a lot for nothing)\b|\b(?:best|good|nice|great|happy) (?:i|we) (?:could|can)\b|\b(?:at|so) best\b|\b\d+ ?% good\b/giu,
  /\b(?:too|so much for) good (?:to be|for)\b|\bfor good\b|\bgood for (?:nothing|you)\b|\b(?:used to|wanted to|tried to) (?:love|like|be (?:good|great|cool|nice))\b|\bwas (?:good|great|nice|better) (?:before|until|once)\b/giu,
];
/** "Not bad" and "none better" are praise in spite of their first word. */
const kept = /\bnot bad\b/iu;

/** A comment without words that only sound like praise. */
export const withoutFaintPraise = (text: string): string =>
  kept.test(text) ? text : faint.reduce((rest, phrase) => rest.replace(phrase, " … "), text);
