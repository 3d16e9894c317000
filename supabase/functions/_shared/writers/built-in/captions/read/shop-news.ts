import type { Intent } from "../../../../domain/captions/brief/brief.ts";
import { pattern } from "../../../../domain/text/pattern.ts";
import { says, type shopNews, type SituationRule } from "./situations.ts";

const intents: readonly Intent[] = ["story", "launch", "offer", "unknown", "thing", "event", "milestone"];

/** A rule for what may stand under any intent. */
export function tells(situation: (typeof shopNews)[number], words: RegExp, not?: RegExp): SituationRule {
  return says(situation, intents, words, not ? { not } : {});
}

/** Rooms that businesses and clubs have. */
const premises =
  "shop|store|studio|salon|caf[eé]|restaurant|bakery|bar|pub|office|clinic|practice|gym|gallery|kitchen|taproom|nursery|stand|stall|farm|library|booth|truck|counter|showroom|workshop|market";
export const customer = "customer|client|patient|guest|student|reader|parent|bride|couple|member|pupil";
const machine =
  "card (?:reader|machine)|till|register|phones?(?: lines?)?|phone lines?|website|booking (?:system|page)|online (?:booking|shop|ordering)|wi-?fi|internet|water|power|electricity|heating|elevator|lift|air con\\p{L}*|ac|oven|fryer|espresso machine|coffee machine|ice machine|walk-in|boiler";

/** News of shops, trades, clubs and schools, before the general announcements; the surest signs come first. */
export const shopNewsRules: readonly SituationRule[] = [
  tells(
    "our-mistake",
    /^(?:we(?:'re| are)? (?:so |very |truly )?(?:sorry|apologi[sz]e)|our (?:sincere )?apolog|(?:an )?apolog(?:y|ies) (?:to|for)|sorry (?:to (?:everyone|everybody|all|anyone|those|our)|for the (?:mix[- ]?up|mistake|error|confusion|typo|mess)))|\bwe (?:messed|screwed) up\b|\bour (?:mistake|bad|fault)\b/iu,
    /\b(?:closed|delay|late|wait)\b/iu,
  ),
  tells(
    "still-open",
    /\b(?:we(?:'re| are)?|are|is) (?:still (?:here|open)|not (?:closing|closed|shutting|going anywhere))\b|^(?:yes,? we(?:'re| are) open|open as usual|business as usual|still open)\b/iu,
    /\bpositions?\b|\broles?\b|\bregistration\b|\bspots?\b/iu,
  ),
  tells(
    "price-rise",
    /\b(?:rais(?:e|ed|ing)|increas(?:e|ed|ing)|put(?:ting)?(?: up)?) (?:our |my |the |some )?(?:\p{L}+ )?(?:prices?|rates?|fees?)(?: up)?\b|\b(?:prices?|rates?|fees?) (?:\p{L}+ )?(?:are |is |will be |have |had to |will )?(?:going up|go up|gone up|rise|rising|increase|increasing|changing|change)\b|\bprice (?:increase|rise|change)s?\b/iu,
    /\bhouse prices\b|\bgas\b/iu,
  ),
  tells(
    "full-house",
    pattern`
    \b(?:tickets?|shows?|concert|gig|play|musical|performance|class(?:es)?|workshops?|course|retreat|camp|event|dinner|supper club
      |tours?|screening|festival|raffle|tables?|brunch|trip|session|seats|matinee|night|quiz|gala|weekend) (?:is |are |has |have |just |all |now |already |officially )*(?:sold out|full(?:y booked)?|maxed out)$
    |\bsold out (?:the |our |every |a |both |two |three )?(?:show|shows|crowd|house|room|theat(?:re|er)|night|class|workshop|tour|performance|gig|concert|event|dinner|gala|run)\b|\bfull house\b|\bwait(?:ing)?[- ]?list only\b|\bstanding room only\b
  `,
    /\bpoker\b/iu,
  ),
  tells(
    "sold-out",
    /\bsold out\b|\bsold every (?:last )?\p{L}+|\b(?:all|completely|totally) sold\b|\ball gone (?:by|before|in|already)\b|^(?:every|the) (?:last )?[\p{L} ]+ (?:is|are) gone (?:by|before|already)\b|\bran out of (?:\p{L}+ ){1,4}(?:by|before|within)\b|\bsold (?:everything|it all|the lot)\b|\bcleaned us out\b|\bnot (?:a|one) (?:single )?(?:\p{L}+ ){1,3}left\b|\b(?:the last|our last) (?:\p{L}+ ){1,3}(?:is gone|just sold|left the (?:shop|building))\b/iu,
    /\b(?:i|they|he|she|tickets?) (?:never |nearly |almost )?sold out\b|\bsold out (?:again )?before i\b|\b(?:was|nearly|almost) sold out\b|\bnever\b/iu,
  ),
  tells(
    "moved-date",
    /\b(?:moved|postponed|rescheduled|pushed (?:back)?|changed|shifted) (?:to|until|till) (?:the |next |this |a new )?(?:\d|(?:mon|tues|wednes|thurs|fri|satur|sun)day|week|month|date|new date|later|spring|summer|fall|autumn|winter|january|february|march|april|may|june|july|august|september|october|november|december)|\b(?:new date|date change|rain ?date|is postponed|rescheduled)\b/iu,
    /\bi (?:moved|have|rescheduled)\b|\bmy\b/iu,
  ),
  tells(
    "delay",
    pattern`
    \b(?:orders?|deliver(?:y|ies)|shipping|shipments?|parcels?|packages?|responses?|replies|post|mail|appointments?|production|turnaround) (?:\p{L}+ ){0,3}(?:delay\p{L}*|late|slow(?:er)?|behind|longer than|backed up|stuck)\b
    |\b(?:shipping|delivery|order|postal|customs) delays?\b|\bdelays? (?:to|with|on|in) (?:our |your |the |all )?(?:orders|deliver|shipping|post)|\bwe(?:'re| are) (?:a (?:bit|little) )?(?:running (?:\p{L}+ )?(?:late|behind)|behind on orders)|\bplease (?:allow|be patient)\b
  `,
    /\bmy (?:order|package|parcel|appointment|mail|delivery)\b|\bi(?:'m| am)\b/iu,
  ),
  tells(
    "interrupted",
    new RegExp(
      `\\b(?:our |the )(?:${machine}) (?:is|are|was|went|has|have) (?:\\p{L}+ )?(?:down|out|off|broken|dead|on the fritz|not working|acting up|died|broke)\\b|\\bno (?:hot )?(?:water|power|electricity|heating|wi-?fi|internet|phones?|card payments?) (?:today|this|at the|in the|until|right now|so)\\b|\\bcash only (?:today|tonight|this|until|right now|for now)\\b|\\b(?:service|class(?:es)?|lessons?|practice|rehearsal|training|dinner|lunch|brunch|meeting|market|storytime|yoga|sessions?|worship|quiz|choir|mass|pickup|opening|event|tonight's \\p{L}+|today's \\p{L}+) (?:is |are |has been |have been |was )?(?:cancell?ed|called off|off) (?:today|tonight|this|due|because|tomorrow|on|for|until)|\\b(?:closed|closing early|shut|opening late|open late) (?:\\p{L}+ ){0,3}(?:due to|because|unexpectedly|burst|power|snow|storm|ice|flood|staff)|\\b(?:rained|snowed|iced) (?:out|off)\\b|\\b(?:cancell?ed|closed|shut)\\b.*\\b(?:burst pipe|power (?:cut|outage)|no (?:power|water|heating))`,
      "iu",
    ),
    /\bmy\b|\b(?:hospital|funeral|died|death|bereavement|flood(?:ed|ing|s)?|fire)\b/iu,
  ),
  tells(
    "raised",
    /\b(?:we|you|they|kids|students|class|team|bake sale|raffle|auction|quiz|gala|walk|run|sale|market|stall|club|school|church|congregation|night) (?:\p{L}+ )*(?:raised|made|brought in|collected) (?:over |a total of |more than |nearly |almost |just over )?[$£€]?\d|^raised (?:over |more than |nearly |almost )?[$£€]?\d|\b(?:we|you|they) (?:\p{L}+ )?raised (?:enough|so much|the money|it all)\b|\b(?:hit|reached|smashed|met|beat) (?:our|the) fundrais\p{L}+ (?:goal|target)\b|\bdonated (?:by you|over|more than|[$£€]?\d)/iu,
    /\b(?:cancer|hospice|funeral|memor\p{L}+|victims?)\b/iu,
  ),
  tells(
    "helpers-wanted",
    pattern`
    \b(?:need|needs|needed|want|wanted|looking for|seeking|short of|could use|calling all|call for) (?:\p{L}+ |\d+ |a few ){0,3}(?:volunteers?|helpers?|hands|tenors|basses|sopranos|altos|singers|drivers|bakers|marshals|stewards|coaches|referees?|fosters|foster homes|mentors|readers|judges|ushers|chaperones?|goalkeepers?|players)\b
    |^volunteers? (?:\p{L}+ )?(?:needed|wanted|welcome)\b|\b(?:choir|band|team|club|troop|crew|pta|committee|orchestra|food pantry|library|shelter) (?:needs|is looking for|is short)\b|\bwho can (?:help|lend|spare)\b.*\b(?:saturday|sunday|set up|booth|stall|fair|bake sale|event)
  `,
    /\b(?:part|full)[- ]time\b|\bhiring\b|\bneed(?:s)? (?:a |an )?new\b|\bblood\b/iu,
  ),
  tells(
    "helpers-wanted",
    /\b(?:donate|give|giving|donating) blood\b|\bblood drive\b|\b(?:fair|festival|school|church|club|league|market|trunk or treat|program|pantry|museum|library|garden|garden club|parade|theat(?:re|er)) (?:still |really |urgently )?needs (?!to\b)\p{L}/iu,
  ),
  tells(
    "collecting",
    /\b(?:coat|toy|book|sock|blanket|food|clothing|clothes|school supply|school supplies|backpack|diaper|shoe|mitten|pajama|pet food) (?:drive|collection|swap box)\b|\b(?:collecting|gathering|taking) (?:\p{L}+ ){0,3}(?:donations?|coats|toys|blankets|cans|books|supplies|socks)\b|\b(?:donations?|drop[- ]offs?) (?:are )?(?:welcome|needed|wanted|accepted)\b/iu,
    /\b(?:earthquake|flood|fire|war|victims?|refugees?|hurricane|blood)\b|\bmy\b/iu,
  ),
  tells(
    "teaming-up",
    /\b(?:team(?:ed|ing)? up|partner(?:ed|ing)|collab(?:orat\p{L}+|bed|bing)?|joining forces|joined forces) (?:up )?with\b|\b(?:collab|collaboration)\b|\bour (?:new )?(?:partnership|collab\p{L}*) with\b/iu,
    /^how\b/iu,
  ),
  tells(
    "good-grade",
    pattern`
    \b(?:we|our \p{L}+|the (?:shop|bar|kitchen|school|farm|team)) (?:\p{L}+ )?(?:got|have|received|passed|earned|were (?:granted|awarded)|are now) (?:our |the |a |an )?(?:\p{L}+ )?(?:liquor|food|alcohol|premises|business|street|vendor)? ?(?:licen[cs]e|permit|certificat\p{L}+|certified|accredit\p{L}+|inspection|five star hygiene|hygiene rating|approval|grant)\b
    |\b(?:health|fire|safety|food) inspect(?:or|ion)\b.*\b(?:passed|gave|100|a\+?|perfect|clean|five|5)\b|\bpassed (?:our |the )?(?:\p{L}+ )?inspection\b
  `,
    /\bmy\b|\b(?:named|call(?:ed)?) (?:him|her|it|our|the)\b|\bdog\b|\bcat\b|\bbaby\b|\braffle\b|^we won(?:'t|$)/iu,
  ),
  tells(
    "first-order",
    /\b(?:first|1st)(?: ever| online| international| real| paying| etsy| wholesale| big)* (?:sale|order|customer|client|commission|booking|patient|lesson|payout)\b/iu,
    /\bfirst order of\b|\bhalf off\b|\d ?%|\boff (?:your|the) first\b|\byour first\b|\bfirst customer of the day\b|\bfree\b/iu,
  ),
  tells(
    "kind-words",
    new RegExp(
      `\\b(?:${customer})s? (?:\\p{L}+ ){0,3}(?:sent|wrote|said|told|left|brought|gave|mailed|made|drew|baked|tagged|dropped|hugged|thanked|cried|tipped|recommended)\\b|\\b(?:got|received|just got|left us|gave us|wrote us|sent us|posted) (?:\\p{L}+ ){0,3}(?:review|thank[- ]you (?:card|note|letter)|card|note|letter|photo|five stars?|5 stars?)\\b|\\b(?:a|another|our) (?:\\p{L}+ )?(?:five|5)[- ]star review\\b|\\b(?:kind|nice|lovely|sweet) (?:words|review|message|note)s?\\b`,
      "iu",
    ),
    /\b(?:bad|terrible|awful|one[- ]star|rude|complain\p{L}*|wrong|nothing|1[- ]star|mean|angry|my)\b|\breview us\b|^leave\b|\bbirthday card\b|\bsaid (?:yes|no)\b|\b\d+ (?:\p{L}+ )*reviews\b/iu,
  ),
  tells(
    "home-sold",
    /\bunder (?:contract|offer)\b|\bclosing day\b|\b(?:sale agreed|sold stc|offer accepted|closed on (?:\p{L}+ )+for (?:my|our) clients?)\b|\b(?:house|home|condo|property|listing|apartment|flat)s? (?:just )?sold (?:in|over|above|for|after|within)\b|^(?:just )?sold (?:in|over|above|within) \p{L}+|\bkeys? (?:handed )?(?:over )?to (?:our|my|their|the) (?:buyers?|clients?|first[- ]time buyers?)\b/iu,
  ),
  tells(
    "listing",
    /\bjust listed\b|\b(?:new|coming soon|fresh) (?:listing|to (?:the )?market|on the market)\b|\bhits? the market\b|\bprice (?:improvement|reduced|drop) (?:on|at|in)\b|\b\d[- ]?(?:bed|br|bedroom|bdrm)s?\b/iu,
    /\bmy\b|\bmade\b/iu,
  ),
  tells(
    "lost-found",
    new RegExp(
      `\\b(?:somebody|someone|whoever|a customer|a guest|one of you) (?:\\p{L}+ )?(?:left|forgot|lost|dropped) (?:a|an|the|their|your|his|her|this|one|some) .*\\b(?:at|in|on|here|behind|table|counter|${premises})\\b|\\b(?:left behind|lost (?:and|&|property) found|lost property)\\b|^found[: ].*\\b(?:at|in|outside|by|near) (?:our|the) (?:${premises}|parking lot|car park|hall|playground|bathroom)\\b|^(?:whose|who(?:'s| is) missing|who lost)\\b|\\blost and found\\b`,
      "iu",
    ),
    /\bmy\b|\b(?:child|baby|toddler)\b/iu,
  ),
  tells(
    "sweet-regular",
    /\bha(?:s|ve) been (?:coming|a (?:\p{L}+ )?(?:customer|client|regular|member|patient)|with us|buying|eating|ordering|visiting|our \p{L}+)\b.*\b(?:years?|since|every|decades?|ever)\b|\b(?:our|a) (?:\p{L}+ )?(?:favou?rite |loyal |oldest |longest )?regulars?\b|\bsame (?:order|table|seat|booth|stool) (?:every|since|for)\b|\borders the same\b/iu,
    /\b(?:my|i)\b|\bregular (?:hours|price|menu|season|schedule|programming)\b/iu,
  ),
  tells(
    "good-guest",
    /\b(?:first|1st) (?:groom|grooming|bath at|vet visit|check-?up|nail trim|day at daycare|spa day)\b|\b(?:was|is|were) (?:an? )?(?:absolute |total |real |little |such an? )?(?:angel|star|champ|trooper|sweetheart|good (?:boy|girl)|brave|so good|superstar|gentleman) (?:at|for|during|on|in|today|with|through)?\b.*\b(?:groom\p{L}*|vet|bath|nails?|clip|exam|dentist|chair|today)\b|\b(?:groom|grooming|bath|vet visit|check-?up)\b.*\b(?:angel|star|champ|trooper|sweetheart|good (?:boy|girl)|brave)\b/iu,
    /\bmy first\b/iu,
  ),
  tells(
    "handover",
    /\b(?:second|third|fourth|fifth|next|2nd|3rd|4th) generation\b|\b(?:takes?|taking|took) over (?:the|our|from|my (?:dad|father|mother|mom|parents|grand\p{L}+|uncle|boss))\b.*\b(?:shop|store|business|farm|bakery|salon|restaurant|studio|caf[eé]|practice|garage|family|from)\b|\b(?:handing|handed|passing|passed) (?:over )?(?:the )?(?:keys|reins|torch|apron|shop|baton) (?:over |on )?to\b|\bunder new (?:ownership|owners|management)\b|\bnew owners?\b|\b(?:bought|buying|sold|selling) (?:the|our|my) (?:shop|store|bakery|salon|business|caf[eé]|restaurant|practice)\b/iu,
    /\b(?:iphone|ipad|airpods|console|car|raspberries|dog owners?|cat owners?|home ?owners?)\b/iu,
  ),
  tells(
    "season-end",
    /\b(?:last|final) (?:market|day|weekend|week|batch|farmers'? market|stall|sunday|saturday|race|service|show|swim|outdoor \p{L}+|boat|scoop|harvest) of (?:the|our|this) (?:season|year|summer|run|term)\b|\b(?:stand|stall|farm|patio|pool|garden|kiosk|market|shack|truck|terrace|trail|campground|orchard) (?:is |has |now )?(?:clos(?:es|ing|ed)|shuts?|shutting)\b.*\b(?:season|winter|sunday|saturday|year|frost|weekend|monday|october|november)\b|\b(?:that's|it's) a wrap (?:on|for)\b|\bend of (?:the |our )?(?:market |summer |tour |farm |growing )?season\b(?! sale)|\bclosed for the (?:season|winter)\b/iu,
    /\b(?:school|sale|discount|off|my)\b/iu,
  ),
  tells(
    "back-open",
    /\b(?:we(?:'re| are)|the (?:\p{L}+ )?(?:shop|store|kitchen|caf[eé]|bakery|bar|studio|salon|truck|pool|library|gym|patio|clinic|farm shop)(?: is)?|is|are) (?:finally |officially |now )?(?:back (?:from (?:our )?(?:break|vacation|holidays?|renovat\p{L}+|maternity|summer|winter)|(?:and )?open|in business|in the (?:shop|studio|kitchen|salon)|up and running)|open again|reopen\p{L}*|re-open\p{L}*)\b|\breopen(?:ed|ing|s)?\b|\bre-?opening\b|\bopen again\b/iu,
    /\bmy\b|\b(?:maternity|paternity|parental) leave\b/iu,
  ),
  tells(
    "new-intake",
    /\b(?:accepting|taking(?: on)?|welcoming|room for|open to|looking for|seeing) (?:\p{L}+ )?new (?:\p{L}+ )?(?:patients?|clients?|students?|members?|pupils?|customers?|families|players)\b|\bnew (?:patients?|clients?|members?|students?) (?:are )?(?:always )?welcome\b|\b(?:books?|roster|waitlist|client list) (?:is|are) (?:now )?open\b/iu,
  ),
  tells(
    "match-won",
    new RegExp(
      `\\b(?:we|under[- ]?\\d+s?|u-?\\d+s?|(?:our|the) (?:\\p{L}+ ){0,2}(?:team|boys|girls|lads|ladies|women|men|squad|eleven|side|club|u\\d+s?|juniors|seniors|varsity|firsts|seconds)|\\p{Lu}\\p{L}+s) (?:\\p{L}+ )?(?:won|beat|win|are (?:the )?champions|take the|clinch\\p{L}*|through to the)\\b.*\\b(?:\\d+[-–]\\d+|match|game|cup|league|derby|final|semi\\p{L}*|title|tournament|championship|season|trophy|champions)\\b|^\\d+[-–]\\d+ (?:win|victory)\\b|\\b(?:league|state|county|district|conference|regional) champions\\b`,
      "iu",
    ),
    /\b(?:lost|never|almost|haven't|i|my)\b/iu,
  ),
  tells(
    "match-lost",
    new RegExp(
      `\\b(?:we|under[- ]?\\d+s?|u-?\\d+s?|(?:our|the) (?:\\p{L}+ ){0,2}(?:team|boys|girls|lads|ladies|women|men|squad|eleven|side|club|juniors|varsity)) (?:\\p{L}+ )?(?:lost|went down|got beaten|were beaten|drew|got knocked out|fell short|went out)\\b.*\\b(?:\\d+[-–]\\d+|match|game|cup|league|derby|final|semi\\p{L}*|penalt\\p{L}+|tournament|overtime|extra time)\\b|^(?:tough|narrow|hard|heartbreaking|close) (?:loss|defeat)\\b|^lost \\d+[-–]\\d+`,
      "iu",
    ),
    /\b(?:i|my)\b/iu,
  ),
  tells(
    "job-done",
    pattern`
    ^before (?:and|&|\/|-|n|to) after\b|\bbefore[- ]and[- ]afters?\b|\b(?:kitchen|bath(?:room)?|basement|roof|deck|patio|lawn|fence|driveway|extension|porch|staircase|attic|loft) (?:\p{L}+ ){0,2}(?:is |are |all |now |finally )*(?:done|finished|complete(?:d)?|transformed|transformation|remodel(?:ed)?|makeover|reno(?:vation)?)\b
    |^(?:just |we |we just |today we |finally )*(?:finished|completed|installed|replaced|refinished|restored|rewired|retiled|repainted|re-roofed|fitted|unblocked|unclogged|landscaped|pressure washed|wrapped up) (?:a|an|the|this|another|two|three|\d+) (?:[\p{L}\d'-]+ ){0,5}(?:kitchen|bath(?:room)?|boiler|roof|deck|patio|garden|lawn|fence|driveway|extension|floors?|stairs?|staircase|windows?|job|project|install|remodel|water heater|furnace|drains?|sink|panel|wiring|chair|table|sofa|dresser|wedding|shower|toilet|chimney|house|barn|piano|install)\b
  `,
    /\b(?:weight|braces|diet|haircut|pregnan\p{L}+|surgery|my (?:hair|body|skin|nails|teeth|face|brows|glow))\b|\bbook\b/iu,
  ),
  tells(
    "new-gear",
    /\b(?:new|brand[- ]new|used|second[- ]hand) (?:\p{L}+ ){0,3}(?:machine|oven|kiln|press|printer|mixer|roaster|tractor|mower|van|truck|trailer|loom|lathe|saw|grill|smoker|fryer|freezer|fridge|laser|scanner|x-ray|camera|lens|sign|till|sewing machine|chairs?|furnace|minibus|bus|excavator|digger) (?:is|are|has|have|just|finally) (?:finally |just |now )?(?:in|here|arrived|installed|up and running|landed|being delivered|ready|running|working|set up)\b|\bwe (?:finally |just )?(?:bought|got|invested in) (?:a|an|our own|the) (?:new |second |bigger |proper |used )?(?:\p{L}+ ){0,2}(?:machine|oven|kiln|press|printer|mixer|roaster|tractor|van|truck|trailer|loom|lathe|laser|scanner)\b/iu,
    /\bmy\b|\b(?:ice cream truck|food truck)\b/iu,
  ),
  tells(
    "getting-ready",
    new RegExp(
      `\\b(?:hung|hanging|put up|painted|painting|mounted) (?:the|our|up the|up our|a) (?:\\p{L}+ )?(?:sign|walls?|shelves|storefront|shopfront|front)\\b|\\b(?:building|fitting|fit) out (?:the|our)|\\b(?:sign|shelves|floor|counter|windows) (?:is|are|went|going) (?:finally |now )?(?:up|in)\\b|\\b(?:getting|almost|nearly|not quite) ready (?:to open|for opening|for our opening)\\b|\\b(?:signed|got) (?:the|our|a) lease\\b|\\b(?:renovation|build(?:ing)?|construction|shop fit) (?:update|progress|week|day)\\b|\\bgot the keys to (?:our|the) (?:new )?(?:${premises})\\b`,
      "iu",
    ),
    /\b(?:bedroom|nursery|kids?|apartment|bathroom|my)\b/iu,
  ),
  tells(
    "busy-day",
    /\b(?:busiest|craziest|wildest) (?:\p{L}+ ){0,2}(?:day|weekend|saturday|sunday|friday|monday|week|month|night|service|shift|morning|season|december|christmas)\b|\bline (?:was |is |went |going )?(?:out|around|down) the (?:door|block|street|corner)\b|\b(?:what a|crazy|insane|manic|wild) (?:\p{L}+ )?(?:weekend|service|rush|day|saturday|night) (?:at|in) (?:the|our) \p{L}+|\b(?:served|fed|baked|packed|made|cut|groomed|poured|sold) (?:over |more than |nearly |almost )?\d{2,}\b.*\b(?:today|tonight|yesterday|weekend|morning|saturday|sunday|week|service|hours)\b/iu,
    /\bmy\b|\bi\b/iu,
  ),
  tells(
    "quiet-day",
    new RegExp(
      `\\b(?:slow|quiet|dead|sleepy|calm) (?:\\p{L}+ ){0,2}(?:at|in) (?:the|our) (?:${premises})\\b|\\b(?:not a single|no) (?:customer|client|soul)s? (?:today|all (?:day|morning)|yet|in|so far)\\b|\\b(?:shop|store|caf[eé]|studio|salon|stall) is (?:so |very |really |too )?(?:quiet|dead|empty|slow)\\b`,
      "iu",
    ),
    /\bfuneral\b/iu,
  ),
];
