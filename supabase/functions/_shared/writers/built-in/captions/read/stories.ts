import { pattern } from "../../../../domain/text/pattern.ts";
import { isClause } from "./noun.ts";
import { says, type SituationRule } from "./situations.ts";

const pet =
  "(?:cats?|dogs?|puppy|puppies|kittens?|toddler|kids?|hamster|parrot|rabbit|goat|goats|horse|chickens?|hens?|baby|son|daughter|twins|raccoons?|squirrels?|seagulls?|ducks?|goose|geese|cow|pony|ferret|bird)";

const animals =
  "cats?|dogs?|pupp(?:y|ies)|kittens?|hounds?|rabbits?|bunn(?:y|ies)|hamsters?|hens?|parrots?|ferrets?|rats?|guinea pigs?|horses?|pon(?:y|ies)|donkeys?|tortoises?|beagles?|greyhounds?|chihuahuas?|labs?|labradors?|pitbulls?|tabby|goats?|chickens?";

/** What is somewhere or comes from somewhere is no person: "Gelato in Rome". */
export const inside = / (?:in|at|from|near|on) /u;

/** What people tell, feel and remember, and names of people and places. */
export const stories: readonly SituationRule[] = [
  says(
    "slang",
    ["unknown", "thing", "feeling", "how-to"],
    /\b(?:delulu|rizz|no cap|slaps|slay|ick|bussin|vibe check|main character|touch grass|girl dinner|girl math|hot girl|roman empire|it's giving|lowkey|highkey|brat summer|npc|sus|yeet|bae|fomo|yolo|goat(?:ed)?|glow up|beige flag|red flag|green flag|gatekeep|rent free|understood the assignment|skibidi|sigma|aura|bet|drip|left no crumbs|no crumbs|ate that|we ride at dawn|plot armou?r|feral|goblin mode|rot(?:ting)? in bed|bed ?rot(?:ting)?|side quest|lore (?:drop|unlocked)|canon event|flop era|villain era|soft launch|hard launch|hot mess|iykyk|low ?key|high ?key|mother is mothering|slayed the|cooked)\b/iu,
    {
      not: /\b(?:goat (?:cheese|yoga|farm|milk)|goats?$|drip (?:coffee|irrigation)|slay bells|aura (?:photo|ring)|feral (?:cat|cats|kitten|kittens|pig|hog|dog)|\p{L}+ cooked|cooked (?:a|the|my|our|for|dinner|lunch|breakfast|with|in|by|\p{L}+))\b|^(?:my|our|the|a|baby|two) /iu,
    },
  ),
  says(
    "memory",
    ["story", "unknown", "day", "thing", "feeling"],
    /^(?:throwback|flashback|#?tbt|remember(?:ing|(?= (?:when|this|that|the)\b))|reminiscing|thinking back|back when|looking back|this time last year|years ago today|memories)\b|\b(?:old photos?|back in the day|memory lane|throwback|nostalgia)\b/iu,
  ),
  says(
    "longing",
    ["feeling", "unknown", "story"],
    /^(?:so |really |still |always |already |currently )*(?:missing|dreaming (?:of|about)|longing for|craving|daydreaming|wishing (?:i|we|for)|need(?:ing)? (?:a |my |some |this |more )|take me (?:back|to)|wanderlust|homesick for|i (?:miss|want|need|wish|dream))\b/iu,
    {
      not: /\bmissing (?:person|since|people|dog|cat|child)\b|\bi (?:want|need) to (?:quit|cry|die|scream)\b/iu,
    },
  ),
  says("request", ["how-to", "unknown"], /^(?:start|stop|keep|try|remember to|don't forget|never|always) \p{L}+/iu, {
    forms: ["phrase", "request"],
  }),
  says(
    "story-good",
    ["milestone", "story", "unknown"],
    /^(?:i |we |just |officially )*became (?:an? )?(?:grand\p{L}+|aunt|auntie|uncle|mom|mum|dad|mother|father|parents?|big (?:brother|sister))\b/iu,
  ),
  says(
    "story-good",
    ["story"],
    /\b(?:said yes|proposed|got engaged|rescued|surprised (?:me|us|him|her|them)|showed up|cheered|got engaged|brought (?:me|us)|thanked|made my day|returned my|paid for (?:my|our)|waited for (?:me|us)|dream come true|good news|helped (?:me|us)|hugged|built|saved|slayed|crushed|aced|rocked (?:her|his|their|the|it)|nailed (?:her|his|their|the|it)|smashed (?:her|his|their|the|it)|killed it|gave (?:me|us)|baked (?:me|us)|invited (?:me|us)|nobody cared)\b/iu,
    {
      forms: ["sentence"],
      not: /\b(?:forgot|lost|late|failed|broke|burn\w*|killed it (?:in|within|after|before))\b/iu,
    },
  ),
  says(
    "mischief",
    ["story", "unknown", "milestone", "event"],
    new RegExp(
      `\\b${pet} (?:\\p{L}+ )?(?:knocked|ate|eats|stole|steals|chewed|destroyed|drew|escaped|broke|spilled|hid|hides|bit|dug|climbed|peed|threw|painted|licked|unrolled|scratched|jumped|chased|barked at|sat on|stuck|flushed|opened|ripped|shredded|ruined|buried|rolled in|refuses|judges|judging|attacked)\\b`,
      "iu",
    ),
  ),
  says(
    "mishap",
    ["story", "unknown", "thing", "event", "milestone", "feeling"],
    pattern`
    \b(?:phone|laptop|battery|camera|car|truck|van|watch|tablet|computer|fridge|freezer|oven|dishwasher|washing machine|dryer|boiler|furnace|air con\p{L}*|ac|mixer|printer) (?:just |finally |has |have )?(?:died|quit|gave up|stopped working)\b
    |\b(?:fell (?:into|in|off|down|over|on|apart)|forgot|forgotten|burn(?:ed|t) (?:the|my|our|dinner|lunch|breakfast|it|toast|cookies|dinner)|missed (?:the|my|our)|left without|overslept|spill(?:ed|t)|locked (?:myself|out|ourselves)|dropped (?:my|the|our|it)|ran out of|broke (?:down|my|the|our)|crashed|ruined|got lost|lost (?:my|our|the) (?!way|mum|mom|dad|job|house|home|wife|husband|son|daughter|sister|brother|best|baby|dog|cat|father|mother|grand\p{L}+)\p{L}+|lost (?:luggage|keys)|flat (?:tyre|tire)|power (?:went out|cut|outage)|rained on|tripped over|wrong (?:train|bus|size|number|address|day|order|turn|direction|way|door|room|floor|shoes|house|car|name|kid)|two different (?:shoes|socks)|swallowed (?:water|a fly|my)|(?:leaned|wobbled|toppled|tipped over)|stuck in (?:the|an|a)|delayed|cancel(?:l)?ed|flight got|shrank|shrunk|cracked|shattered|exploded|flooded the kitchen|went wrong|together backwards|upside down|inside out|dyed (?:all|everything|my|the) (?:\p{L}+ ){0,3}(?:pink|blue|gray|grey|green)|fail(?:ed)?|disaster|oops|blew away|blew over|melted|collapsed|wi-?fi (?:is|went) (?:down|out)|autocorrect\p{L}*|sent (?:it|the|a) (?:text|email|message) to the wrong|out of order|(?:nobody|no one) (?:came|showed up|turned up)|broke(?=$| (?:again|today|on|the day|in|two|mid))|jammed|rained out|(?:got|was|were) stolen
    |(?:someone|somebody) stole|(?:frost|slugs?|snails?|deer|squirrels?|hail) (?:killed|ate)|lost (?:his|her|their) (?:mittens?|gloves?|shoes?|jacket|coat|phone|keys?|glasses|reading glasses|backpack|lunch ?box|retainer|hat)|broken (?!record)\p{L}+|burnt (?!out)\p{L}+)\b
  `,
    {
      not: /\bdropped (?:[\p{L}']+ ){1,4}off\b|\bruined .+ for me\b|\bcancell?ed (?:\p{L}+ )*subscriptions?\b|\bbroke (?:the|a|my|our|his|her|their) (?:own )?(?:[\p{L}-]+ )?record\b|\bfailed (?:to|state|marriage|bank)\b|\bi forgot (?:how|what) (?:good|much|fun|beautiful)\b|\bfell in love\b|\bfailing\b|\bnever forgot\b/iu,
    },
  ),
  says(
    "pet-adoption",
    ["story", "milestone", "unknown", "day", "event"],
    new RegExp(
      `\\b(?:adopted|rescued|brought home|fostered|fostering|adopting) (?:an? |our |my |this |two |three |another |the )(?:[\\p{L}-]+ ){0,3}(?:${animals})\\b|\\b(?:adoption|gotcha|homecoming) day\\b`,
      "iu",
    ),
    { not: /\b(?:child|son|daughter|kids?|brother|sister|at the shelter|event|fair)\b/iu },
  ),
  says(
    "new-keys",
    ["story", "milestone", "unknown", "thing", "feeling"],
    /\b(?:got|have|picked up|collected|holding|handed) (?:us |me )?(?:the|our|my) (?:new |house |apartment )?keys\b(?! (?:stuck|stolen|wet|locked))|\bkeys (?:in hand|day)$|\bkeys to (?:our|my|the) (?:\p{L}+ )?(?:home|house|apartment|flat|place|studio|shop)\b/iu,
    { not: /\b(?:lost|forgot|left|car keys|piano)\b/iu },
  ),
  says(
    "arrival",
    ["story", "unknown", "milestone", "launch", "thing", "place", "feeling"],
    pattern`
    ^(?:finally|at last)\b(?! (?:told|quit|said|finished|learned|tried|passed|made|did|ran|swam|hit|beat|won|got|fixed|built|cleaned|painted|booked|reached|cracked|nailed|understood|managed|started|stopped))|\b(?:arrived|has arrived|have arrived|is finally here|are finally here|came in the mail|just got here|made it home|back home)\b|\bmov(?:ed|ing) (?:into|in)\b|\bkeys to\b|^(?:home|back) (?:at last|again|from|sweet)\b|\b(?:couch|sofa|order|package|parcel|bed|baby|puppy|kitten|car|bike|desk|piano) (?:is|are) here\b|\bnew home\b
  `,
  ),
  says(
    "reunion",
    ["story", "event", "unknown", "feeling"],
    /\b(?:reunited|reunion|back together|together again|is in town|came to visit|surprise visit|\b(?:ran|bumped) into (?:my|an?|our|his|her|the) (?!wall|door|problem|pole|tree|table|chair|issue)\p{L}+|visiting (?:me|us)|home for the|long[- ]lost|hadn't seen|haven't seen|see(?:ing)? (?:my|our|each) \p{L}+ (?:again|after)|catching up with|old friends?)\b/iu,
    { not: /\bclass reunion\b/iu },
  ),
  says(
    "decision",
    ["story", "milestone", "unknown", "how-to"],
    /\b(?:i|we) (?:finally |just |officially )?(?:said no|quit|told|sold|deleted|decided|left (?:my|the|our|corporate)|gave up|gave away|chose|changed (?:my|careers)|booked|unsubscribed|cut (?:my|all)|shaved|dyed|stopped|started|signed up|bought)\b|^(?:just |finally )?(?:cut|chopped|bleached) (?:all )?my (?:own )?(?:hair|bangs|fringe)\b|\bchanging careers\b|\bquit my\b|\bdeleted (?:the|my|all)\b|\bdigital detox\b|\bnew chapter\b/iu,
    {
      not: /\b(?:gave up my seat|stopped (?:trying|by|at|for|counting|caring)|started (?:crying|laughing|raining)|by (?:mistake|accident))\b/iu,
    },
  ),
  says(
    "waiting",
    ["story", "unknown", "feeling", "place"],
    /^(?:still |just |always |currently )*wait(?:ing|ed)\b|\bwaiting (?:for|at|on|in)\b|\bstill (?:no|loading|not here)\b|\bon hold\b|\bin line for\b|\bqueu(?:e|ing)\b/iu,
  ),
  says(
    "learning",
    ["story", "unknown", "how-to", "milestone", "thing"],
    /^(?:i'm |still |trying to |currently |finally )*(?:learn(?:ing)?|tak(?:e|ing) up|teach(?:ing)? myself|practi[cs]ing|trying to (?:learn|understand|master|play|cook|bake|draw|sew|speak))\b|\bbeginner'?s?\b(?= (?:luck|class))/iu,
  ),
  says(
    "first-time",
    ["milestone", "event", "thing", "unknown", "day", "story"],
    /^(?:my |our |the |a |his |her |their |your )?(?:very )?first\b|\b\p{L}+'s (?:very )?first\b|\bfor the (?:very )?first time\b|\bfirst[- ]ever\b|\bmy first\b|\bbaby's first\b|\bfirst time\b/iu,
    {
      not: /\bfirst (?:things|snow|frost|rain|sip|bite|light|coffee|strawberries|tomatoes|tomato|warm day|day of (?:spring|summer|autumn|fall|winter)|day back|week back|class|aid|responder|lady|name|floor|person)\b/iu,
    },
  ),
  says(
    "working",
    ["story", "unknown", "thing", "event", "place", "person", "day", "milestone"],
    /\b(?:packing orders|back to work|back at (?:work|the office)|back in the (?:office|classroom)|night shift|early shift|double shift|behind the scenes|bts|work in progress|wip|shooting at|on set|in the studio|at the (?:bench|easel|wheel|workshop|stall)|prepping|late night at the|studio day|shop day|setting up|deadline|overtime|busy day|long day at|day at work|workday|work trip|first shift|last shift)\b/iu,
  ),
  says(
    "complaint",
    ["feeling", "story", "unknown", "question"],
    /\b(?:hates? me|so (?:expensive|annoying|slow|loud)|why is (?:everything|it so|my)|sick of|tired of|fed up|over it|so done with|done with (?:adulting|people|today|this|every(?:one|thing)|winter|dating|life)|worst|annoying|the audacity|can we not|enough with|seriously\?|again\?!)\b/iu,
    { not: /\bhates? (?:baths|the|rain|vacuum)\b/iu },
  ),
  says(
    "praise",
    ["feeling", "story", "thing", "unknown", "place"],
    /\bbest (?:\p{L}+ ){1,3}(?:in (?:town|the|my|\p{Lu}\p{L}+)|ever|of (?:my|the))\b|\b(?:is|are|was) (?:so |just |absolutely )?(?:amazing|incredible|delicious|unreal|perfect|gorgeous|beautiful|the best|everything|to die for|insane|magic|heaven|lovely|great)\b|\bto die for\b|\b(?:highly )?recommend\b|\bi love (?:this|my|our|these|how)\b|\bunderrated\b|\bobsessed with\b|\bwicked good\b/iu,
    { not: /\b(?:do not|don't|wouldn't|can't) recommend\b/iu },
  ),
  says(
    "feeling-tired",
    ["feeling", "unknown"],
    /\b(?:tired|exhausted|burn(?:t|ed) out|sleepy|bored|drained|sore|can't feel my|need a nap|running on|wiped out|knackered|done with today|low battery)\b/iu,
  ),
  says(
    "feeling-low",
    ["feeling", "unknown"],
    /\b(?:nervous|anxious|lonely|homesick|overwhelmed|imposter|impostor|sad|stressed|worried|scared|terrified|insecure|blue|melancholy|lost$|feel(?:ing)? lost|stuck|overthinking|sunday scaries|stage fright|heartbroken|jealous|awkward)\b/iu,
    {
      not: /\b(?:get lost|blue (?:sky|hour|dress|hoodie|jeans|\p{L}+))\b/iu,
    },
  ),
  says(
    "complaint",
    ["feeling", "unknown"],
    /^(?:way |just |it's |much |simply )*too (?:hot|cold|early|late|busy|much|loud|humid|windy|expensive|many|wet|dark) (?:to|for|in|already|again)\b/iu,
  ),
  says(
    "feeling-good",
    ["feeling"],
    /^(?:just |still |currently |always )*(?:vibing|chilling|unbothered|thriving|glowing|blooming|living (?:my|our) best life|on cloud nine|in my element)\b|\b(?:proud|excited|happy|grateful|thankful|blessed|in love|peaceful|hopeful|content|joy|relieved|inspired|motivated|cozy|cosy|alive|lucky|calm|giddy|optimistic|thrilled|ready for|pride|bliss|contentment)\b/iu,
  ),
  says(
    "journey",
    ["place", "event", "thing", "unknown", "day"],
    /\b(?:road ?trip|ferry|train|flight|sailing|cruise|weekend|days?|week|summer|night|stopover|layover|backpacking|getaway|honeymoon|drive|trip|hike|ride|escape) (?:to|through|in|across|around|along|over|up) \p{Lu}|\b(?:moved|moving|off|headed|flying|on (?:my|our) way|travell?ing|driving|back|heading) to \p{Lu}|\b(?:backpacking|interrailing|driving|cycling|hiking|walking) (?:through|across|around|in) \p{Lu}/u,
  ),
  {
    situation: "group-name",
    intents: ["person", "place"],
    suits: ({ subject, intent, noun }) =>
      (intent === "person" || noun === "name") &&
      /\b(?:choir|band|team|club|fc|united|orchestra|crew|quartet|society|association|collective|ensemble|academy|school|college|university|league|squad|rovers|dance company|scouts|ladies|boys|girls)\b/iu.test(
        subject,
      ),
  },
  {
    situation: "business-name",
    intents: ["person", "place"],
    suits: ({ subject, intent, noun }) =>
      (intent === "person" || noun === "name") &&
      /\b(?:caf[eé]|studios?|bakery|bakehouse|roastery|taproom|brewing|tavern|creamery|nursery|dental|pediatrics|orthodontics|chiropractic|dermatology|physiotherapy|counseling|insurance|realtors|roofing|plumbing|& sons?|and sons?|salon|barbers?|clinic|restaurant|bistro|bar|pub|inn|hotel|shop|store|boutique|books?|bookshop|florist|flowers|garage|motors|auto|fitness|gym|yoga|law|llp|llc|ltd|inc|gmbh|co|company|labs?|works|pizzeria|brewery|coffee|roasters|kitchen|deli|diner|grill|spa|vets?|veterinary|pharmacy|opticians?|design|media|agency|events|catering|electric|landscaping|realty|properties|group|consulting|tattoo|ink|ceramics|pottery|farm|winery|vineyard|cleaners|cleaning|repairs?|care|health|therapy|music|gallery|press|records|foods?|market|bank|legal|physio|hair|nails|beauty|barbershop)\.?$|^(?:studio|caf[eé]|casa|atelier|restaurant|hotel|bar|salon|pension|trattoria|pizzeria|maison|chez|villa) \p{Lu}/iu.test(
        subject,
      ),
  },
  {
    situation: "person",
    intents: ["person"],
    suits: ({ intent, subject }) => intent === "person" && !inside.test(subject),
  },
  {
    situation: "place",
    intents: ["place"],
    suits: ({ intent, subject }) => intent === "place" && !isClause(subject),
  },
];
