const being = String.raw`(?:mum|mom|mam|mommy|mummy|mother|dad|daddy|father|nan|nana|gran|granny|grand\p{L}+|son|daughter|kid|child|baby|brother|sister|twin|husband|wife|partner|fianc[eé]e?|friend|uncle|aunt|auntie|cousin|niece|nephew|dog|puppy|cat|kitten|horse|pony|rabbit|parrot|pet|teacher|mentor|boss|neighbou?r|colleague|founder|co-?founder)`;
const own = String.raw`\b(?:my|our|his|her|their) (?:\p{L}+[ -]){0,3}${being}`;
const lost = String.raw`(?:died|passed|passed away|is dead|was killed|has died|has passed)(?! (?:laughing|of laughter|me |it |this |the |out))`;

/** A loss, an illness or a low time that somebody tells. */
export const grief = new RegExp(
  [
    String.raw`${own} (?:just |has |recently |sadly |suddenly )*${lost}\b`,
    String.raw`\b(?:she|he|they)(?: just| has| have| had| sadly)* (?:(?:passed|died)(?! (?:laughing|the |a (?:test|exam)|his|her|it|this|me))(?= (?:away|in|on|last|this|before|after|suddenly|peacefully|two|three|a |\p{L}+ (?:days|weeks|months|years))|\W*$|[.!,;])|(?:is|are) no longer with us)`,
    String.raw`\b(?:passed away|rest in peace|r\.i\.p\b|funeral(?! (?:home|director|parlou?r|service provider|business))|widow(?:ed|er)?|hospice|chemo\p{L}*|in (?:the )?(?:hospital|icu)|buried (?:my|our)|stillborn|miscarriage|cancer(?! season| sign| zodiac| stell)|dementia|alzheimer['’]?s)\b`,
    String.raw`\b(?:lost|losing|bury|miss) (?:my|our) (?:(?:late|dear|beloved|best|little|old|only|sweet|oldest|first) )*(?:${being}|job|home|house)\b(?! (?:to sleep|on))`,
    String.raw`\b(?:laid off|got fired|divorced?)\b`,
    String.raw`\b(?:feel(?:ing)?|been|am) (?:really |so |very |pretty |quite |a bit )*(?:low|down|sad|lonely|depressed|hopeless|empty|burned out|burnt out|exhausted)\b(?! (?:the|for maintenance|again today|all day))`,
    String.raw`\b(?:hard|rough|tough|bad|dark) (?:time|day|week|month|year)s?\b|\bdepression\b|\bgrieving\b`,
  ].join("|"),
  "iu",
);
