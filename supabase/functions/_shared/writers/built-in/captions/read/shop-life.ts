import { pattern } from "../../../../domain/text/pattern.ts";
import { customer, tells } from "./shop-news.ts";
import { says, type SituationRule } from "./situations.ts";

const protege =
  "student|pupil|apprentice|trainee|intern|mentee|client|class|troop|choir|team|squad|girls|boys|kids|dancers|swimmers|runners|seniors|juniors|readers|graders?|robotics \\p{L}+|drama club|chess club|debate team|marching band|orchestra";
const craft =
  "sewn|stitched|knit(?:ted)?|crocheted|painted|poured|thrown|carved|cut|dyed|printed|made|crafted|baked|brewed|roasted|forged|woven|bound|built|welded|blown|rolled|picked|pressed|designed|turned|smoked";

/** The people, animals and days of shops, trades, clubs and schools. */
export const shopLifeRules: readonly SituationRule[] = [
  says(
    "offer-ends",
    ["story", "thing", "event", "milestone"],
    /\b(?:nearly|almost) (?:sold out|full|gone)\b|\b(?:applications?|registration|entries|submissions|enrol?lment|nominations|sign[- ]?ups) (?:closes?|ends?)\b/iu,
    { not: /\b(?:my|moon|tank)\b/iu },
  ),
  tells(
    "adopt-me",
    /\b(?:looking for|needs?|seeking|ready for|still waiting for) (?:a |an |their |his |her |its )?(?:new |good |forever |foster |loving )*homes?\b|\b(?:up for|available for|ready for) adoption\b|\badoptable\b|\bdoes any(?:one|body) want a (?:kitten|puppy|cat|dog)\b/iu,
    /\b(?:we|i|family|refugee\p{L}*|homeless|child\p{L}*) (?:are |am |is |'re |'m )?(?:looking|need|seeking)|\bthe (?:sofa|couch)\b/iu,
  ),
  tells(
    "proud-of",
    new RegExp(
      `\\b(?:my|our|the|one of (?:my|our)|all (?:my|our)|another|\\p{Lu}\\p{L}+'s) (?:\\p{L}+ |\\d+(?:st|nd|rd|th) ){0,2}(?:${protege})s? (?:just |all |finally |has |have |\\p{Lu}\\p{L}+ )*(?:got (?:in|into|an? [ab]|accepted|the part|top|full|straight)|passed|graduated|made it|made (?:the|all)|earned|sold|qualified|finished (?:the|her|his|their)|nailed|crushed|performed|sang|danced|played|placed|took (?:first|second|third|home)|built|raised|aced|published|is going to|are going to|are off to|won)\\b`,
      "iu",
    ),
    /\b(?:lost|failed|never|out on|late|asleep|tickets?|himself|herself|for free|son|daughter)\b/iu,
  ),
  tells(
    "tickets-out",
    /\b(?:tickets|passes|box office|seats) (?:for [^,.]+ )?(?:are |is |go |goes |will be )?(?:now |finally |officially )?(?:on sale|live|available|out|up)\b|\bget (?:your|yer) tickets\b|\btickets at the door\b/iu,
    /\bsold out\b|\b(?:my|i)\b/iu,
  ),
  tells(
    "notice",
    /\breminder:? (?:that )?(?:we|our|the (?:shop|store))\b|\b(?:short[- ]staffed|understaffed)\b|\bwe(?:'re| are) (?:\p{L}+ )?(?:dog|pet|kid|family|wheelchair)[- ]friendly\b/iu,
    /\bmy\b/iu,
  ),
  tells(
    "reminder",
    /^(?:(?:this is|here'?s|consider this|take this as|just|your|a|friendly|gentle|quick) )*(?:your |a |the )?(?:friendly |gentle |quick |daily |weekly |annual |little )?(?:sign|reminder|cue|nudge) (?:to|that|about|for)\b|^(?:don't|do not) forget (?:to|your|about)\b|^remember to\b/iu,
    /\b(?:funeral|vigil|note to self)\b/iu,
  ),
  tells(
    "farewell",
    /\b(?:is|are|i'm|we're) (?:finally |officially )?retir(?:ing|ed)\b|\bretires? (?:after|today|this|on|from|next)\b|\bretirement (?:party|after)\b|'s (?:very )?last (?:day|shift|week|sermon|class|lesson|service|show|game|haircut|concert|mass)\b|\b(?:last|final) (?:day|shift|week|sermon|lesson|show|concert) (?:for|of|with) (?:our|\p{Lu}|the (?:barista|chef|manager|teacher|principal|coach))\b|\b(?:is leaving|says goodbye to|say(?:ing)? goodbye to|moves? on from|is moving on)\b/iu,
    /\b(?:my (?:husband|wife|dad|mom|mum|son|daughter|boyfriend|girlfriend|jersey|car|old)|summer|season|school (?:year)?|vacation|winter|house|dog|cat|for college|for good|number|jerseys?)\b/iu,
  ),
  tells(
    "prize-won",
    /\b(?:won|took|got|earned|takes?|placed|came(?: in)?) (?:us |me |home )?(?:first|second|third|1st|2nd|3rd|top|runner[- ]up)(?: place| prize)?\b|\b(?:won|took|earned) (?:a |the |two |three )?(?:\p{L}+ )?(?:ribbons?|medals?|awards?|prize|best (?:in|of|new|\p{L}+))\b|\bbest in show\b|\bblue ribbon\b|\b(?:we|we've|we were|our \p{L}+) (?:just |been |were |was |have been |got )*(?:won(?! over\b)|voted|nominated|shortlisted|awarded|named (?:best|one of|among|business|\p{L}+ of the))\b|^(?:voted|nominated for|shortlisted for|winner of)\b/iu,
    /\bmy\b|\b(?:lost|raffle|giveaway|almost|nearly|steps?|bite|sip)\b/iu,
  ),
  tells(
    "got-you-covered",
    /^[^?.!]{3,40}\? (?:we(?:'ve|'re|'ll| have| are| can| do| got| offer| make| will)|we|our|come|try|there'?s)\b/iu,
    /\bmy\b/iu,
  ),
  says(
    "booking",
    ["thing", "unknown", "offer", "launch"],
    /\b(?:plots?|stalls?|booths?|pitch(?:es)?|vendor (?:spaces|spots)|rooms?|(?:salon )?chairs?|desks?|suites?|office space|studio space|storage|spaces|stud(?:io|ios)) (?:are |is |now |still )*(?:available|for rent|to rent|to let|up for grabs)\b/iu,
    { not: /\bmy\b/iu },
  ),
  tells(
    "meet",
    /^(?:say (?:hi|hello) to|please (?:join us in )?welcom(?:e|ing)|meet) (?!me\b|us\b|at\b|in\b|up\b|and\b|&|you\b|the (?:team|crew|staff)|our (?:team|new))\p{L}/iu,
  ),
  tells(
    "hours-of-work",
    /\b(?:spent|took(?: me| us)?|put(?:ting)? in|after|it took|over) (?:over |more than |nearly |almost |about )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty|a hundred|countless|many|so many|\p{L}+teen) (?:hours|days|weeks|months|evenings|nights|years) (?:on|to (?:make|finish|paint|build|sew|knit|bake|restore|write|carve|design|get|draw|edit)|of (?:work|sanding|stitching|painting|sewing|editing|writing|research|testing|tweaking|planning))\b|\b\d+ (?:hours|days|weeks|months) (?:later|of work|in the making)\b/iu,
    /\b(?:phone|couch|sofa|bed|hold|waiting|traffic|hospital|train|plane|treatment|apart|ago|later and (?:still|i))\b/iu,
  ),
  tells(
    "customer-quirk",
    new RegExp(
      `\\b(?:a|another|this|that|some|one|the) (?:[\\p{L}-]+ )?(?:${customer}|karen|kid|guy|lady|man|woman|tourist) (?:\\p{L}+ )?(?:yelled|shouted|screamed|complained|asked (?:me |us )?(?:if|for|to|why|whether)|wanted|tried to|demanded|insisted|returned|haggled|refused|called (?:me|us)|walked in|came in|ordered|thought|paid (?:with|in))\\b|\\b(?:rude|difficult|weird|strange|demanding|picky) customers?\\b|\\bcustomers? be like\\b|\\bthings (?:customers|clients|people) (?:say|ask)\\b`,
      "iu",
    ),
    /\b(?:nice|kind|sweet|thank|marry|proposed|hug|best|love)\b|\bon (?:the|my) (?:bus|train|street|date)\b|\b(?:hit|robbed|attacked|threatened|gun|died)\b/iu,
  ),
  tells(
    "setback",
    new RegExp(
      `^(?:(?:we|i|just|today we|i just|we just) )*(?:lost (?:a|an|our (?:biggest|best|first|oldest)|my (?:biggest|best|first|oldest)|another) (?:\\p{L}+ )?(?:client|customer|order|contract|commission|booking|sale|bid|pitch|account|sponsor)\\b|(?:got|had|received) (?:a|an|our|my|another) (?:\\p{L}+ )?(?:bad|terrible|awful|one[- ]star|1[- ]star|two[- ]star|harsh|refund|chargeback|no[- ]show|cancell?ation))|\\b(?:${customer})s? (?:cancell?ed|ghosted|no[- ]showed|didn't show|never (?:showed|paid)|left a bad|bailed|hasn't paid)\\b|\\bno[- ]shows?\\b|\\b(?:one|1)[- ]star reviews?\\b|\\bbad reviews?\\b|\\b(?:grant|loan|application|bid|proposal|pitch) (?:was |got |has been )?(?:rejected|denied|turned down|declined)\\b|\\b(?:slowest|worst) (?:month|week|day|sales|quarter|season)\\b`,
      "iu",
    ),
    /\blost a customer['’]s\b/iu,
  ),
  says(
    "milestone-years",
    ["launch", "milestone", "story"],
    /\b(?:years?|months?|decades?) (?:ago|since) .*\b(?:opened|started|founded|launched|unlocked)\b|\b(?:opened|started|founded) .*\b(?:years|months) ago\b|\bin business (?:for|since)\b/iu,
    { not: /\bmy\b/iu },
  ),
  says(
    "event-public",
    ["story", "thing", "event"],
    /^rain or shine\b|\brain or shine$|\b(?:pto|pta|council|board|committee|club|parish|neighbou?rhood|members'?|annual|town|residents'?|congregation(?:al)?) meeting\b|\bcamp (?:week|session) \d|\b(?:takeover|guest (?:chef|dj|bartender|barista|artist|speaker|shift)|meet (?:and|&) greet|(?:coffee|lunch|breakfast|brunch|story ?time|photos?|tea|pancakes|cocktails|carols|bingo|yoga|paint(?:ing)?|conversation) with (?:the |a |our )?(?:mayor|author|santa|artist|goats?|puppies|kittens|vet|easter bunny|chef|principal|police|fire ?fighters))\b/iu,
    { not: /\bmy\b|\bpaid\b/iu },
  ),
  tells(
    "away-note",
    /\b(?:is|are|will be|i'll be|we'll be) (?:\p{L}+ )?(?:on (?:maternity|paternity|parental|annual|study) leave|on (?:holiday|vacation|sabbatical|honeymoon)|out of (?:the )?(?:office|town|shop|studio)|away (?:until|till|from|this|next|on|at|for)|off (?:until|till|this week|next week))\b|\btaking (?:the (?:week|month|day|summer|winter|weekend)|january|february|march|april|may|june|july|august|september|october|november|december|a (?:week|month|day|few days)) off\b|\b(?:takes?|taking) (?:a|his|her|their) (?:sabbatical|maternity leave|well[- ]earned break)\b/iu,
    /\b(?:sick|medical|bereavement|dog|cat|kids?|husband|wife|parents)\b/iu,
  ),
  tells(
    "made-it-through",
    /\b(?:season|rush|term|semester|tax season|december|harvest|tour|exam week|inventory|stocktake|audit|fair|festival|recital|conference|week|move|renovation|summer) (?:is|are) (?:finally |officially |now )?(?:over|done|behind us|in the books)\b|\b(?:made it|got|we're|i'm) (?:all the way )?through (?:the |another |our |my )?(?:[\p{L}-]+ ){0,2}(?:season|rush|week|weekend|december|summer|launch|wedding|audit|inventory|stocktake|harvest|term|market)\b|\bsurvived (?:the |another |our |my )?(?:[\p{L}-]+ ){0,2}(?:rush|season|week|weekend|black friday|mother'?s day|valentine'?s|december|market|fair|launch|stocktake|inventory|audit|tax season)\b/iu,
    /\b(?:chemo|treatment|surgery|hospital|relationship|breakup)\b/iu,
  ),
  tells(
    "in-the-wild",
    /\b(?:spotted|saw|seen|caught|found|someone|somebody) (?:[\p{L}']+ ){0,4}(?:our|my) (?:[\p{L}-]+ ){0,3}(?:bags?|tote(?: bag)?s?|mugs?|shirts?|t-?shirts?|hats?|caps?|stickers?|books?|labels?|jars?|candles?|earrings?|prints?|posters?|cards?|hoodies?|sweaters?|beer|coffee|honey|soap|logo|cups?|van) (?:in|at|on|out|all)\b|\b(?:wearing|carrying|reading|drinking|using) (?:one of )?(?:our|my) (?:[\p{L}-]+ ){0,2}\p{L}+ (?:in|at|on the|today)\b|\bin the wild\b/iu,
    /\b(?:lost|stole\p{L}*|left|broken|flowers?|mushrooms?|bear|deer|animals?)\b/iu,
  ),
  tells(
    "on-display",
    /\b(?:window|display|mural|exhibit(?:ion)?|christmas tree|decorations?|lights|sculpture|installation|floats?|scarecrow|chalkboard|shop front) (?:is |are |is finally |are finally )(?:up|finished|done|ready|complete|in place|installed)\b|\b(?:window|shop) display\b/iu,
    /\bmy\b/iu,
  ),
  tells(
    "guess",
    /^(?:can you )?guess (?:how|the|what|who|where|which|our|when)\b|^name (?:that|this) \p{L}+$/iu,
    /\bguess (?:what|who)(?:'s|$| i\b| just\b)|\bguess i\b/iu,
  ),
  tells(
    "made-here",
    new RegExp(
      `^(?:all |each |every piece |everything |always |100% )?(?:is )?(?:hand[- ]?)?(?:${craft}) (?:by (?:hand|me|us|my)|in (?:my|our|small|the|a)|from (?:scratch|the)|to order|right here|with (?:my|our)|on (?:my|our))\\b|^from (?:[\\p{L}-]+ ){1,3}to (?:[\\p{L}-]+ ){0,2}(?:ring|cup|bottle|finished|sweater|yarn|table|bowl|mug|loaf|jar|bar|plate|wall|page|print|dress|chair|scarf|product|shelf)\\b|^how (?:we|i|it's|they're|our \\p{L}+ (?:is|are)) (?:${craft}|make|dye|roast|bake|brew|build|carve|throw|press|pour|design|sew|knit|bottle|pack)\\b|^behind (?:every|each) \\p{L}+|^(?:the )?(?:making|birth) of (?:a|an|our|the|this)\\b`,
      "iu",
    ),
    /\?$|^how i make (?:friends|money)/iu,
  ),
  tells(
    "fresh-out",
    /^(?:a |the |our |another )?(?:fresh|first|new|latest|today's|next|second) (?:batch|pot|tray|bake|harvest|roast|brew)\b|\b(?:fresh|hot|straight|just) out of the (?:oven|fryer|kiln|smoker|roaster|garden|ground|hive)\b|\b(?:bread|soup|pies?|loaves|cookies|buns|rolls|kimchi|jam|honey|cider|beer|brisket|chili|pasties|quiche|scones|pretzels|tamales|stew|bagels|granola|wine|marmalade|cheese|salsa|doughnuts|donuts|croissants|strawberries|tomatoes|corn|apples|pumpkins|peaches) (?:is|are) (?:finally |now |almost |just )?(?:ready|out|out of the oven|done|hot|in season|ripe)\b/iu,
    /\b(?:my|of (?:students|puppies|kittens|exams|laundry))\b|\bready (?:for|to)\b/iu,
  ),
  tells(
    "notice",
    pattern`
    ^(?:kindly |pls |please )(?:stop|don't|do not|bring|remember|note|return|park|use|lock|close|keep|call|ring|knock|leave|check|order|text)\b
    |\b(?:use|come (?:in|through|to|around)(?: by)?|enter (?:by|through|via|from)) (?:the|our) (?:side|back|rear|front|other|main|north|south|east|west|alley) (?:door|entrance|gate|lot)\b|\b(?:price match|money[- ]back|satisfaction) guaranteed?\b
    |\b(?:parking lot|car park|road|street|sidewalk|entrance|restrooms?|bathrooms?|elevator|drive[- ]?through|patio|playground|trail|bridge) (?:is|are|will be) (?:\p{L}+ )?(?:closed|blocked|shut|open|free)\b
    |^(?!you|all are|everyone|everybody)(?:[\p{L}-]+ ){1,4}(?:are |is )?(?:always |also )?welcome(?: (?:on|every|at|in|any|all|mon|tue|wed|thu|fri|sat|sun)\p{L}*.*)?$
    |\b(?:no reservations|walk-ins only|reservations only|by appointment only|members only|cash only|card only|dogs? (?:are )?(?:welcome|allowed)|(?:inquiries|enquiries|commissions|custom orders|special requests|takeaways?|newcomers|beginners|all (?:ages|levels|abilities)) welcome|byob)\b
    |\bwe (?:do|don't|do not|can't|only|always|never) (?:\p{L}+ )?(?:take|do|accept|offer|deliver|ship|serve|stock|sell|use|cater|charge|restock|repair|match|answer|reply|open|close|bake|roast|make)\b
    |\bwe(?:'re| are) (?:now )?on (?:doordash|uber ?eats|grubhub|deliveroo|just eat|too good to go|etsy|shopify|faire|toast|opentable|resy|instacart|google|yelp|nextdoor|whatsapp|tiktok shop)\b
    |\bwe do (?:\p{L}+ )?(?:emergency|call[- ]?outs?|repairs|alterations|house calls|home visits|catering|deliveries|weddings|parties|custom|wholesale|private)\b
    |\byour (?:dog|kids|laptop|cat|children|pup)s? (?:can|may|is|are) (?:come|welcome|stay)\b|\b\bwe (?:finally |now )?have (?:\p{L}+ )?(?:parking|wi-?fi|a (?:\p{L}+ )?(?:ramp|patio|high ?chair|waiting room|website|app|gift registry|back room|play area))\b
  `,
    /\b(?:my|i|i'm)\b|\bno reservations (?:needed|necessary|required)\b|\b(?:brunch|each other|nothing|anymore)\b/iu,
  ),
];
