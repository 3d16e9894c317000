import { pattern } from "../../../text/pattern.ts";

/* Idioms about death and violence that mean no harm. The first that matches decides: the order matters. */

/** Killing, said of what pleases or tires: "killing it", "serial killer podcast". */
const killing = pattern`
  kill(?:ing|ed|s|er)? (?:it|time|the (?:game|vibe|mood|lights?|competition|stage)|two birds|them with kindness
    |for (?:a|an|some|this|that))
  |(?:dressed|dress) to kill
  |(?:looks?|heels|shoes|stairs|workout|commute|suspense|wait|heat|puns?|jokes?|legs?|feet|back|boss|hair
    |diet) (?:is |are |was |were )?(?:could |will |would )?(?:kill(?:ing|ed|s)?)(?: me| us)?
  |killer (?!storm|virus|heat|caught|at|on|in|of|disease|flood|was|is|who|still|robots?|drones?)\w+
  |suicide squad
  |buzz ?kill
  |road ?kill
  |painkillers?
  |(?:thriller|serial) killer (?:podcast|documentary|night)?
  |kill(?:ed)? bill
  |kill (?:your )?darlings
`;

/** Dying and the dead: "to die for", "deadline", "bored to death". */
const dying = pattern`
  (?:dying|die|died|dead|death)(?: \w+){0,2}? (?:to (?:try|know|see|go|get|meet|eat|taste|wear|tell|show|hear|visit
    |watch|have|be|open|travel|learn|read|use|buy|share|dance|start|wear|drink|hear)|for (?:a|an|this|that|some
    |those|these|more|it)|of (?:laughter|laughing|cute\w*|boredom|cringe|embarrassment|happiness|joy|excitement)
    |laughing|inside|serious|tired|ringer|on my feet|on (?:arrival|time))
  |(?:sims?|tamagotchis?|minecraft \w+|main character) (?:keeps? |just |has |have |always )?(?:dying|died|dies|drowned|drowning)
  |to die for
  |(?:will|going to|might|ll) be the death of (?:me|us)
  |do or die
  |die hard\w*
  |die[- ]cut\w*
  |die[- ]cast
  |dye?ing (?:my|our|your|her|his) (?:\w+ )?(?:hair|beard|roots|eyebrows|jeans|wool|yarn|shirts?|dress|eggs)
  |dye?ing (?:wool|yarn|hair|eggs|fabric|easter|silk|linen)
  |never say die
  |old habits die hard
  |(?:i|we)(?:'|’)?m (?:dead|deceased)(?: over| at)?
  |(?:i|we) died(?: laughing)?(?= at| when| lol)
  |over my dead body
  |till death do us part
  |dead(?:line|lines|lift|lifts|lifting|pan|pool|head|heads|wood|bolt|beat|eye)s?
  |dead (?:(?:house ?|office )?plants?|succulents?|flowers|roses|leaves|batter(?:y|ies)|phone|laptop|tired|serious|calm|simple|easy|funny|good|cute|gorgeous|quiet|sea|centre|center|end|ends|heat|leg|legs
    |arms?|battery|batteries|phone|plants?|pixels?|weight|stock|poets|silence|ringer|zone|space|last|on|ahead|sexy
    |hangs?|skin)
  |drop[- ]dead
  |(?:evil|walking|grateful|day of the|red) dead(?: redemption)?
  |day of the dead
  |(?:diet|motivation|willpower|social life|chat|vibe|group chat|phone|battery|laptop|wifi|wi-fi|internet|car|bike
    |starter|tablet|blender|mixer|oven|dishwasher|washing machine|dryer|freezer|heater|furnace|boiler|vacuum|seedlings?|herbs?|ferns?|mower|watch|alarm|zipper
    |plants?|succulents?|basil|cactus|orchid|roses?|printer|toaster|kettle|fridge|headphones|camera|trend|disco
    |party|legs|feet|arms|abs|quads|glutes|calves|fashion|chivalry|romance|print|blogging|rock|email
    |seo) (?:is |are |was |were |just |keeps? |kept |has |have |already |finally |almost |isn't |isn’t |not )*
    (?:dead|died|dying|dies)
  |death (?:by chocolate|metal|star|valley|note|cab|grip|stare|cap|march of|drop|wish coffee)
  |(?:sudden|slow|brain) death(?= (?:playoff|round|overtime|penalty))
  |death on the nile
  |(?:scared|bored|thrilled|starved|worked|freezing|sick|tickled|loved|frozen) (?:half )?to death
  |matter of life and death(?= of)
  |skinny jeans are dead
`;

/** Bombs, heart attacks and overdoses: "bath bomb", "sugar coma". */
const bombs = pattern`
  bomb(?:s)? (?:cookies?|brownies?|cakes?|tacos?|burgers?|wings?|food|playlist|outfit|party|recipe|pizza|ramen|pasta
    |sauce|salad|dinner|brunch|mixtape|curry|nachos|burritos?|sandwich\w*|desserts?|waffles?|pancakes?|vibes?|fit
    |shell|song)
  |(?:bath|photo|seed|cherry|hot chocolate|cocoa|glitter|flavou?r|yarn|sex|love|f|cream|protein|smoke|fat|cheese
    |smell|stink) ?-?bombs?(?:ing|ed)?
  |bombed (?:my|the|that) (?:test|exam|audition|interview|set|joke|quiz)
  |(?:the|da) bomb
  |bombshell\w*
  |heart attack (?:grill|burgers?|fries|on a plate|cake|nachos|breakfast)
  |(?:sugar|caffeine|food|carb) (?:coma|crash|overdose)
  |food coma
  |overdos(?:e|ed|ing) (?:on|of) (?:chocolate|coffee|sugar|cake|carbs|cute\w*|christmas|cheese|pasta|caffeine|pink
    |glitter|sunshine|sushi|pumpkin\w*|tv|serotonin|candy|turkey)
`;

/** Addicts, murder and crime: "coffee addict", "murder mystery", "partners in crime". */
const crime = pattern`
  \w+ addicts?
  |addict(?:ed|ion) to (?!alcohol|drugs|heroin|opioids|gambling|pills|painkillers)\w+
  |(?:chocolate|coffee|shoe|book|sneaker|plant|sugar|lego|shopping|sushi) addict\w*
  |murder(?:ed|ing)? (?:mystery|mysteries|on the dancefloor|by|she wrote|podcasts?|board|(?:this|that|the|a|an
    |my) (?:pizza|burger|song|karaoke|cake|taco|plate|steak|sandwich|leg|workout|bbq|burrito|set|beat|exam|dance\w*
    |pasta|sushi|buffet))
  |(?:i(?:'|’)?d|would|could|i could|i'd) murder (?:a|an|some)
  |murder of crows
  |only murders
  |get away with murder(?= (?:binge|night|marathon))
  |screaming (?:blue |bloody )?murder
  |true crime
  |crime (?:novel|fiction|podcast|series|story|stories|show|drama|scene (?:cake|kitchen|party))s?
  |partners? in crime
  |fashion (?:crime|victim|emergency|disaster)s?
  |crimes? against fashion
`;

/** Accidents and terminals: "baking disaster", "terminal 2". */
const accidents = pattern`
  (?:fashion|wardrobe|baking|hair|cake|kitchen|diy|craft|dating|glitter) (?:disaster|accident|tragedy|trauma
    |emergency|violence)s?
  |disaster (?:cake|zone kitchen|chef|girl)
  |(?:beautiful|hot|total|happy) (?:disaster|accident|mess)\w*
  |happy accidents?
  |accidental (?!deaths?|overdos\w+|shooting|drowning|fire)\w+
  |by accident
  |terminal (?:\d+|[a-f]\b|one|two|three|command|window|velocity|app)
  |(?:airport|ferry|bus|cruise|train|grand central|payment|linux|mac) terminal
`;

/** Crashes and shots: "crash course", "photo shoot", "espresso shot". */
const crashesAndShots = pattern`
  crash(?:ing|ed)? (?:course|test|bandicoot|pad|diet|landed|the (?:party|wedding|couch|sofa))
  |crashing (?:waves|on the (?:couch|sofa)|a wedding|my|at)
  |waves crash(?:ing)?
  |wedding crashers?
  |cymbals? crash\w*
  |(?:app|website|browser|excel|game|computer|laptop|server|site|console|phone) (?:keeps |has |just )?crash(?:ed|ing
    |es)?
  |shoot(?:ing|s)? (?:hoops|stars?|guard|a (?:wedding|film|movie|music video|video|commercial|short|roll|portrait
    |documentary)|film|portraits?|at (?:golden hour|sunrise|sunset|dawn|dusk|night|blue hour|iso|f/?\d|the (?:beach
    |studio|rooftop))|in (?:raw|black and white|manual|the (?:rain|snow|studio|desert|dark)|studio|low light
    |natural light)|on (?:film|location|35mm|iphone|my phone)|weddings|with (?:a|my|the)|pool|some hoops|the breeze
    |our new|my first|range photo)
  |(?:photo|video|film|fashion|product|brand|family|wedding|engagement|maternity|newborn|music video|portrait|bamboo
    |green|bean|pea|content) ?-?shoot(?:s|ing)?
  |shooting star\w*
  |shot (?:of|on|in|by|at|glass\w*|gun|put|list)
  |(?:flu|espresso|tequila|ginger|wellness|screen|head|snap|mug|long|best|big|hot|drone|one) ?-?shots?
  |shoot(?:ing)? (?:for the|your|my) (?:stars|moon|shot)
`;

/** Sickness and blood: "sick beats", "lovesick", "blood orange". */
const sicknessAndBlood = pattern`
  sick (?:beats?|tricks?|ride|rides|of|drop|burn|fit|kicks|moves?|riff|solo|view|air|guitar|edit|skills|new|waves
    |lines|jump|bars|mixtape|playlist|set|day off)
  |(?:love|home|sea|car|travel|air|air)sick\w*
  |sick day(?: snacks| essentials| movies)?
  |(?:so|that(?:'|’)?s|this is) sick(?= (?:bro|dude|man|!)|$)
  |sick as a parrot
  |bleeding (?:love|edge|hearts?|gums toothpaste|colou?rs?|green|blue|tooth)
  |bleeding ink
  |bloody (?:mary|marys|good|brilliant|orange|oranges|hell|lovely|amazing|great|marvellous)
  |blood (?:orange|oranges|moon|sugar sex|type|hound\w*|sausage|brothers)
  |blood sweat and (?:tears|gears|beers|cheers|glitter|frosting)
  |bloodhound
  |wicked (?:good|cool|smart|fast|fun|awesome|the musical)?
`;

/** Attacks, broken hearts and wars: "snack attack", "star wars", "water fight". */
const attacksAndWars = pattern`
  attack (?:of the (?:killer|cute|giant|kittens?|puppies|snacks|munchies|zombies|tomatoes)|on titan|mode)
  |(?:snack|cuteness|giggle|tickle|pillow|craft|art|glitter|hug|cute|massive|angel) attack\w*
  |giggle attack
  |heart(?:breaker|break hotel|break (?:high|pie|cake))s?
  |(?:war|game)s?(?: of thrones| ?craft| ?hammer| ?zone| and peace| paint| ?horse the play| room)
  |(?:star|storage|bidding|infinity|turf|pillow|prank|snowball|water|cupcake|bake-off|price|format|meme|thumb|ramen
    |pizza|taco|burger|tug of|cake|console|snack|robot|clone|culture|storage|sandwich|stranger) ?wars?
  |tug of war
  |war ?hammer \w*
  |(?:water|snowball|pillow|food|cake|balloon) (?:fight|fights)
`;

/** In the order in which they are tried. */
export const harmlessDeath = {
  killing,
  dying,
  bombs,
  crime,
  accidents,
  crashesAndShots,
  sicknessAndBlood,
  attacksAndWars,
};
