import { pattern } from "../../../text/pattern.ts";

/* Idioms about loss, disasters and illness that mean no harm. The first that matches decides: the order matters. */

/** Ghosts, and funerals of things: "ghost stories", "rest in peace, my old jeans". */
const ghostsAndFunerals = pattern`
  ghost(?:ed|ing|s)? (?:by (?:my|our|the) (?:\w+ )?(?:sourdough|starter|barista|houseplant|cat|dog|muse|printer|wifi
    |gym|diet|motivation|hairdresser|plants?|alarm|toaster|oven))
  |ghost (?:stories|hunt|tour|town|pepper|writer|kitchen|kitchens|busters?)
  |ghostbusters
  |funeral (?:for|of) (?:my|our|the|a|an) (?:old |favou?rite |beloved |last |dear |poor |trusty |ancient |first |
    broken |worn-out |skinny |good )*(?:jeans|sneakers|trainers|shoes|boots|laptop|phone|diet|social life|weekend
    |summer|holiday|car|bike|mug|sofa|couch|toaster|kettle|sweater|jumper|hoodie|houseplant|plant|succulent|cactus
    |basil|sourdough|starter|umbrella|socks?|headphones|airpods|dishwasher|vacuum|eyebrows|bangs|fringe|mullet|beard
    |moustache|resolution|resolutions|twenties|thirties|youth|free time|bank account|wallet|productivity|pen
    |notebook|backpack|bra|tv|console|inbox|spreadsheet|tent|couch)
  |(?:rip|r\.i\.p\.?|rest in peace|goodbye|farewell|mourning|grieving|in (?:loving )?memory of|gone too soon
    |eulogy for|obituary for|obituary to|ode to)(?: to)?[:,]? (?:the |my |our |a )?
    (?:(?!(?:dog|cat|pup|puppy|kitten|horse|pony|rabbit|bunny|hamster|parrot|mom|mum|dad|grand\w+|nana?|uncle|aunt
    |brother|sister|friend) )\w+ ){0,2}(?:jeans|sneakers
    |trainers|shoes|boots|laptop|phone|diet|social life|weekend|summer|holiday|vacation|mug|sofa|couch|toaster
    |kettle|sweater|jumper|hoodie|houseplants?|plants?|succulents?|cactus|basil|sourdough|starter|umbrella|socks?
    |sock|headphones|airpods|dishwasher|vacuum|eyebrows|bangs|fringe|beard|resolutions?|twenties|thirties|free time
    |bank account|wallet|productivity|avocado|avocados|banana|bananas|ice ?cream|pizza|inbox|sleep schedule|tan
    |manicure|nails?|sleep|leftovers|last slice|garden|tomatoes|tomato plant|tent|tupperware|biscuits?|cookies?
    |cake)
  |(?:rest in|rip) (?:pizza|peas|cheese|pasta)
  |rip (?:curl|tide|it|off|stop|current)s?
  |let'?s rip
  |ripped jeans
`;

/** Disasters of taste, wars by name, and the sign of the zodiac: "disaster of a haircut", "cancer season". */
const namesAndExaggerations = pattern`
  (?:an? )?(?:absolute |total |complete )?disaster of (?:a|an|my|our) \p{L}+
  |wars? of the (?:roses|worlds)
  |stab(?:bing)? at (?:embroidery|cross-?stitch\w*|felting|needle|sewing|knitting|baking|cooking|painting|gardening)
  |lay ?off the
  |cancer (?:season|zodiac|sun|moon|rising|energy|horoscope|birthdays?|babies)
  |(?:aries|taurus|gemini|leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces) (?:and|&|x|vs) cancer
  |cancer (?:and|&|x|vs) (?:aries|taurus|gemini|leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces)
`;

/** What is lost or missing without harm: "weight loss", "get lost", "missing summer", "passed the exam". */
const losses = pattern`
  beat(?:s|ing)? (?:me|us|him|her|them) (?:at(?! home| night)|to (?:it|the)|in (?:an? )?(?:arm|race|game|chess|cards
    |scrabble|monopoly|tennis|mario|uno|bowling|golf|checkers))
  |hit me with (?:the truth|a (?:pillow|snowball|dad joke|pun|fact)|his best|her best)
  |lost (?:my |our )?(?:grand\p{L}+|mom|mum|dad|nan|gran)['’]s (?:recipes?|tupperware|umbrella|keys?|cookbook|number
    |scarf|earrings?|dish|pan|spoon|list)
  |(?:lost|losing) my (?:dad|mom|mum|husband|wife|boyfriend|girlfriend) (?:in|at) (?:the )?(?:supermarket|mall|ikea|costco|store|crowd|corn maze|target
    |home depot|hardware store|garden cent(?:er|re))
  |(?:lost|losing) my (?:husband|wife|dad|boyfriend|girlfriend|brother) to (?:the )?(?:football|golf|garage|shed|fishing|grill
    |game|video games?|crosswords?|world cup|super bowl|(?:his|her) phone)
  |(?:dad|mom|mum|husband|wife) went missing (?:in|at) (?:ikea|costco|target)
  |(?:toddler|cats?|dog|puppy|kitten|kids?) murdered (?:my|our|the|another) (?!neighbou?r|bird|mouse)\p{L}+
  |dead to me
  |broke up for (?:the )?(?:summer|christmas|easter|half[- ]term|holidays)
  |hearing aids?
  |band[- ]aids?
  |(?:weight|fat) loss
  |loss leader
  |at a loss for words(?= at)
  |lost in (?:the|a|my|thought|music|translation|books?|tokyo|lisbon|paris|venice|wonder\w*|space|conversation
    |nature)
  |(?:get|got|getting|happily|delightfully) lost
  |lost (?:and found|(?:his|her|my|their|our|a) (?:first |baby |last )?(?:tooth|teeth|keys?|socks?|phone|wallet
    |glasses|umbrella|voice|mind|marbles|luggage|pen|airpods?|earring|bet|temper|chill|password|remote))
  |(?:my|our|the|one|a|another|his|her) (?:\w+ )?(?:socks?|keys?|phone|remote|piece|pieces|slice|cookie|cookies
    |ingredient|glasses|mug|charger|spoon|pen|glove|airpod|earring|button|lid|umbrella|motivation|bus|point) (?:is
    |are|has gone|went|still) missing
  |(?:my|our|this|the) (?!drug|alcohol|heroin|opioid|gambling|porn|pill|painkiller|cocaine
    |meth)\w+ addiction(?! (?:recovery|support|clinic))
  |missing (?:out|you|this|these|summer|winter|sleep|snow|the (?:beach|sea|sun|mountains|ocean|office|snow|gym)
    |puzzle pieces?|sock|socks|piece|ingredient|home|holidays?|vacation|italy|paris|london|japan|greece|spain
    |portugal|lisbon|rome|bali|my (?:bed|morning coffee|coffee|gym|commute|other sock|favou?rite|hammock|garden
    |desk))
  |(?:passing|passed|pass) (?:grade|exam|the exam|through|my|the|by|her|his|a|all|our|with)
`;

/** Strokes, memorials and panic: "brush stroke", "panic buying". */
const strokesAndPanic = pattern`
  breast ?stroke
  |back ?stroke
  |(?:brush|paint|pen|key|swim|rowing|butterfly|master) ?-?strokes?
  |strokes? of (?:luck|genius|midnight|paint|brilliance|a brush)
  |the strokes
  |diff?erent strokes
  |heat ?strokes of
  |memorial day (?:sale|weekend|bbq|barbecue|cookout|deals?|party|picnic)
  |remembrance of things past
  |panic (?:at the disco|room|buying|mode|baking)
`;

/** Fires, floods, divorce and torture: "on fire", "leg day is torture". */
const firesAndTorture = pattern`
  thermostat wars?
  |(?:fire|flood|storm) (?:sale|of (?:orders|love|messages))
  |(?:bathroom|kitchen|basement|cellar|laundry room|garage|dishwasher|washing machine|sink|toilet|tub) (?:is |has |just |got )?flooded
  |flood(?:ed)? with (?:love|light|orders|messages|compliments|memories|joy|sunlight|gratitude|requests|sunshine)
  |(?:playlist|mixtape|album|beat|track|outfit|nails|sneakers|jeans|pizza|ramen|cake|curry
    |sauce) (?:is |was |are )?(?:fire|sick|the bomb|deadly|to die for|criminal|wicked)
  |on fire
  |fire (?:playlist|outfit|pit|place|side|fit|mixtape|beats|dance|show|works|roasted|drill|truck|engine|escape|fly
    |flies)
  |fire(?:place|side|works|flies|pit|wood)
  |(?:house|fixer|divorced?) (?:party|music|plants?|cake)
  |divorce (?:party|cake|lawyer (?:barbie|humou?r))
  |(?:slaughter)(?:ed)? (?:us|them|me) (?:at|in|on)
  |tortured (?:poets?|artist)\w*
  |(?:workout|leg day|burpees?|diet|exam|waiting|suspense|monday|spin class|yoga|hill repeats?) (?:is|are|was|equals
    |=) (?:torture|murder|hell|brutal|death)
  |self[- ]inflicted (?:haircut|bangs)
  |hell of a
  |bloody
  |sugar rush
  |(?:victim|victims) of (?:fashion|my own|the (?:algorithm|sale|snooze button|sale rail))
  |stranger danger
  |emotional support (?:\w+)
  |trauma bonding over
  |(?:plant|book|dough|shoe|yarn|beer|bean|cheese|wine|candle|fabric|cake|paint|cookie|sneaker) (?:hoarder
    |casualt\w+|rehab|therapy|orphan\w*|murderer|killer|rescue|widow\w*)
`;

/** Widows and storms: "golf widow", "tornado of toys". */
const widowsAndStorms = pattern`
  (?:golf|football|fishing|gaming) widow\w*
  |black widow(?: costume| movie| cosplay)?
  |(?:tornado|hurricane|tsunami|avalanche|earthquake) (?:of (?:toys|laundry|glitter|feathers|emotions?|love|cuteness
    |flavou?r|cheese|paper|sprinkles|hugs|toddlers|wrapping paper|snacks|compliments|emails?)|cocktails?|toddler
    |cake|kid|kids|fries|potato\w*|shake)
  |(?:toddler|puppy|lego|laundry|glitter|toy|paper|cupcake|sprinkle|email|compliment) (?:tornado|hurricane|tsunami
    |avalanche|earthquake|disaster|violence|war|tragedy)
`;

/** Zombies, graves and poison: "graveyard smash", "escape room". */
const horror = pattern`
  (?:monster|zombie) (?:apocalypse|hunt|run)
  |zombie\w*
  |haunt\w* \w+
  |graveyard (?:smash|cake|shift (?:snacks|playlist|coffee))
  |(?:candy|cookie|cupcake|chocolate|dirt) graveyard
  |skeletons?(?: crew| costume)?
  |coffin (?:nails?|cake|bookshelf|shaped)
  |(?:deadly|killer) (?:combo|combination|brownies|desserts?|dance moves|heels|sneakers|good|delicious|smile|abs)
  |deadly (?:good|delicious|combo|nightshade costume)
  |poison(?:ed)? (?:ivy costume|apple (?:cocktail|cake|martini))
  |(?:toxic|poison) (?:waste cocktail|by bell)
  |(?:escape|panic|rage) rooms?
`;

/** Fights and games: "knocked it out", "slay", "casualty of laundry day". */
const fights = pattern`
  knock(?:ed|s|ing)? (?:it|them|you|'?em) (?:dead|out)
  |knockout (?:dress|cake|punch)
  |beat (?:the heat|the clock|bobby|drop|the queue|my (?:pb|record|high score))
  |grave digger
  |drown(?:ing|ed) in (?!the\b|a\b|our\b|lake|river|debt|grief|pool|sorrow|floods?|tears|sea\b)\w+
  |stroke order
  |butcher(?:ed)? (?:block|paper|shop|the (?:lyrics|song|pronunciation))
  |(?:hang|hanged|hanging) ?man(?: game)?
  |slay(?:ed|ing|s)?
  |assassin'?s creed
  |(?:call of duty|fortnite|dnd|d&d|board game|chess) (?:\w+ )*
  |shots fired(?= at| by| in the kitchen)
  |execut(?:ed|ing|ion of) (?:the|a|my) (?:plan|perfect|recipe|dance|trick|strategy|layup)
  |casualt(?:y|ies) of (?:the (?:move|washing machine|wash|dishwasher|tumble dryer|garden hose)|moving day
    |laundry day)
`;

/** Suffering and illness: "Sunday depression", "diagnosed with wanderlust". */
const suffering = pattern`
  (?:suffering|suffer) (?:from|through) (?:wanderlust|monday|fomo|a book hangover|withdrawal from)
  |in mourning for (?:the weekend|summer|my|pumpkin)
  |weekend (?:is )?(?:dead|died)
  |depress(?:ed|ing) that (?:summer|the weekend|vacation|the season|the show) (?:is|has)
  |(?:post[- ](?:holiday|vacation|concert|show|festival|race|wedding)|sunday|winter|monday) (?:depression|blues)
  |great depression era
  |diagnos(?:ed|is)(?: with)?:? (?:acute |severe |terminal )?(?:wanderlust|monday\w*|cuteness|spring fever|fomo
    |too many|book hangover|plant addiction|sneaker|main character|caffeine|baby fever|cat lady)
`;

/** In the order in which they are tried. */
export const harmlessLosses = {
  ghostsAndFunerals,
  namesAndExaggerations,
  losses,
  strokesAndPanic,
  firesAndTorture,
  widowsAndStorms,
  horror,
  fights,
  suffering,
};
