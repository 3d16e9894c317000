/**
 * Clichés and phrases typical of AI writing, with their weights. The list is the product's own. Its categories come
 * from Wikipedia's "Signs of AI writing", from the categories of conorbronsdon/avoid-ai-writing (MIT) and from the
 * captions that readers marked as filler; all retrieved on 2026-11-21. No text was copied.
 */
const patterns: readonly [number, RegExp][] = [
  // Empty praise and advertising verbs.
  [2, /\belevat(?:e|es|ing) (?:your|the|every|any)\b/giu],
  [2, /\bunleash(?:es|ing)?\b|\bunlock(?:s|ing)? (?:your|the|a)\b/giu],
  [2, /\bgame[- ]chang(?:er|ing)\b|\bnext[- ]level\b|\bsay (?:goodbye|hello) to\b|\blook no further\b/giu],
  [
    2,
    /\b(?:a )?testament to\b|\b(?:rich )?tapestry\b|\ba symphony of\b|\ba dance of\b|\bembark(?:s|ing)? on\b|\bdelv(?:e|ing)\b/giu,
  ],
  [
    2,
    /\bdive (?:in|into|deep)\b|\bbuckle up\b|\btransform(?:s|ing)? your\b|\brevolutioni[sz]\w+\b|\bseamless(?:ly)?\b/giu,
  ],
  [
    1,
    /\bjourney\b|\bvibrant\b|\bcurated\b|\bindulge\b|\bnestled\b|\bbliss(?:ful)?\b|\bmagic(?:al)?\b|\bvibes?\b|\bstunning\b|\bperfect(?:ion)?\b/giu,
  ],
  [
    1,
    /\bmust[- ]have\b|\bobsessed\b|\btreat yourself\b|\byou deserve\b|\bmakes? all the difference\b|\bspeaks? volumes\b/giu,
  ],
  // Sentence shapes.
  [
    2,
    /\b(?:it['’]s|this is|that['’]s|we['’]re|isn['’]t|is) not (?:just|only|merely) [^.!?\n]{2,50}[,;—–-]+ ?(?:it['’]s|but|this is|we['’]re)\b/giu,
  ],
  [
    2,
    /\b(?:isn['’]t|aren['’]t) just [^.!?\n]{2,50}[.,;—–-]+ ?(?:it['’]s|they['’]re)\b|\bmore than just (?:a|an|the)\b/giu,
  ],
  [
    2,
    /\bin a world (?:where|of|full)\b|\bwhether you['’]re [^.!?\n]{2,60}\bor\b|\bwhere [\p{L} ]{2,24} meets? [\p{L} ]{2,24}\b/giu,
  ],
  [
    2,
    /\btell me you\b[^.!?\n]{2,60}\bwithout telling me\b|\bnothing (?:beats|says|compares)\b|\bthere['’]s (?:just )?something (?:about|magical)\b/giu,
  ],
  [
    2,
    /\b(?=[^\s,.]+[,.] )\p{L}+[,.] \p{L}+[,.] repeat\b|\bbecause (?:sometimes|why not|who doesn['’]t)\b|\bwho doesn['’]t\b[^?\n]{0,40}\?|\bwho else (?:agrees|relates|needs this|is (?:ready|excited|with me)|can relate|feels this)\b[^?\n]{0,30}\?|\bwho else\?/giu,
  ],
  [
    1,
    /\bthe best part\?|\bthe result\?|\bplot twist\b|\bspoiler(?: alert)?:|\bhot take\b|\bfun fact\b|\bnot gonna lie\b|\blet that sink in\b/giu,
  ],
  // Stock lines of captions.
  [
    2,
    /\bgood vibes only\b|\bliving (?:my|our|the) best life\b|\blife is (?:too short|better|good)\b|\blive,? laugh,? love\b/giu,
  ],
  [
    2,
    /\bnot all heroes\b|\bbut first, coffee\b|\badventure awaits\b|\bmaking memories\b|\bmemories (?:made|to last)\b|\bcollect moments\b/giu,
  ],
  [
    2,
    /\bcount(?:ing)? (?:my|your|our) blessings\b|\bit['’]s the little things\b|\bthe little things\b|\bsmall (?:joys|things),? big\b/giu,
  ],
  [
    2,
    /\b(?:tag|share this with) (?:a|someone|somebody|your)\b|\bdouble[- ]tap\b|\bdrop (?:a|an|your)\b[^.!?\n]{0,30}\b(?:below|comments?)\b/giu,
  ],
  [
    2,
    /\blet (?:me|us) know in the comments\b|\bcomment below\b|\bsmash that\b|\bstay tuned\b|\bwho['’]s with me\b|\bcan we talk about\b/giu,
  ],
  [
    1,
    /\bhits? different\b|\bmain character\b|\bchef['’]s kiss\b|\bon point\b|\bgoals\b|\bmood\b|\bsoak(?:ing)? (?:up|in)\b|\bwanderlust\b|\bsavou?r(?:ing)?\b/giu,
  ],
  [
    2,
    /\bhappiness is\b|\blife['’]s better\b|\byou had me at\b|\bsimple pleasures\b|\bpure (?:joy|bliss|magic|happiness)\b|\bgood vibes\b|\bbest day ever\b|\bno caption needed\b|\bfriday feeling\b|\bweekend vibes\b|\bfeeling (?:blessed|cute)\b|\b#?blessed\b/giu,
  ],
  [
    2,
    /\bsip,? sip,? hooray\b|\bpowered by (?:coffee|caffeine)\b|\b(?:is|are) my (?:love language|happy place|therapy)\b|\bcheaper than therapy\b|\bliving for (?:this|these)\b|\bcan['’]t stop,? won['’]t stop\b|\bwork hard,? play hard\b|\bnew (?:week|day),? new\b|\brise and (?:shine|grind)\b|\bthat['’]s (?:the|a) tweet\b|\bsorry,? not sorry\b|\bthe struggle is real\b|\bsay no more\b|\bin my \p{L}+ era\b/giu,
  ],
  // Phrases that models write around a caption.
  [
    4,
    /^(?:sure|certainly|of course|here(?:['’]s| is| are))\b[^\n]{0,60}[:!]|\bas an ai\b|\[(?:your|insert|name|place|link)[^\]]*\]|\{[\p{L}_ ]+\}/giu,
  ],
  // The same in the other five languages.
  [2, /\bsumérg\w+|\bdescubre la magia\b|\bno es solo\b[^.\n]{2,50}\bes\b|\bvive la experiencia\b|\bun mundo de\b/giu],
  [
    2,
    /\btauch\w* ein\b|\bentdecke? die (?:magie|welt)\b|\bnicht nur\b[^.\n]{2,50}\bsondern\b|\bauf das nächste level\b|\bverwöhn\w*/giu,
  ],
  [2, /\bplonge[rz]?\b|\bdécouvrez la magie\b|\bbien plus qu['’]un\w*|\blaissez-vous\b|\bun voyage\b/giu],
  [2, /\bimmergiti\b|\bscopri la magia\b|\bnon è solo\b|\blasciati\b|\bun viaggio (?:tra|nel)\b/giu],
  [2, /\bmergulhe\b|\bdescubra a magia\b|\bmuito mais (?:do )?que um\b|\bviva a experiência\b/giu],
  // Hashtags that everybody uses.
  [
    1,
    /#(?:instagood|photooftheday|picoftheday|instadaily|love|vibes|goodvibes|blessed|mood|explore|viral|fyp|foryou|foryoupage|trending|instalike|follow|followme|followforfollow|follow4follow|like4like)\b/giu,
  ],
];

/** One place where a text sounds like a template; `weight` is from 1 (common words) to 4 (a model's own phrases). */
export interface ClichePhrase {
  phrase: string;
  weight: number;
}

/** The clichés of a text, in the order of the table. It uses nothing but the text, so that the page can run it. */
export function clichePhrases(text: string): ClichePhrase[] {
  return patterns.flatMap(([weight, pattern]) =>
    Array.from(text.match(pattern) ?? [], (phrase) => ({ phrase: phrase.trim(), weight })),
  );
}
