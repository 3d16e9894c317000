/**
 * Situations that are grave by their words together, and everyday scenes told in the words of war, crime or illness.
 */

const any = (phrases: string) => new RegExp(`\\b(?:${phrases})(?![\\p{L}])`, "iu");

const organ = "kidney|liver|lung|organ|bone[- ]marrow|stem[- ]cell|cornea|plasma|platelets?";
const sanctuary = "synagogue|mosque|church|temple|cemetery|school|memorial|centre|center|house|home|shop|door|wall";
const relative =
  "m[uo]m|mother|dad|father|wife|husband|partner|son|daughter|brother|sister|baby|child|grand\\w+|nan|uncle|aunt|" +
  "cousin|" +
  "niece|nephew|friend|colleague|neighbou?r";

/** Each list is one kind of trouble. */
export const graveSituations: readonly RegExp[] = [
  // Hatred of people for what they are.
  any(
    "swastikas?|neo-?nazis?|white suprem\\w+|ku klux klan|anti-?semit\\w+|islamophob\\w+|homophobic|transphobic|" +
      "misogyn\\w+|xenophobic|racially (?:abused|attacked|profiled|motivated)|racial (?:abuse|profiling|slurs?|" +
      "hatred)|" +
      "hate[- ](?:crimes?|speech|mail|attacks?|groups?|graffiti|filled)|ethnic cleansing|apartheid|death threats?|" +
      "bomb threats?|arson\\w*|desecrat\\w+|(?:spat|spit) (?:at|on) (?:me|us|my|our|her|him)|" +
      "(?:told|shouted at) (?:me |us |him |her )?to go back to (?:my|our|his|her|their) (?:own )?country|" +
      "(?:graffiti|slurs?|threats?|vandalism|bricks?|nooses?) (?:sprayed |painted |thrown |written |left )?(?:on|" +
      `at|against|through|outside) (?:my|our|the|their|his|her) (?:\\w+ )?(?:${sanctuary})s?|` +
      `(?:my|our|the|their) (?:\\w+ )?(?:${sanctuary})s? (?:was |were |is |has been |got )?(?:vandali[sz]ed|` +
      "defaced|torched|attacked|ransacked|firebombed)",
  ),
  // Illness, injury, treatment.
  any(
    `(?:${organ}) (?:donors?|donations?|transplants?|match)|heart transplants?|` +
      `needs? a (?:new )?(?:${organ}|heart|donor)|transplant (?:list|waiting list|surgery|ward|patients?)|` +
      "blood donors?|dialysis|ventilator|feeding tube|oncolog\\w+|radiotherapy|radiation (?:therapy|treatment)|" +
      "metasta\\w+|lymphoma|melanoma|carcinoma|sarcoma|glioblastoma|cystic fibrosis|muscular dystrophy|" +
      "(?:with|has|have|got|living with) (?:als|ms|mnd|copd)|als (?:diagnosis|research|walk)|multiple sclerosis|" +
      "caring for (?:my|our) (?:m[uo]m|mother|dad|father|wife|husband|partner|nan|grand\\w+)|" +
      "neglect (?:in|at) |reporting (?:neglect|abuse|harassment|an? (?:assault|attack))|" +
      "(?:would have been|would['’]ve been|should have been) (?:my|our|his|her|their|\\d|\\p{L}+['’]s)|last day of trading|" +
      "(?:was|got|been|were) run over|(?:turned away|refused|denied|attacked|mocked|fired) [\\p{L} ]{0,30}for being|" +
      "outed (?:by|at|to)|mocked for|bullied (?:for|by|at|out)|" +
      "motor neurone? disease|huntington'?s|sepsis|meningitis|aneurysm|seizures?|" +
      "brain (?:injury|bleed|damage|haemorrhage|hemorrhage)|amputee|life[- ]limiting|schizophreni\\w+|psychosis|" +
      "psychiatric (?:ward|hospital)|nicu|born (?:too early|prematurely|premature|sleeping)|ectopic|sids|cot death|" +
      "negative pregnancy test|failed (?:ivf|transfer|adoption)|going blind|" +
      "losing (?:my|his|her|their) (?:sight|hearing|memory|mind to)|fentanyl|heroin|opioids?|crystal meth|narcan|" +
      "naloxone|halfway house|sober living|gambling (?:debts?|problem)|" +
      "(?:drug|alcohol) (?:problem|dependen\\w+|treatment)|(?:medical|hospital) (?:debt|bills?)|spinal (?:injury|" +
      "cord)|" +
      `(?:my|our) (?:${relative}) (?:is|was|has been|got) (?:rushed|taken|admitted|flown) to (?:the )?(?:hospital|` +
      "icu|a&e|emergency)\\w*",
  ),
  // Violence, crime, war.
  any(
    "kidnap\\w+|abduct(?:ed|ion)|carjack\\w+|knife (?:crime|attack)|acid attack|drive-by shooting|active shooter|" +
      "lockdown drill|human remains|bod(?:y|ies) (?:was |were )?found|manslaughter|death row|death penalty|" +
      "honou?r killing|hit[- ]and[- ]run|drunk[- ]driv\\w+|hit by (?:a|the) (?:car|truck|lorry|bus|train|van|drunk)|" +
      "run over by (?:a|the) (?:car|truck|bus|train)|derail(?:ed|ment)|capsized|war crimes?|child soldiers?|air " +
      "raids?|" +
      "bomb shelters?|landmine (?:victims?|survivors?|clearance)|displaced (?:people|families|persons)|" +
      "detention cent(?:er|re)|(?:ice|immigration) raids?|famil(?:y|ies) separat(?:ed|ion)|sextortion|revenge porn|" +
      "spiked (?:my|her|our) drink|(?:my|her|his|our) drink was spiked|animal (?:cruelty|abuse)|puppy mills?|" +
      "(?:in|sent to|out of|released from) (?:prison|jail)(?! break)|incarcerat\\w+|mudslide|typhoon|gas explosion|" +
      "9/11|" +
      "(?:attacked|bitten|mauled|chased) by (?:a|the|our|my|his|her|their|some) (?:\\w+ )?(?:dogs?|man|men|" +
      "stranger|gang|group|teenagers|bear|shark)|" +
      "(?:please|someone please|somebody please) kill me|bury me (?:next to|beside|near|at)",
  ),
  // Home, work, money.
  any(
    "repossess\\w+|bailiffs?|debt collectors?|food stamps|food insecurity|sleep(?:ing)? rough|" +
      "(?:living|sleeping) in (?:my|our|his|her|the) (?:car|van) (?:again|since|with (?:my|the|our) kids)|" +
      "can(?:'?t|not) (?:pay|afford) (?:the |my |our )?(?:rent|mortgage|food|heating|medicine|insulin|treatment|" +
      "bills)|" +
      "behind (?:on|with) (?:the |my |our )?(?:rent|mortgage|bills)|furlough\\w*|pink slip|severance (?:pay|" +
      "package|letter)|" +
      "into (?:administration|receivership|liquidation)|insolven\\w+|identity theft|(?:final|redundancy) notice " +
      "period|" +
      "lost (?:my|our|their) (?:jobs|livelihoods?|home|house|savings|pension)",
  ),
  // Families and parting.
  any(
    "estranged|cheat(?:ed|ing) on (?:me|my|her|him)|left at the altar|alimony|child support|" +
      "call(?:ed|ing) off (?:the|our|my) (?:wedding|engagement)|" +
      "(?:put|putting) (?:him|her|them|our \\w+|my \\w+) (?:down|to sleep) (?:today|yesterday|tomorrow)|" +
      "(?:had|have|having) to put (?:him|her|(?:our|my) (?!baby|toddler|kids?|son|daughter|twins|phone|foot|feet|book|house|couch|car)" +
      "[\\w' -]{2,40}) (?:down|to sleep)|scatter(?:ed|ing) (?:\\w+(?:'s)? ){0,2}ashes|" +
      "headstones?|gravestones?|tombstones?|(?:last|final) goodbye|celebration of life|moment of silence|" +
      "in (?:his|her|their) memory|would have (?:been|turned) (?:\\d+|(?:my|his|her|your|our) )|angel bab(?:y|ies)|" +
      "gone but not forgotten|taken too soon",
  ),
];

/** Things that get in the way of everybody and hurt nobody. */
const nuisance =
  "flat-?pack|shel(?:f|ves)|weeds?|slugs?|snails?|moles?|moths?|ants|mosquito(?:e?s)?|laundry|dishes|dishwasher|" +
  "printer|" +
  "stapler|fitted sheets?|duvet(?: covers?)?|dust(?: bunnies)?|clutter|crumbs|snooze button|alarm clock|frizz|" +
  "humidity|fringe|" +
  "cowlick|limescale|wallpaper|tupperware|socks?|inbox|emails?|spreadsheets?|excel|wi-?fi|router|vacuum|hoover|" +
  "hedge|lawn|" +
  "dandelions?|cookies?|cake|dough|sourdough|jar|lid|deck ?chair|umbrella|barbecue|ikea|allen key|cling ?film|gift " +
  "wrap|" +
  "wrapping paper|fairy lights|christmas lights|zip(?:per)?|jeans|eyeliner|nail polish|remote|thermostat|blanket|fridge";
const creature = "seagulls?|pigeons?|goose|geese|squirrels?|kittens?|chickens?";

/** Wars, battles, crimes and sentences that nobody is hurt in. What they are about decides. */
export const metaphors = new RegExp(
  "\\b(?:" +
    "(?:(?:losing|lost|fighting|fought|winning|won|waging|in) )?(?:(?:the|a|an|my|our|this|at) )?(?:\\w+ )?(?:war|" +
    `battle|fight)s? (?:against|with|on|over|about) (?:(?:the|my|our|a|that|these) )?(?:\\w+ )?(?:${nuisance}|` +
    `${creature})|` +
    `(?:(?:held|taken) )?hostages? (?:by|of|to) (?:(?:the|my|our|a) )?(?:${nuisance}|${creature}|cat|dog|puppy|` +
    "toddler)|" +
    "(?:robbed|mugged|ambushed|attacked|assaulted|betrayed|defeated) (?:of (?:\\w+ ){1,2})?by (?:(?:the|my|our|a|" +
    `an) )?(?:\\w+ )?(?:${nuisance}|${creature})|` +
    "(?:victims?|prisoners?|survivors?|casualt(?:y|ies)) of (?:(?:the|my|our|a|an) )?(?:own )?(?:\\w+ " +
    `)?(?:${nuisance}|to-do list)|` +
    "stalking (?:the |my |our )?(?:own )?(?:fridge|postman|postwoman|mailman|courier|delivery|parcel|package|oven|" +
    "tracking|weather app|menu|radiator|sunbeam)|" +
    `custody(?: battle)? (?:of|over|for) (?:the|my|our|that) (?:\\w+ )?(?:fries|slice|${nuisance}|houseplants?|` +
    "sofa|couch|charger|pizza|playlist|air ?fryer)|" +
    `eviction notices? (?:for|to) (?:the|my|our) (?:\\w+ )?(?:spiders?|mice|${nuisance})|` +
    "(?:evicted|deported|exiled|banished) (?:from|to) (?:the|my|our|my own) (?:sofa|bed|couch|spare room|armchair|" +
    "kitchen|guest room|dog bed)|" +
    "rehab for (?:the|my|our) (?:house ?plants?|plants?|orchids?|succulents?|sourdough|wardrobe|closet|sofa|fern|" +
    "basil)|" +
    "(?:overdose|overdosed|overdosing) (?:of|on) (?:garlic|vanilla|cinnamon|puppies|kittens|pastel|florals?|" +
    "nostalgia|vitamin c|sunshine)|" +
    "(?:lego|toy) (?:land)?mines?|accessory to (?:snacking|baking)|" +
    "crimes? against (?:pasta|pizza|coffee|carpentry|fashion|cuisine)|" +
    "(?:my|his|her|this|that) (?:\\w+ )?(?:serve|swing|parking|cooking|singing|dancing|handwriting|spelling|haircut|hair|outfit|" +
    "fringe|eyeliner|driving|playlist|free throws?|backhand|pasta|coffee) (?:is|was|are) (?:basically |literally )?a (?:war )?crime|" +
    "(?:sushi|cake|loaf|bread|dough|kitchen|bathroom|bedroom|desk|make-?up|eyeliner|hair|nails|handwriting|painting|drawing|" +
    "attempt|inbox|laundry|closet|wardrobe|garage|playroom|living room) look(?:s|ed)? like an? (?:car (?:accident|crash)|" +
    "train wreck|crime scene|murder scene|war zone|bomb site)|" +
    "(?:daylight savings?|the (?:ref|referee|judges|clock change)|the vending machine) robbed (?:me|us|him|her|them)|" +
    "pray for (?:the neighbou?rs|my (?:wallet|bank account|liver|knees|legs|sanity|fridge|kitchen|carpet|eyebrows|students|roommates?))|" +
    "sentenced to (?:laundry|ironing|dishes|gardening)|" +
    "(?:withdrawal symptoms?|withdrawal) from (?:coffee|sugar|the show|bake off|my phone|cheese)|hair transplants?|" +
    "transplant(?:ing|ed)? (?:the |my |our )?(?:seedlings?|tomato\\w*|basil|roses?|succulents?|cuttings)|" +
    "divorc(?:e|ed|ing) (?:my|the|our) (?:scale|alarm clock|snooze button|skinny jeans|printer|microwave)|" +
    "mourning (?:the end of )?(?:my|our|the) (?:tan|snack drawer|bake off|leftovers|fries|ice ?cream)|" +
    "battle (?:of|between) the (?:bands|snacks|bakers|lasagnas)|" +
    "(?:invasion|army) of (?:ladybirds|ladybugs|zucchini|courgettes|tomatoes|rubber ducks|gnomes|kittens|puppies|" +
    "pumpkins)|" +
    "explosions? of (?:colou?r|flavou?r|glitter|confetti|laughter|cuteness|joy)|" +
    "death by (?:a thousand )?(?:emails|cuddles|spreadsheets|cheese|cupcakes|laundry|pasta|cuteness)|" +
    "(?:somebody |someone |just |please )?(?:kill|shoot) me now,? (?=(?:it['’]s|this|these|the|another|there['’]s|" +
    "they|we['’]re) )" +
    ")(?![\\p{L}])",
  "giu",
);
