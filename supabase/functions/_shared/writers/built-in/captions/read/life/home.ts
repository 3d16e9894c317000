import { pattern } from "../../../../../domain/text/pattern.ts";
import type { SituationRule } from "../situations.ts";
import { few, kid, oneself, pet, plant, tells } from "./telling.ts";

/** The house, its neighbors, the garden, pets, the weather at the door, and looks. The first that matches decides. */
export const home: readonly SituationRule[] = [
  tells(
    "mishap",
    pattern`
      \b(?:someone|somebody|they|a \p{L}+) (?:just )?(?:keyed|dented|scratched|backed into|stole|towed|clamped|hit) (?:my|our) (?:\p{L}+ )?(?:car|bike|scooter|van|truck|fence|mailbox|stroller|package|parcel|umbrella)\b
      |\b(?:storm|wind|hail|gale) (?:took|ripped|blew|knocked|tore|broke|flattened|ate|stole|bent) (?:down |over |off )?(?:my|our|the)\b
      |\brent (?:is going|went|goes) up\b|\braising (?:my|our|the) rent\b
    `,
  ),
  tells("fresh-eggs", pattern`\b(?:hens?|chickens?|ducks?|quails?) (?:\p{L}+ )?(?:laid|lay|laying)\b`),
  tells(
    "power-outage",
    pattern`
      \b(?:power|electricity|lights) (?:went|is|has been|'s|are|just went|have gone) (?:out|off)\b|^no (?:power
      |electricity)(?=$| (?:and|again|tonight|today|this|in|but|at))|\bpower cut\b|\bfuse blew\b
    `,
    pattern`\b(?:for (?:days|\p{L}+ days|a week)|since|wedding|during)\b`,
  ),
  tells(
    "house-trouble",
    pattern`
      \b(?:dishwasher|washing machine|washer|dryer|fridge|freezer|oven|stove|boiler|furnace|heating|heater
      |hot water|toilet|sink|tap|faucet|pipes?|ceiling|roof|shower|doorbell|lock|garage door|door ?knob
      |door handle|fuse|ac|a\/c|air con\p{L}*|radiators?|basement|cellar|gutters?|drain|bath ?tub|smoke (?:alarm
      |detector)s?|curtain rod|shelf|shelves|bathroom|kitchen floor|attic|water tank|septic tank|well pump
      |thermostat|fence|shed
      |window) (?:\p{L}+ ){0,2}?(?:just |finally |has |have |is |are |still |keeps? |started |decided to |in the \p{L}+ )*(?:died
      |dead|broke|broken|quit|gave up|stopped working|flooded|flooding|leak\p{L}*|exploded|burst|won't (?:start
      |turn|close|open|drain|flush|stop|lock|budge)|clogged|blocked|overflow\p{L}+|jammed
      |making (?:a |that )?(?:weird |strange |new )?noises?|came (?:off|down|loose)|fell (?:off|down)|tripped
      |froze|frozen|blew (?:off|down|up|over)|drip\p{L}*|beep\p{L}*|chirp\p{L}*|acting up|on strike|sprang
      |collaps\p{L}+)\b|^(?:no|still no|third day without|day \p{L}+ without) (?:heating|heat|hot water
      |running water|water|internet|wi-?fi|ac|a\/c|kitchen|shower|working \p{L}+)\b|\bwater (?:is )?(?:coming
      |dripping|running|pouring|leaking) (?:through|from|down|out|under|in)\b|\bburst pipe\b|\b(?:mould
      |mold) (?:in|on|behind)\b|\b(?:plumber|electrician|repairman|handyman) (?:never|is|didn't|says|said|came
      |cancelled|just|finally|charged)\b
    `,
    pattern`
      \b(?:snow|rooftop|fixed|repaired|working again|works again|is back|hosted|bakery|shop|restaurant
      |broken into|house burned|we install|we repair|for you|customers?|cancel\p{L}*|business|family is|people|tornado
      |hurricane|down payment)\b
    `,
  ),
  tells(
    "thin-walls",
    pattern`
      \b(?:neighbou?rs?|people|family|guy|couple|student|kid) ?(?:upstairs |next door |downstairs |above (?:me
      |us) |below )?(?:[\p{L}'’]+ ){0,3}?(?:drill|vacuum|hammer|practi[cs]|sing|argu|party|blast|renovat|scream
      |stomp|tap danc|saw|play)\p{L}* ?(?:at|all|again|the|his|her|their|loud|music|until|every|drums?|trumpet
      |through|on|since|bass)?\b(?<=neighbou?r.*|upstairs.*|next door.*|downstairs.*|above.*)|\b(?:leaf ?blower
      |jackhammer|construction|drilling|lawn ?mower|car alarm) (?:at|since|again|outside|starts?|started
      |next door|every)\b|\bloud (?:neighbou?rs?|music upstairs)\b
    `,
    pattern`\b(?:fight\p{L}*|police|hit|shot|together with|with us|for us|christmas carols)\b`,
  ),
  tells(
    "found-again",
    pattern`
      \bfound (?:my|our|the|his|her|grandma's|dad's
      |mom's) (?:missing |lost |old |other |favou?rite )?(?:\p{L}+ ){0,2}(?:remote|keys?|glasses|ring|wallet
      |phone|passport|earrings?|airpods?|socks?|gloves?|hat|necklace|watch|charger|card|umbrella|teddy|bear|toy
      |blanket|scissors|hearing aid|purse|bracelet|camera|cardigan|lipstick|measuring tape|slipper)\b
      |\b(?:remote|glasses|keys|phone|wallet|scissors|ring|airpods?) (?:was|were) (?:in|on|under|behind) (?:the
      |my|our)\b
    `,
    pattern`\blost and found\b`,
  ),
  tells(
    "gray-hair",
    pattern`
      \b(?:found|spotted|plucked|have|got|counted|discovered|has|noticed) (?:\p{L}+ ){0,3}(?:gr[ae]y|white
      |silver) (?:hairs?|eyebrows?|beard hairs?|streak)\b|\b(?:hair|beard) (?:is |has )?(?:going|gone|turning
      |went) (?:gr[ae]y|white|silver)\b|\bstopped dyeing my hair\b
    `,
  ),
  tells(
    "getting-older",
    pattern`
      \bmy (?:\p{L}+ )?(?:knees?|back|hips?|joints|ankles?|neck|body|shoulders?|bones) (?:\p{L}+ )?(?:makes?
      |making|cracks?|hurts?|creaks?|went out|gave out|pops?|sounds?|needs|says|predicts?|remembers?)\b
      |\b(?:pulled|threw out|hurt|tweaked) (?:a muscle|my (?:back|neck|shoulder)) (?:\p{L}+ )?(?:sleeping
      |sneezing|tying|getting|reaching|putting|bending|yawning|laughing)\b|\bneed(?:s|ed)? (?:reading glasses
      |bifocals)\b|\b(?:called|calls) me (?:ma'am|sir|madam)\b|\bin bed by (?:\d|nine|eight|ten)\b
      |\btoo old (?:for|to)\b|\b(?:make|makes|made) a noise when i\b|\bfe(?:el|eling
      |lt) (?:so |really |very )?old\b|\bgetting old(?:er)?\b|\bi'm (?:officially )?(?:old|middle[- ]aged)\b
      |\bturning into my (?:mother|father|mom|mum|dad|parents)\b|\bmy favou?rite (?:song|album
      |band) is (?:now )?(?:\p{L}+ )?(?:on the )?(?:oldies|classic|\d+ years old)|\bfirst (?:wrinkle|colonoscopy
      |mammogram|hot flash)\b
    `,
    pattern`\b(?:cat|dog|hospital|cancer|kids?|daughter|son|he|she|mom|dad)\b`,
  ),
  tells(
    "insomnia-thoughts",
    pattern`
      \b(?:can't|couldn't|cannot|cant) (?:fall a?sleep|sleep)\b|\b(?:wide )?awake (?:at|since) (?:\d|one|two
      |three|four|five|midnight)\b|\bwoke up at (?:1|2|3|4|one|two|three|four)\b|\b(?:didn't|haven't) sle(?:ep
      |pt)\b|\bslept (?:\p{L}+ )?(?:\d|two|three|four|one|no|zero) hours?\b
    `,
    pattern`\b(?:hot|heat|baby|newborn|grief|pain)\b`,
  ),
  tells(
    "heatwave",
    pattern`
      \btoo hot (?:to|for)\b|\b(?:melting|sweating|roasting) (?:in|at|on|through)\b|\bhottest (?:day|night
      |week)\b
    `,
    pattern`\b(?:sauna|yoga|gym|date|oven|peppers?|sauce|handle)\b`,
  ),
  tells(
    "rain",
    pattern`
      \b(?:caught|soaked|stuck|standing|danced|dancing|walked|ran|running) (?:\p{L}+ ){0,2}in the (?:rain
      |downpour|drizzle)\b|\b(?:no|without an|forgot (?:my|the|an)) umbrella\b|\b(?:soaked|drenched) (?:to|on
      |before|through|again)\b|^it(?:'s| is| has|'s been)? (?:\p{L}+ )*(?:raining|rained)\b|\brained (?:on|all
      |the whole|for)\b
    `,
    pattern`\b(?:wedding|parade|off|cats)\b`,
  ),
  tells(
    "snow",
    pattern`
      \bsnowed in\b|\bwoke up to (?:\p{L}+ )?snow\b|\bit(?:'s| is)? (?:\p{L}+ )?snow(?:ed|ing|s)\b
      |\bsnow day (?:today|tomorrow|again|!)|\bfirst snow (?:is|and|today|this)\b
    `,
  ),
  tells(
    "plant-lost",
    pattern`
      \b(?:my|our|the|all|every|grandma's|another|last|mom's) ${few}${plant} (?:\p{L}+ ){0,2}?(?:died|is dead
      |are dead|is dying|are dying|wilt\p{L}*|droop\p{L}*|has (?:aphids|root rot|fungus gnats|powdery mildew
      |spider mites)|dropped (?:all )?(?:its|their) leaves|got (?:eaten|frost\p{L}*)|didn't (?:make|come|sprout
      |survive)|gave up|turned (?:yellow|brown|black|crispy)|drowned)\b|\b(?:killed|overwatered|underwatered
      |drowned|forgot to water) (?:[\p{L}'’-]+ ){0,4}${plant}\b|\b(?:slugs?|snails?|deer|squirrels?|rabbits?
      |frost|hail|aphids|birds|caterpillars|groundhogs?|gophers?|voles?) (?:\p{L}+ )?(?:ate|killed|destroyed|got
      |took|found|flattened|demolished|finished) (?:all )?(?:my|our|the|of|every)?\b
    `,
    pattern`\b(?:bird feeder|feeder|sandwich|picnic|chips|fries|car)\b`,
  ),
  tells(
    "garden-good",
    pattern`
      \b${plant}(?: (?:in|on|by|from) (?:my|our
      |the) \p{L}+)? (?:\p{L}+ly |just |finally |is |are |has |have |already |actually |all |still |now )*(?:ripe
      |ripening|ripened|bloom(?:ed|ing|s)?|in (?:full )?bloom|in flower|blossom\p{L}*|flower(?:ed|ing|s)
      |sprout(?:ed|ing|s)|germinated|came (?:back|up|through|alive)|coming (?:up|back|in)|growing|grew|up
      |thriv\p{L}+|huge|ready|alive|bud(?:ding|ded)|taking over|climbing|surviv\p{L}+|(?:a )?(?:first|new
      |\p{L}+ new) (?:bud|leaf|leaves|flowers?|shoots?)|buds?|put out|turn(?:ed|ing) (?:red|pink|blue|purple|orange)|perked up|recovered
      |revived|rooted|has roots)\b|\b(?:picked|harvested|dug up|ate|pulled|got|grew
      |found) (?:\p{L}+ ){0,3}first (?:\p{L}+ )?${plant}\b|\bfirst (?:\p{L}+ )?${plant} (?:from|off|out of
      |of the|in) (?:my|our|the)\b|\b(?:planted|sowed|seeded|repotted) (?:[\p{L}\d'’-]+ ){0,4}${plant}\b
      |\b(?:saved|revived|rescued) (?:[\p{L}'’-]+ ){0,4}${plant}\b|\bgrew (?:it|them|this|these) (?:myself
      |ourselves|from seed)\b
    `,
    pattern`
      \b(?:died|dead|killed|eaten|robot|power plant|ready to (?:order|ship|eat)|restaurant|shop|for sale)\b
    `,
  ),
  tells(
    "pet-habit",
    pattern`
      \b(?:my|our|the|this) ${few}${pet} (?:\p{L}+ ){0,2}?(?:sleeps?|slept|waits?|waited|follows?|followed
      |stares?|staring|snores?|sits|lies|guards?|hates?|loves?|thinks?|(?:is|are|seems?) (?:\p{L}+ )?(?:afraid
      |scared|obsessed|in love|jealous|suspicious|convinced|mad at|asleep|offended|confused|judging)|brings?
      |brought|demands?|screams?|meows?|howls?|hides|watches|watched|prefers?|only|won't|learned|learnt|greets?
      |has (?:decided|opinions|learned|a favou?rite|a new|its own)|talks|sneezed|moved into|fits|knows|wants
      |needs|opens|discovered|claimed|took over|chose|made friends|met|fell asleep|found (?:a|the|his|her)|looks
      |yawns|smells|rules|runs|dreams|can (?:open|hear|tell)|wakes? (?:me|us)|woke (?:me|us)|sleeping|got (?:a
      |his|her)|gets|had (?:a|\p{L}+) (?:kittens|puppies|babies|bunnies|chicks)|is (?:\p{L}+ing|the|on))\b
    `,
    pattern`
      \b(?:wake up|get up|move|come (?:home|back)|breath\p{L}*|bleed\p{L}*|blood|vomit\p{L}*|lump|without (?:him|her)|stole|ate|chewed|died|dying|sick|lost|missing|needs (?:a home|surgery|help)|last|cancer|vet
      |for adoption|adopt\p{L}*|service|turned|birthday)\b
    `,
  ),
  tells(
    "wild-visitor",
    pattern`
      \b(?:a|an|the|this|two|some|one|family of|pair of|little|baby|that|wild) ?(?:\p{L}+ ){0,2}?(?:robins?
      |blackbirds?|sparrows?|swallows?|birds?|doves?|pigeons?|wrens?|blue tits?|hedgehogs?|fox(?:es)?|badgers?
      |deer|fawn|raccoons?|o?possums?|squirrels?|bats?|owls?|herons?|ducks?|ducklings|frogs?|toads?|snakes?
      |lizards?|geckos?|bears?|moose|coyotes?|hummingbirds?|skunks?|woodpeckers?|bunn(?:y|ies)|turkeys?
      |peacocks?|goose|geese|cardinals?|magpies?|crows?) (?:\p{L}+ ){0,3}?(?:nest(?:ed|ing|s)?|moved in|lives?
      |living|built|visit(?:ed|s|ing)?|sleeping|sat|landed|raised|walked|wandered|(?:in|into|on|under|at|by
      |outside|through) (?:our|my|the) (?:\p{L}+ )?(?:garden|yard|backyard|garage|attic|chimney|mailbox|kitchen
      |bathroom|living room|bedroom|pool|shed|porch|wreath|balcony|driveway|windowsill|roof|doorstep|lawn|deck
      |feeder|house|window|door|gutter|letterbox|patio|office))\b|\bthere(?:'s| is| are) (?:a|an|two
      |some) (?:\p{L}+ )?(?:fox|bat|squirrel|bird|raccoon|hedgehog|deer|possum|owl|frog|toad|duck|bear|skunk
      |snake|lizard) (?:family )?(?:in|on|under|at)\b
    `,
    pattern`\b(?:killed|dead|died|hit|ran over|attack\p{L}*|ate|stole|zoo)\b`,
  ),
  tells(
    "mischief",
    pattern`
      ^(?!(?:i|we|he|she|they|who|you|it|someone|somebody|nobody|everyone|just|frost|slugs?|mom|mum
      |dad) )\p{L}+ (?:just |has |\p{L}+ly )?(?:ate|chewed|stole|knocked|peed|pooped|destroyed|shredded|licked
      |dug|buried|swallowed|scratched|unrolled|tore|drooled|puked
      |threw up) (?:up |on |over |at |down |through |off |in |into )?(?:my|our|the|his|her|a|an|another|half|all
      |every)\b
    `,
    pattern`\b(?:show|stage|heart|scene|vet)\b`,
  ),
  tells(
    "house-done",
    pattern`
      ${oneself}(?:painted|repainted|wallpapered|tiled|hung|hung up|put up|assembled|installed|fixed|sanded
      |refinished|organi[sz]ed|decluttered|cleaned|cleaned out|sorted|sorted out|tidied|tidied up|emptied|mopped
      |scrubbed|folded|renovated|finished|replaced|rearranged|built|unclogged|hoovered|vacuumed|defrosted
      |reorgani[sz]ed|insulated|patched|cleared out|redid) (?:the|our|my|all|a|an|some|every|out
      |up) ${few}(?:nursery|kitchen|bathroom|bedroom|living room|rooms?|hall(?:way)?|ceiling|walls?|shelf
      |shelves|bookcase|bookshelf|wardrobe|closet|garage|attic|basement|cellar|shed|fence|deck|porch|doors?
      |cabinets?|drawers?|pantry|fridge|freezer|oven|windows?|curtains?|pictures?|mirror|lamps?|lights?|tap
      |faucet|sink|toilet|bed|crib|cot|table|desk|dresser|chairs?|laundry|house|apartment|flat|loft|spice rack
      |treehouse|swing|sandbox|raised beds?|greenhouse|chicken coop|kitchen floor|floors?|boiler|leak|gutters?
      |driveway)\b
    `,
    pattern`\b(?:client|customers?|for you|(?:replaced|installed|fixed) an?|fitted|commission|sold|of the week|broke|fell|wrong)\b`,
  ),
  tells(
    "mischief",
    pattern`
      \b${kid} (?:have |has |just )?(?:eaten|ate|finished) all\b
      |\b${kid} (?:\p{L}+ )?(?:cut (?:her|his|their) own (?:hair|bangs|fringe)|cut (?:her|his) (?:sister|brother|doll)['’]s hair
      |shaved (?:the|our|his|her)|emptied|flushed|smeared|unrolled|(?:drew|painted|coloured|colored) (?:all over|on)
      |hid (?:my|the|our)|poured|painted (?:the (?:dog|cat|wall|tv|sofa|couch)|himself|herself))\b
    `,
    pattern`\b(?:gun|knife|pills?|medicine|bottles? of|body|tests?)\b`,
  ),
  tells(
    "new-look",
    pattern`
      ${oneself}(?:i )?(?:cut|chopped|dyed|bleached|shaved|buzzed|permed|straightened
      |donated) (?:off )?(?:all )?(?:of )?my (?:\p{L}+ ){0,2}(?:hair|bangs|fringe|beard|head|mustache|moustache
      |eyebrows|ponytail)\b|${oneself}(?:got|getting) (?:a (?:haircut|perm|mullet|pixie|bob|buzz cut|fringe
      |nose ring|new (?:haircut|hairstyle|do))|bangs|highlights|new glasses|glasses|my (?:ears|nose) pierced
      |my hair (?:cut|done|dyed|chopped))\b|\b(?:went|going|gone) (?:blonde|blond|red|redhead|brunette|platinum
      |pink|purple|bald)\b|\bnew (?:glasses|haircut|hair|bangs|hair colou?r),? who dis\b
    `,
    pattern`\b(?:chemo|cancer|wilderness|price|client)\b`,
  ),
];
