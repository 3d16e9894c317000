/**
 * Friendly phrases that contain the words of attacks and insults. They are taken out of a comment before it is read, so
 * that everything else in it still counts: "I suck at captions, but you suck more" stays an insult.
 */

/** Stands for a phrase that was taken out; no pattern matches it. */
const gap = " … ";
const takenOut = (text: string, phrases: readonly RegExp[]): string =>
  phrases.reduce((rest, phrase) => rest.replace(phrase, gap), text);

/** Requests for ideas and know-how, as people make them under a post. */
const requests: readonly RegExp[] = [
  /\b(give|show|send|share|tell|post|write|need|love)( me| us)?( some| a few| more| any| the| your| other| good)*( \p{L}+)? (writing|caption|journal(?:ing)?|photo|story|drawing|daily|weekly|creative) prompts?\b/giu,
  /\bprompts? (that )?you use for (journal\w*|writing|drawing|class|workshops?|(your|the) (diary|journal|class|workshop|students?))\b/giu,
  /\b(tell|share|give|show)( me| us)? your secrets?(?=\s+(?:to|for)\b|\s*[,!])/giu,
  /\b(recipe|pattern|sewing|knitting|folding|craft|assembly|washing|cooking|baking)( and)?( the)? instructions?\b/giu,
];
/** If one of these is left, a request was not about ideas, or not only. */
const sensitive =
  /\b(keys?|passwords?|credentials?|tokens?|system|configuration|environment|hidden|internal|rules|guidelines|instructions?|prompts?)\b/iu;

/** Sentences about the writer or about anybody, that only look like orders to the account. */
const remarks: readonly RegExp[] = [
  /\b(i|we)( always| never| often| usually| still| sometimes| just)? (ignore|skip|forget|disregard)\b/giu,
  /\b(never|don['’]?t) (skip|ignore|forget|disregard|bypass)\b/giu,
  /\b(made|makes) me (forget|skip|ignore)\b/giu,
  /\b(you are|you['’]re)( now| officially| really| seriously| already)* (my|our)( new)? (favou?rite|hero|inspiration|go-?to|best)\b/giu,
  /^(please )?(write|post|say|share) (more|less|again)\b/giu,
  /^print (this|it|these)\b/giu,
  /\bdo you( usually| always| ever| personally)? (respond|reply|answer)\b/giu,
];

/** A comment without friendly requests and remarks that contain the words of injections. */
export function withoutFriendlyOrders(text: string): string {
  const asked = takenOut(text, requests);
  return takenOut(sensitive.test(asked) ? text : asked, remarks);
}

const very = String.raw`(?: so| such| just| really| always| pretty| totally?| complete(?:ly)?| a bit| kinda| like| the| an?)*`;
const low = String.raw`(?:stupid|dumb|idiots?|morons?|losers?|clowns?|trash|garbage|pathetic|crap(?:py)?|shit(?:ty)?|disgusting|worst)`;
const good = String.raw`(?:good|great|easy|simple|cute|pretty|beautiful|gorgeous|helpful|smart|useful|fun|funny|tasty|delicious|happy|amazing|awesome|brilliant|fast|clever|lovely|true)`;

/** What people say about themselves, about others, or with a strong word for something good. */
const harmless: readonly RegExp[] = [
  // About the writer: "I suck at this", "I feel so stupid", "my captions are trash".
  /\b(i|we)( really| always| just| totally| absolutely| still| kinda)? suck(ed)?\b/giu,
  new RegExp(String.raw`\b(?:i['’]?m|i am|i was|i feel|i felt|(?:makes?|made) me feel)${very} ${low}\b`, "giu"),
  new RegExp(
    String.raw`\b(?:my|our)(?: \p{L}+){1,3} (?:is|are|was|were|looks?|looked|sounds?|sounded)${very} ${low}\b`,
    "giu",
  ),
  /\b(my|our)( \p{L}+){1,2} sucks?\b/giu,
  /\bcrappy[ -](first[ -])?(drafts?|weather|day|week|camera|phone|lighting|photos?)\b/giu,
  // About the weather and the like.
  /\bit sucks (that|when)\b|\bhate this (part|time|weather|month|season|feeling|day|week)\b/giu,
  // With a strong word for something good, or in surprise.
  new RegExp(String.raw`\b(?:stupid(?:ly)?|dumb|damn|f+u+c+k\w*|disgustingly) ${good}\b`, "giu"),
  /\bf+u+c+k\w*,? (yes|yeah|yep|love|loved|right)\b/giu,
  /\b(holy|oh|no) (crap|shit)\b/giu,
  new RegExp(String.raw`\bwtf,? (?:this|that|it|these)(?:['’]s| is| are| was)?(?: so| really| too)* ${good}\b`, "giu"),
  /\b(this|that|a|one|such a) (dumb|stupid)( little| simple| tiny)? (trick|tip|hack|question|grin|smile|joke)\b/giu,
  // In a question about what to avoid.
  /\bworst (time|day|hour|part|mistake|month|moment|place|way|habit|thing)s?\b(?=.*\?)/giu,
  /\bworst (caption|hashtag|photo|hook|line)s?( mistakes?)? (you|to|people|someone)\b|\bworst case\b/giu,
  /\b(don['’]?t|never|can['’]?t|won['’]?t)( ever)? shut up\b|\bshut up and take my money\b/giu,
  // A compliment.
  /\b(can['’]?t|cannot|nobody can|no one can|nothing can) beat (you|u|ya)\b(?! up)/giu,
];

/** A comment without harmless uses of the words of insults and threats. */
export const withoutHarmlessWords = (text: string): string => takenOut(text, harmless);
