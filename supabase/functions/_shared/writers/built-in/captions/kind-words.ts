/** What English, and here and there the five other languages, say that decides which lines suit a keyword. */

/** What somebody says to others rather than does for themselves: no "do not disturb" around it. */
export const forOthers = new RegExp(
  "^(?:welcoming|introducing|announcing|celebrating|giving|offering|launching|opening|thanking|remembering|supporting|" +
    "honou?ring|presenting|selling|hiring|closing|feeling|being|having|losing|hoping|helping|raising)\\b",
  "iu",
);

export const help = new RegExp(
  "\\b(?:help|hot|crisis) ?lines?|food ?bank|shelter|soup kitchen|fundraiser|appeal|relief|support|meeting|" +
    "opening hours|group|services?|counsel\\w+|donations?|drive\\b",
  "iu",
);

export const disaster = new RegExp(
  "\\b(?:earthquake|flood(?:s|ing|ed)?|hurricane|tornado|tsunami|wildfires?|war|bombing|shooting|attack|" +
    "crash|accident|fire|avalanche|drought|famine|disaster|landslide|ceasefire|airstrikes?)\\b|terremoto|" +
    "guerra|krieg|erdbeben|hochwasser|guerre|séisme|inondation|incend\\w+|alluvione|enchente",
  "iu",
);

export const cause = new RegExp(
  "\\b(?:day|week|month|awareness|vigil|memorial|nurses|carers|caregivers|survivors?|refugees|welcome|" +
    "veterans|silence|remembrance|heroes|orphans?|widows?)\\b",
  "iu",
);

export const issue = new RegExp(
  "\\b(?:racis[mt]s?|sexism|violence|discriminat\\w+|harass\\w+|bullying|inequality|pay gap|homophobia|" +
    "transphobia|abuse|poverty|homeless\\w*|hate|injustice|trafficking|slavery|rights|mental health|" +
    "addiction|loneliness|stigma)\\b",
  "iu",
);

export const search = new RegExp(
  "\\bmissing (?:person|people|child|girl|boy|teen\\w*|man|woman|dog|cat|pet|puppy|kitten|since)\\b|" +
    "\\b(?:is|are|been|went|still) missing\\b|\\bhave you seen\\b|\\blast seen\\b|\\bamber alert\\b|" +
    "\\blost (?:dog|cat)\\b",
  "iu",
);

export const longing = /^(?:(?:so |really |still |always )?missing)\b/iu;

export const firstPerson = new RegExp(
  "(?<![\\p{L}])(?:i|i'm|my|me|myself|we|our|ich|mich|mein\\w*|yo|mi|me|je|moi|mon|ma|io|mio|mia|eu|meu|" +
    "minha)(?![\\p{L}])",
  "iu",
);

/** Events that anybody may come to. */
export const open = new RegExp(
  "\\b(?:market|festival|concert|gig|fair|5k|10k|race|run|open|jazz|music|show|exhibition|workshop|" +
    "class(?:es)?|sale|quiz|karaoke|screening|tasting|swap|poetry|trivia|karaoke|comedy|band|set|bingo|auction|" +
    "picnic|parade|carnival|pop-?up|livestream|webinar|improv|welcome|invited|blood drive|book launch|" +
    "cabaret|recital|clean-?up|potluck|dance|meet-?up|party)\\b",
  "iu",
);

export const closed = new RegExp(
  "\\b(?:con (?:mis?|los|las|tus?|i|gli|le)|mit (?:meine[nrm]?|den|der)|avec (?:mes?|ma|mon|les)|com (?:os|as|meus?|minhas?)) |" +
    "hochzeit|boda|mariage|matrimonio|casamento|büro|oficina|empresa|bureau|ufficio|firma|betriebs|klassen|" +
    "abschluss|familia|famille|famiglia|família",
  "iu",
);

/** What happened, without the words that make it a sentence: "grandpa passed away". */
export const reportedEvent = new RegExp(
  "\\b(?:passed|died|dies|dying|is|was|were|are|has|have|had|lost|left|gone|killed|closed|closing|closes|" +
    "burned|collapsed|crossed|hit|beat|took|missed|murió|falleció|gestorben|décédée?|morto|morta|faleceu|" +
    "morreu)\\b",
  "iu",
);

/** A name that ends so is that of a house, not of a place to dream of. */
export const premises = new RegExp(
  "\\b(?:studio|pharmacy|bookshop|bookstore|barbers?|diner|pub|inn|spa|dental|garage|florist|deli|brewery|vets?|law|" +
    "plumbing|gym|hotel|hostel|bakery|caf[eé]|restaurant|bar|museum|library|office|farm|vineyard|cottage|" +
    "salon|clinic|school|shop|store)$",
  "iu",
);

/** What somebody waited for is neither wished for nor always so. */
export const arrival = /^(?:finally|at last|por fin|al fin|enfin|endlich|finalmente|enfim|até que enfim)\b/iu;

/** Times of the day in words. */
export const hour = new RegExp(
  "^(?:at |around |almost )?(?:(?:half|quarter) (?:past|to)|\\p{L}+ (?:minutes )?(?:past|to) (?:one|two|" +
    "three|four|five|six|seven|eight|nine|ten|eleven|twelve|midnight|noon)|(?:noon|midnight|midday)$|" +
    "\\p{L}+ o'?clock|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:fifteen|thirty|" +
    "forty-five)$)",
  "iu",
);

/** Whoever has a thing does not wish for it. */
export const owned = /^(?:(?:my|our)|\p{Lu}?\p{L}+(?:'|’)s (?:old|new|first|little)) /u;

/** News that has come out for certain. */
export const certainLaunch = new RegExp(
  "^(?:introducing|announcing|presenting|launching|now|just|meet|new in)\\b|\\b(?:is|are|we|we're|we've) |" +
    "\\b(?:now|out|live|open|back in stock|coming soon|here|available)\\b",
  "iu",
);

/** What somebody achieved, as against a trip or a dinner for the occasion. */
export const achieved = new RegExp(
  "^(?:got|handed in|submitted|defended|passed|finished|survived|promoted|published|hit|reached|crossed|" +
    "completed|won|earned|became|made|ran|climbed|graduated|turned|sold|paid|retired|engaged|married|" +
    "certified)\\b|\\d|\\b(?:years?|months|weeks|days) (?:of|in|at|as|with|sober|clean|together|strong|free|" +
    "without|since|later|married)\\b|^(?:my |our )?first\\b|\\b(?:debt|smoke|loan|mortgage)[- ]free\\b|" +
    "\\bpaid off\\b|\\bsold out\\b|\\b(?:personal best|record|award|black belt|win)\\b|\\b(?:followers|" +
    "orders|customers|subscribers|reviews|episodes)$",
  "iu",
);

/** Somebody is spoken to: "your table is ready", "hi, thanks for your order". No line may stand around that. */
export const address =
  /^(?:hi|hey|hello|dear|you|your|we miss you|thanks for your|please|see you)\b(?! (?:\p{Lu}|all|everyone))/iu;

/** A greeting for one person: "happy birthday to my daughter", "thank you, Mum". */
export const toSomebody = new RegExp(
  "\\b(?:my|our|dear|you|your|mum|mom|dad|grandma|grandpa|nan|son|daughter|wife|husband|sister|brother)\\b|" +
    "\\b(?:to|for)\\b",
  "iu",
);

/** Among themselves: nobody else is invited. */
export const closedCircle = new RegExp(
  "\\bwith (?:the|my|our|his|her|a few|some|all my) |" +
    "\\bwith (?:colleagues|friends|family|mum|mom|dad|neighbou?rs)\\b|" +
    "\\b(?:usual|date night|girls'? night|boys'? night|" +
    "at (?:my|our) (?:place|house)|at home|company|staff|office|team|family|private|school)\\b",
  "iu",
);

export const plainSpan = new RegExp(
  "^\\d[\\d.,]* ?(?!am$|pm$)\\p{L}{1,2}$|" +
    "^(?:\\d+|one|two|three|four|five|six|ten) (?:seconds?|minutes?|hours?|days?|weeks?|months?|years?)$|" +
    "\\b1[.)] .+\\b2[.)] ",
  "iu",
);

/** "Check out this guide", "tap the link": the reader is asked to do it. */
export const pointing = /^(?:check out|click|tap|swipe|scroll|head (?:over )?to|stay tuned|sign up|link in)\b/iu;

/** Pictures and memories of a day are not the day. */
export const pictures = new RegExp(
  "^(?:(?:some|more|the|our|my|las|les|die|le|as) )?(?:photos?|pictures?|pics|snaps|videos?|memories|recap|" +
    "highlights|tickets?|fotos?|bilder|recuerdos|souvenirs|ricordi|lembranças) ",
  "iu",
);

/** What is looked for, sold or let, in the six languages. */
export const wanted = new RegExp(
  "\\b(?:for sale|for rent|to rent|wanted|looking for|se (?:vende|alquila|busca)|vendo|busco|alquilo|" +
    "zu verkaufen|zu vermieten|suche[n]?|gesucht|à (?:vendre|louer)|(?:je|on) cherche|vendesi|affittasi|" +
    "cercasi|cerco|vende-se|aluga-se|procuro|procura-se)(?![\\p{L}])",
  "iu",
);

/** A thing that does not do what it should is neither wished for nor praised. */
export const defect = new RegExp(
  "\\b(?:burnt|half-eaten|broken|dented|cracked|leak\\w*|missing|stale|mou?ldy|rotten|expired|soggy|squeaky|faulty|" +
    "damaged|torn|ripped|scratched|chipped|rusty|stained|punctured?|wonky|overpriced|cancelled|canceled|" +
    "delayed|lost|stuck|failed|flat tyres?|flat tires?)\\b",
  "iu",
);

/** What somebody did, at the start of a phrase: "killed it at karaoke", "handed in my thesis". */
export const didIt = new RegExp(
  "^(?:\\p{L}+ed|got|made|lost|found|sold|told|went|saw|built|ran|won|took|gave|spent|met|bought|quit|" +
    "wrote) (?:it|my|our|the|a|an|in|up|out|off|from|at|to|all)\\b",
  "iu",
);

/** A past form with what stands behind a verb; "pickled herring" is none. */
export const pastWithObject = new RegExp(
  "^\\p{L}+ed (?:my|the|an?|our|his|her|it|in|at|to|from|by|with|on|up|out|off|again|today|into|for|over|" +
    "another|all|every|some|\\d+)(?![\\p{L}])",
  "iu",
);

export const orders =
  /^(?:book|order|shop|grab|join|visit|try|come|subscribe|sign up|reserve|claim|follow|vote|donate|support)\b/iu;

export const hires =
  /\bhiring|recruit|we(?:'re| are) looking for|buscamos|wir suchen|recrut|cherchons|cerchiamo|contrat|procuramos/iu;

/** "Ms. Alvarez from the library" is somebody. */
export const titled = /^(?:our |my )?(?:\p{L}+ )?(?:mr|mrs|ms|miss|mx|dr|prof|coach|chef|sir|aunt|auntie|uncle)\b/iu;

export const nameLike = new RegExp(
  "^\\p{Lu}[\\p{L}\\p{M}'’.-]*(?: (?:\\p{Lu}[\\p{L}\\p{M}'’.-]*|de|del|da|do|di|du|des|la|le|les|el|los|y|" +
    "e|et))* \\p{Lu}[\\p{L}'’.-]*$",
  "u",
);

/** What somebody longs for is over: nobody can look forward to it. */
export const longsBack =
  /^(?:(?:so|very|feeling|a bit|a little|really|still|already) )*(?:nostalgic|homesick|missing|longing|pining|yearning)\b/iu;

/** A look back at what was, without a word on how it was. */
export const looksBack = /^(?:throwback|flashback|remember(?:ing)?(?! to\b)|reminiscing|thinking back|back when)\b/iu;

/** Set phrases of memes, which are the whole joke: "it's the audacity for me", "the way I screamed". */
export const meme = new RegExp(
  "^it['’]?s the \\p{L}+(?: \\p{L}+){0,3} for me\\b|^the way (?:i|he|she|they|you|my|our) |^tell me (?:why|you) |" +
    "^not (?:me|him|her|them|the|my|our) (?:\\p{L}+ ){0,3}\\p{L}{2,}ing\\b|" +
    "\\b(\\p{L}{3,}) (?:is(?:n['’]t| not)|are(?:n['’]t| not)|ain['’]t) \\1",
  "iu",
);

/** Small occasions that are no festival: "local dog show", "pumpkin carving afternoon". */
export const shows = new RegExp(
  "\\b(?:(?:dog|cat|horse|flower|air|craft|fashion|school|village|county|local|annual) (?:\\p{L}+ )?(?:show|parade|fete|fête|pageant)|" +
    "\\p{L}+ing (?:afternoon|evening)|\\p{L}+ parade)$",
  "iu",
);
