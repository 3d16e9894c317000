/** Patterns that decide which lines suit a keyword, for English and partly for the five other languages. */

/** Wishes for others, which are not the person's own activity: no "do not disturb" for them. */
export const forOthers = new RegExp(
  "^(?:welcoming|introducing|announcing|celebrating|giving|offering|launching|opening|thanking|remembering|supporting|" +
    "honou?ring|presenting|selling|hiring|closing|feeling|being|having|losing|hoping|helping|raising)\\b",
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

/** Events that are open to everybody. */
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

/** Reports of an event: "grandpa passed away". */
export const reportedEvent = new RegExp(
  "\\b(?:passed|died|dies|dying|is|was|were|are|has|have|had|lost|left|gone|killed|closed|closing|closes|" +
    "burned|collapsed|crossed|hit|beat|took|missed|murió|falleció|gestorben|décédée?|morto|morta|faleceu|" +
    "morreu)\\b",
  "iu",
);

/** Endings of business names: such a name is not a place to travel to. */
export const premises = new RegExp(
  "\\b(?:studio|pharmacy|bookshop|bookstore|barbers?|diner|pub|inn|spa|dental|garage|florist|deli|brewery|vets?|law|" +
    "plumbing|gym|hotel|hostel|bakery|caf[eé]|restaurant|bar|museum|library|office|farm|vineyard|cottage|" +
    "salon|clinic|school|shop|store|tailors?|florists?|bakers?|butchers?|opticians?|physiotherapy|solicitors|dentists?)$",
  "iu",
);

/** A name with one of these words is a place, whether or not the grammar knows it. */
export const landscape =
  /\b(?:isles?|islands?|lakes?|mount|mountains?|beach|falls|bay|coast|valley|canyon|national park|desert|gulf|cape|river|old town|hills?)\b/iu;

/**
 * An instruction: its verb is followed by an article, a pronoun, a number or a particle, or is hardly ever a noun.
 * "Surprise visit from grandma" is not an instruction.
 */
export const plainlyAsks = new RegExp(
  "^(?:[\\p{L}-]+ (?:an?|the|my|our|some|any|this|that|these|those|\\d+|one|two|three|up|down|out|off|more|less|better|into) " +
    "|(?:tell|know|check|see) (?:if|whether|when|what|how) |(?:make|bake|cook|build|clean|fix|grow|learn|write|draw|remove|prevent|avoid|get|keep|choose|install|replace|repair|" +
    "improve|teach|find|use|save|organi[sz]e|prepare|sew|knit|unclog|descale) )",
  "iu",
);

/** Something long awaited that has now arrived. Lines with wishes or "always" do not suit it. */
export const arrival = /^(?:finally|at last|por fin|al fin|enfin|endlich|finalmente|enfim|até que enfim)\b/iu;

/** Times of the day in words. */
export const hour = new RegExp(
  "^(?:at |around |almost )?(?:(?:half|quarter) (?:past|to)|\\p{L}+ (?:minutes )?(?:past|to) (?:one|two|" +
    "three|four|five|six|seven|eight|nine|ten|eleven|twelve|midnight|noon)|(?:noon|midnight|midday)$|" +
    "\\p{L}+ o'?clock|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:fifteen|thirty|" +
    "forty-five)$)",
  "iu",
);

/** Something that the person owns. Lines with wishes do not suit it. */
export const owned = /^(?:(?:my|our)|\p{Lu}?\p{L}+(?:'|’)s (?:old|new|first|little)) /u;

/** Definite announcements. */
export const certainLaunch = new RegExp(
  "^(?:introducing|announcing|presenting|launching|now|just|meet|new in)\\b|\\b(?:is|are|we|we're|we've) |" +
    "\\b(?:now|out|live|open|back in stock|coming soon|here|available)\\b",
  "iu",
);

/** Achievements, as opposed to a trip or a dinner to celebrate them. */
export const achieved = new RegExp(
  "^(?:got|handed in|submitted|defended|passed|finished|survived|promoted|published|hit(?! list)|reached|crossed|" +
    "completed|won|earned|became|made|ran|climbed|graduated|turned(?= (?:\\d|a page|it|eighteen|thirty|forty|fifty|sixty|seventy))|sold|paid|retired|engaged|married|" +
    "certified)\\b|\\d|\\b(?:years?|months|weeks|days) (?:of|in|at|as|with|sober|clean|together|strong|free|" +
    "without|since|later|married)\\b|^(?:my |our )?first\\b|\\b(?:debt|smoke|loan|mortgage)[- ]free\\b|" +
    "\\bpaid off\\b|\\bsold out\\b|\\b(?:personal best|record|award|black belt|win)\\b|\\b(?:followers|" +
    "orders|customers|subscribers|reviews|episodes)$",
  "iu",
);

/** Texts that address somebody: "your table is ready", "hi, thanks for your order". No line suits them. */
export const address =
  /^(?:hi|hey|hello|dear|you|your|we miss you|thanks for your|please|see you)\b(?! (?:\p{Lu}|all|everyone))/iu;

/** A greeting for one person: "happy birthday to my daughter", "thank you, Mum". */
export const toSomebody = new RegExp(
  "\\b(?:my|our|dear|you|your|mum|mom|dad|grandma|grandpa|nan|son|daughter|wife|husband|sister|brother)\\b|" +
    "\\b(?:to|for)\\b",
  "iu",
);

/** Private occasions, to which nobody else is invited. */
export const closedCircle = new RegExp(
  "^(?:my|our|his|her) |\\bwith (?:the|my|our|his|her|a few|some|all my) |" +
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

/** Requests to the reader: "check out this guide", "tap the link". */
export const pointing = /^(?:check out|click|tap|swipe|scroll|head (?:over )?to|stay tuned|sign up|link in)\b/iu;

/** Pictures and memories of a day, as opposed to the day itself. */
export const pictures = new RegExp(
  "^(?:(?:some|more|the|our|my|las|les|die|le|as) )?(?:photos?|pictures?|pics|snaps|videos?|memories|recap|" +
    "highlights|tickets?|fotos?|bilder|recuerdos|souvenirs|ricordi|lembranças) ",
  "iu",
);

/** Classified ads: wanted, for sale or to let, in the six languages. */
export const wanted = new RegExp(
  "\\b(?:for sale|for rent|to rent|wanted|looking for|se (?:vende|alquila|busca)|vendo|busco|alquilo|" +
    "zu verkaufen|zu vermieten|suche[n]?|gesucht|à (?:vendre|louer)|(?:je|on) cherche|vendesi|affittasi|" +
    "cercasi|cerco|vende-se|aluga-se|procuro|procura-se)(?![\\p{L}])",
  "iu",
);

/** Something defective. Lines with wishes or praise do not suit it. */
export const defect = new RegExp(
  "\\b(?:burnt|half-eaten|broken|dented|cracked|leak\\w*|missing|stale|mou?ldy|rotten|expired|soggy|squeaky|faulty|" +
    "damaged|torn|ripped|scratched|chipped|rusty|stained|punctured?|wonky|overpriced|cancelled|canceled|" +
    "delayed|lost|stuck|failed|flat tyres?|flat tires?)\\b",
  "iu",
);

/** Past activities at the start of a phrase: "killed it at karaoke", "handed in my thesis". */
export const didIt = new RegExp(
  "^(?:\\p{L}+ed|got|made|lost|found|sold|told|went|saw|built|ran|won|took|gave|spent|met|bought|quit|" +
    "wrote) (?:it|my|our|the|a|an|in|up|out|off|from|at|to|all)\\b",
  "iu",
);

/** A past form followed by an object or an adverb, unlike "pickled herring". */
export const pastWithObject = new RegExp(
  "^\\p{L}+ed (?:my|the|an?|our|his|her|it|in|at|to|from|by|with|on|up|out|off|again|today|into|for|over|" +
    "another|all|every|some|\\d+)(?![\\p{L}])",
  "iu",
);

export const orders =
  /^(?:book|order|shop|grab|join|visit|try|come|subscribe|sign up|reserve|claim|follow|vote|donate|support)\b/iu;

export const hires =
  /\bhiring|recruit|we(?:'re| are) looking for|buscamos|wir suchen|recrut|cherchons|cerchiamo|contrat|procuramos/iu;

/** Titles of people: "Ms. Alvarez from the library". */
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
export const looksBack =
  /^(?:throwback|flashback|remember(?:ing|(?= (?:when|this|that|the (?:time|day|summer|night|year))\b))|reminiscing|thinking back|back when)\b/iu;

/** Set phrases of memes, which are the whole joke: "it's the audacity for me", "the way I screamed". */
export const meme = new RegExp(
  "\\bor it didn['’]t happen\\b|^(?:spill the tea|read the room|touch grass|seize the day|break the internet|treat yourself|live laugh love|" +
    "mind the gap|bite me|eat the rich|slay the day|trust the process|enjoy the (?:ride|little things)|take the L)\\b|" +
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

/** Slang, or the truth. */
export const slangOrTruth = /\bkill (?:me|us)\b/iu;

export const stopOrKeepDoing = /^(?:stop|start|keep) \p{L}+ing\b/iu;

export const birthday = /birthday|geburtstag|cumpleaños|anniversaire|compleanno|aniversário d/iu;

/** Tells others what to do with something of theirs. */
export const aboutReader = /\byour (?!own)/iu;

/** Requests that are also past forms: "read my first whole novel". */
export const requestOrPast = /^(?:read|put|set|cut|hit|quit|beat|spread|split|bet|shut|hurt|cast|let)\b/iu;

/** A list of advice: "five ways to …". */
export const listed = new RegExp(
  "^(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|the|our|my|some)\\b|\\b(?:ways|tips|" +
    "ideas|tricks|hacks)\\b",
  "iu",
);

export const alternatives = / (?:or|oder|o|ou) /iu;

export const questionWord = /^(?:what|is|are|do|does|who|why|how|should|where|when|can)\b/iu;

/** An event before a day is not a day to look forward to: "my son lost a tooth before picture day". */
export const longStatement = /^(?:my|our|i|we|he|she|they) (?:\S+ ){3,}/iu;

export const relatedToDay = / (?:on|for|until|by|before|after) /iu;

/** "Employee of the month". */
export const titleOfPeriod = /\bof the (?:day|week|month|year)$/iu;

export const clockTime = /\d\s?(?:am|pm)\b|\d:\d{2}|\d\.\d{2} ?uhr|\buhr\b/iu;

export const yearOrDecade = /^(?:the (?:year |early |late )?)?\d{2,4}s?$/u;

export const asksForAdvice = new RegExp(
  "^(?:what (?:should|can|do) (?:i|we)|which|how (?:long|much|many|often|do|can|should|to)|" +
    "where|any (?:tips|ideas|advice|recommendations)|should (?:i|we)|help\\b|who (?:can|knows))",
  "iu",
);

/** "No cap", "this playlist slaps": not things to wish for. */
export const determined = /^(?:this|that|these|those|no|every|all|some|any|such|half)\b/iu;

export const addressesSomebody = /\byou(?:r|rs)?\b|\bplease\b|,/iu;

export const beginsWithOneself = /^(?:i|we|my|our)\b/iu;

/** A verb in a form without a subject, or a word that stands before one. */
export const beginsWithDoing = new RegExp(
  "^(?:\\p{L}+(?:ing|ed)|got|made|left|lost|found|sold|told|went|saw|built|ran|won|took|gave|" +
    "spent|met|bought|quit|broke|caught|fell|wrote|grew|back|finally|still|just|almost|never|" +
    "out|off|rip)\\b",
  "iu",
);

export const beginsWithPast = /^\p{L}+ed \p{L}/iu;

export const startsWithPast = /^\p{L}+ed\b/iu;

export const startsWithIng = /^\p{L}+ing\b/iu;

/** "Meet Ada": an introduction, of which a line cannot know what it is to. */
export const meets = /^meet /iu;

export const brings = /^bring /iu;

export const team = /^team\b/iu;

/** A request about something of the person's own. */
export const ownAsObject = /\b(?:my|our|me|us)\b/iu;

/** The year in a phrase such as "the year 2019". */
export const fourDigits = /\d{4}/u;
