import { pattern } from "../../../text/pattern.ts";

/* English phrases about death, grief, parting and people who are missing. */

/** Phrases of mourning: "rest in peace", "gone too soon". */
const inMemory = pattern`
  \brest(?:s|ed|ing)? in (?:peace|power)\b
  |\br\.?i\.?p\b
  |^rest easy,? (?:(?:my|our|dear|sweet|big|old|little) )*(?:uncle|aunt|auntie|grand\w+|nana?|gran|papa|mama|mom|mum|dad
    |pops|brother|sister|bro|cousin|friend|buddy|angel|king|queen|champ|legend|coach|soldier|boy|girl|pup)\b
  |\bpass(?:ed|es|ing) (?:away|peacefully|in (?:her|his|their) sleep)\b
  |\b(?:mom|mum|mama|mother|dad|papa|father|grand\w+|nana?|gran|husband|wife|brother|sister|uncle|aunt|dog
    |cat) passed(?: on| last night| yesterday| this (?:morning|week)| today|$)
  |\b(?:dad|mom|mum|grand\w+|nana?|gran|brother|sister|you|birthday|christmas|missing \w+)(?: \w+)? (?:up )?in heaven\b
  |\bin the line of duty\b
  |\bin loving memory\b
  |\bgone too soon\b
  |\brainbow bridge\b
  |\bin memory of\b
  |\blife support\b
  |\bend[- ]of[- ]life\b
  |\b(?:days|weeks|months) (?:left )?to live\b
  |\b(?:my|our|his|her|their) (?:\w+ )?(?:dog|cat|pet|horse|mom|mum|mother|dad|father|brother|sister|grand\w+|nan|nana
    |wife|husband|friend|uncle|aunt|son|daughter) (?:only |just |may )?(?:has|have) (?:only |just |about |maybe )?
    (?:\w+ ){0,2}(?:days?|weeks?|months?) left\b
`;

/** A pet that was put to sleep, or did not survive. */
const petsDeath = pattern`
  \b(?:dogs?|cats?|puppy|pup|kitten|horse|pony|mare|rabbit|bunny|hamster|guinea pig|parrot|ferret|goat|cow|pets?
    |retriever|labrador|greyhound|beagle|hound|terrier|tabby)\b,? (?:[\p{L}']+ ){0,4}put (?:to sleep|down)\b
  |\bput(?:ting)? (?:my|our|his|her|their|the) (?:[\p{L}\d'-]+ ){0,5}(?:dogs?|cats?|puppy|pup|kitten|horse|pony|mare|rabbit
    |bunny|hamster|parrot|ferret|goat|pets?|retriever|labrador|greyhound|beagle|hound|terrier|tabby)(?: \p{L}+)? (?:down|to sleep)\b
  |\b(?:dog|cat|puppy|pup|kitten|horse|pony|rabbit|hamster|parrot|pet|foal|calf|lamb) (?:didn['’]?t|did not) make it
    (?! (?:to|into|past|up|through|on time|out|outside|home))
  |\beuthan\p{L}+
  |\bvet (?:said|says|thinks|told us) (?:it's|it is|that it's) time\b
`;

/** Somebody dear is lost, missed or remembered: "without my nan". */
const lostSomebody = pattern`
  \b(?:lost|losing|loss of|miss(?:ing)?|without|anniversary of|burying|buried|remembering
    |goodbye(?:,)?(?: to)?) (?:you |\w+ )?(?:my|our|his|her|their) (?:\w+ )?(?:mom|mum|mother|dad|father|brother
    |sister|sibling|twin|son|daughter|baby|bab(?:y|ies)|child|grand\w+|nan|nana|gran|wife|husband|partner|spouse
    |fianc\w+|friend|best friend|uncle|aunt|cousin|nephew|niece|dog|cat|puppy|kitten|horse|rabbit|pet|colleague
    |teacher|neighbou?r)\b
`;

/** The same without "my", as one speaks of one's family: "remembering dad". */
const rememberedParent = pattern`
  \b(?:remembering|burying|buried|lost|losing) (?:mom|mum|mama|mother|dad|papa|father|grand\w+|nana?|gran)\b
`;

/** Something is lost that matters: "lost everything", "pregnancy loss". */
const lostSomething = pattern`
  \b(?:lost|losing) (?:the|my|our|his|her|their) (?:farm|battle|fight|baby|job|home|house|shop|business
    |business(?:es)?|pregnancy|sight|hearing|leg|arm|licen[cs]e|savings|everything)\b
  |\blost everything\b
  |\blosing (?:a|an|my|our|the) (?:patient|friend|colleague|child|parent|baby|pregnancy|pet)\b
  |\bloss of (?:a|an|my|our|the)\b
  |\bpet loss\b
  |\bjob loss\b
  |\bbaby loss\b
  |\bpregnancy loss\b
  |\bhair loss from\b
  |\blost without (?:you|him|her|them|(?:my|our) \p{L}+)\b(?<!\b(?:coffee|phone|planner|calendar|playlist|lists?))
`;

/** Days without somebody: "Christmas without him", "the empty chair". */
const withoutThem = pattern`
  \bno longer with us\b
  |\bmiss(?:ing)? you,? (?:dad|mum|mom|mama|papa|grand\w+|nana|gran|granny|brother|sister|my)\b
  |\bgained an angel\b
  |\bloneliness\b
  |\b(?:christmas|birthday|father'?s day|mother'?s day|easter|thanksgiving|holiday|year|week|day|christmas|thanksgiving) without (?:(?:my |our )?family|him|her
    |them|dad|mum|mom|grand\w+|you)\b
  |\bsince (?:she|he|they|mum|mom|dad) (?:died|passed|left|went)\b
  |\bfirst (?:christmas|thanksgiving|birthday|easter|holiday|holidays) (?:apart|alone|without)\b
  |\b(?:the|an) empty chair\b
`;

/** Death by its words. */
const death = pattern`
  \b(?:died|dying|dies|is dead|was killed|were killed|killed in|has died|death of|deaths?|dead)\b
`;

/** The end of a relationship: "called off the wedding", "getting divorced". */
const separation = pattern`
  \bend of (?:my|our|a|the) (?:marriage|relationship|engagement|life)\b
  |\bseparat(?:ed|ion|ing) from my\b
  |\b(?:he|she|they) (?:left me|said no)\b
  |\bsingle again\b
  |\bempty chair\b
  |\bcalled off the wedding\b
  |\bcustody\b
  |\b(?:we are|we're|are|i'm) separating\b
  |\bget(?:ting)? divorced\b
  |\brestraining order\b
  |\bmarriage (?:is over|ended|failed)\b
  |\bbroke up\b
  |\bbreak-?up\b
  |\bbreaking up (?:after|with (?:my|him|her|them))\b
  |\bwalked out on (?:me|us|my|our|his|her)\b
  |\b(?:dad|mom|mum|father|mother|husband|wife) left (?:me|us|when|before)\b
  |\badoption fell through\b
`;

/** People and pets who are missing: "still missing", "amber alert". */
const missing = pattern`
  \b(?:is|are|has been|have been|went|gone|still) missing\b(?! (?:a|an|the|its|one|out|some|something|you|this)\b)
  |\bmissing (?:person|people|child|girl|boy|teen\w*|man|woman|dog|cat|pet|since)\b
  |\bhave you seen (?:my|our|this) (?:son|daughter|brother|sister|mother|father|husband|wife|dog|cat|child)\b
  |\bamber alert\b
  |\blost (?:dog|cat|puppy|kitten)\b
  |\blast seen\b
`;

/** The last days of a pet or a person: "our final goodbye", "had to let him go". */
const farewell = pattern`
  \bput(?:ting)? (?:him|her|them|our dog|our cat|my dog|my cat|\w+) (?:down|to sleep)\b(?<!(?:baby|kids?|toddler
    |children|phone|pen|book) (?:down|to sleep))
  |\bgoodbye,? (?:grand(?:ma|pa|mother|father|dad)|granny|nana|nan|mum|mom|dad|papa|mama|old friend|my friend
    |my love|sweet \w+)\b
  |\bsaid goodbye to (?:my|our|him|her)\b
  |\bour final goodbye\b
  |\b(?:farewell|goodbye) to (?:my|our) (?:beloved|dear)\b
  |\b(?:dog|cat|horse|pet) (?:died|passed|is gone|crossed)\b
  |\blast walk with (?:my|our)\b
  |\bhis last (?:day|walk|breath)\b
  |\bher last (?:day|walk|breath)\b
  |\b(?:had to|have to|must) let (?:\w+ ){1,4}go\b
`;

/** Grief that is told without its word: "her ashes came home", "a letter from my late mother". */
const quietGrief = pattern`
  \b(?:saying|said|say|says) goodbye to (?:my|our|her|his|their) (?:\p{L}+ ){0,2}(?:boy|girl|friend|baby|angel|companion
    |pup|puppy|dog|cat|kitty|horse|bunny|mom|mum|dad|grand\p{L}+|nan|gran|brother|sister)\b
  |\b(?:my|our|her|his|their|\p{L}+['’]s) ashes\b
  |\bmiss (?:your|his|her) (?:voice|laugh|laughter|hugs?|smile|cooking|face|calls)\b
  |\b(?:nursery|crib) (?:stays|is still|remains) empty\b|\bempty (?:nursery|crib|cradle)\b
  |\blost (?:our|my|her) (?:\p{L}+ )?(?:little )?(?:boy|girl|little one|twins)\b
  |\bno heartbeat\b|\bembryo transfer\b|\bangel baby\b
  |\bfell asleep (?:peacefully|forever|for the last time)\b
  |\b(?:he|she|they) (?:did(?:n['’]t| not) wake up|never woke up)(?! (?:for|to|on|until|till|in time))\b
  |\bcrossed over (?:last|this|today|yesterday|peacefully|in)\b
  |\bput (?:my|our) (?:best friend|boy|girl|old (?:boy|girl|man|lady|friend)) to sleep\b
  |\b(?:house|home|bed|couch) (?:is|feels) (?:so |too |very )?(?:quiet|empty) without (?!the kids|kids|them|the children)\b
  |\bforever in (?:our|my) hearts?\b
  |\buntil we meet again\b
  |^fly high,? (?:my|little|sweet|angel|buddy|bro|brother|sister|grand\p{L}+|king|queen|champ|friend)\b
  |\bcaught (?:him|her|my \p{L}+) cheating\b
  |\bwalked out (?:on|when)\b
  |\b(?:mom|mum|mother|dad|father|nana?|gran|grand\p{L}+|husband|wife|he|she) (?:no longer|doesn['’]t|didn['’]t|barely)
    (?: always)? (?:recogni[sz]es?|remembers?|knows?) (?:me|us|my name|our names|who (?:i am|we are))\b
  |\b(?:mom|mum|dad|nana?|gran|grand\p{L}+) forgot (?:my name|who i am)\b
  |\boperating (?:room|theatre)\b|\bfoster placement ended\b|\beverything we (?:own|owned|had) is gone\b
  |\b(?:mother|father|brother|sister)-in-law passed\b
  |\bbur(?:ied|ying) (?:my|our|the) (?:\p{L}+ )?(?:hamster|goldfish|guinea pig|parrot|bird|budgie|tortoise|hen|pet)\b
  |\blast \p{L}+(?: \p{L}+){0,4} before the vet\b
  |\bborn (?:still|without a heartbeat|an angel|at 2\d weeks)\b
  |\bstill asks (?:where|for|about) (?:my |our )?(?:grand\p{L}+|dad|mom|mum|him|her|nan)\b
  |\bstill (?:waits|looks) for (?:him|her|them)\b
  |\bfound a lump\b|\bthe lump\b
  |\b(?:my|our|his|her) late (?:mother|mom|mum|father|dad|husband|wife|brother|sister|son|daughter|friend|grand\p{L}+
    |uncle|aunt|nan|dog|cat|partner)\b
  |^remembering you\b|\bcandle for (?:you|him|her)\b|\bscattering ceremony\b
  |\bhospital bed\b|\bby (?:her|his) bed(?:side)?\b
  |\blast (?:christmas|birthday|summer|easter|thanksgiving|days|weeks|visit|drive) with (?:my (?:mom|mum|dad|mother
    |father|dog|cat|grand\p{L}+)|our (?:dog|cat)|mom|mum|dad|him|her|grand\p{L}+)\b
  |\b(?:grand\p{L}+|mom|mum|dad|nan|gran)['’]s last (?:birthday|christmas|summer|meal)\b
  |^\p{L}+, (?:19|20)\d\d ?[-–] ?(?:19|20)\d\d$
  |\b(?:hip|knee) replacement\b|\bpost[- ](?:surgery|op)\b|\bpremature (?:baby|twins|triplets|birth)\b|\bpreemies?\b
  |\b(?:his|her) (?:collar|leash|bowl) (?:still|is empty|hangs)\b|\bempty (?:dog|cat) bed\b(?!.*\b(?:couch|sofa|floor|new)\b)
`;

/** Phrases about loss, parting and missing people. */
export const griefs = {
  inMemory,
  petsDeath,
  lostSomebody,
  rememberedParent,
  lostSomething,
  withoutThem,
  death,
  separation,
  missing,
  farewell,
  quietGrief,
};
