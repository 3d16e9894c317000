import { pattern } from "../../../../../domain/text/pattern.ts";
import type { SituationRule } from "../situations.ts";
import { anyone, elder, few, number, parent, partner, relative, tells } from "./telling.ts";

/** Partners, parents, friends and the whole family. The first that matches decides. */
export const people: readonly SituationRule[] = [
  tells(
    "engagement",
    pattern`
      \bproposed(?=$| (?:to|at|in|on|during|with|under|over|while|after|before|last|this|today|yesterday|from|by
      |and))|\b(?:she|he|they|i) said yes\b|^(?:i )?said yes\b|\b(?:got|getting|we're|i'm|are|is|officially
      |finally|just) engaged\b|\bpopped the question\b|\bput a ring on it\b
    `,
    pattern`
      \b(?:asked for|remote|boss|to the (?:job|dress|offer|house)|proposed (?:a|an|the|law|changes|budget)|engaged (?:in|with)
      |to (?:more|another|a second|dessert|life|therapy)|when the (?:waiter|kid)|again said)\b
    `,
  ),
  tells(
    "just-married",
    pattern`
      \b(?:we|i) (?:just |finally |secretly |really |actually )?(?:got married|eloped|tied the knot|said i do
      |married (?:my|the love|him|her|each other)|got hitched)\b|^(?:just|finally|officially
      |secretly)? ?(?:got married|eloped|tied the knot|married (?:my|the love))\b|\bofficially (?:husband|wife
      |mr|mrs)\b
    `,
    pattern`\b${number} years\b|\banniversary\b|\bago\b`,
  ),
  tells(
    "couple-years",
    pattern`
      \b${number} years (?:married|of marriage|of us|with (?:my|the|this|him|her) ?(?:husband|wife|man|woman
      |love|same person|guy|girl|best friend)?)\b|\bmarried (?:for )?(?:almost |nearly |over )?${number} years\b
      |\bafter ${number} years (?:together|of marriage|he|she|my (?:husband|wife))\b|\b(?:he|she|${partner}|they
      |we|parents|${elder}) still (?:[\p{L}'’]+ ){1,8}after (?:all (?:these|those)|${number}) (?:years
      |decades)\b|\b(?:golden|silver|diamond|ruby|pearl|paper|wedding|my parents'|our
      |grandparents') (?:wedding )?anniversary\b|\b(?:my |our )?(?:parents|grandparents|grandma and grandpa
      |nan and grandad|mom and dad|mum and dad) (?:[\p{L}'’]+ ){0,6}(?:years|anniversary|married|holding hands
      |dancing|kissing)\b|\brenew(?:ing|ed) (?:our|their) vows\b|\bfirst date (?:was )?${number} years ago\b|^${number} years ago (?:today )?(?:i
      |we) (?:met|married|said)\b
    `,
    pattern`
      \b(?:company|business|work|shop|store|studio|sober|(?:anniversary )?party|anniversary (?:sale|edition|menu|cake|gift|trip|dinner)
      |forgot|forgotten|died|divorc\p{L}+|dead|death|without|buried|passed)\b
    `,
  ),
  tells(
    "sorry-and-forgive",
    pattern`
      \bapologi[sz](?:ed|es|ing)\b|\b(?:made|making) (?:up|peace) with\b|\bforgave\b|\breconcil(?:ed|ing)\b
      |\b(?:talking|speaking) again\b|\bpatched (?:things|it) up\b|\bsaid sorry\b|\bfinally talked (?:it
      |things)\b
    `,
    pattern`\b(?:barista|waiter|autocorrect|chair|table|door|furniture)\b`,
  ),
  tells(
    "leaving-home",
    pattern`
      \b(?:i|we|finally|just|my parents|mom|mum|dad|they)(?:'re| are)? (?:finally |just |officially )?(?:sold
      |selling|are selling) (?:our|my|the|their|his|her) ${few}(?:house|home|apartment|flat|farm|cabin
      |cottage)\b|\b(?:last|final) (?:night|day|morning|evening|sleep|coffee|dinner|walk) (?:in|at
      |around) (?:our|my|the|this) ${few}(?:house|home|apartment|flat|place|kitchen|neighbou?rhood)\b
      |\b(?:handed|gave|giving|handing) (?:over |back |in )?(?:the|our
      |my) (?:house |apartment |flat |old )?keys (?:back|over|in|to)?\b|\b(?:house|home|room) (?:i|we|he|she
      |they) grew up in\b|\bgoodbye (?:to )?(?:our|my|the) ${few}(?:house|home|apartment|flat)\b|\b(?:moving
      |moved) out of (?:our|my|the) ${few}(?:house|home|apartment|flat)\b
    `,
    pattern`\b(?:listing|realtor|client|visit(?:ed|ing)?|bought|birthday|in days|commission)\b`,
  ),
  tells(
    "moving",
    pattern`
      \b(?:we|i|we're|i'm|they're|we are) (?:just |finally |officially )?(?:are |am )?(?:moving|move
      |moved) (?:house|out|in|next|this|tomorrow|today|into|day|to a|across)\b
      |^(?:just |finally |officially )?(?:moved|moving) (?:house|out|in|into|boxes|across)\b
      |\bboxes everywhere\b|\bfirst (?:night|morning|meal|coffee) (?:\p{L}+ )?in (?:the|our|my) (?:\p{L}+ )?(?:flat|apartment|house|home|place)\b|\b(?:un)?pack(?:ed|ing) (?:the|our|my|all|last|half
      |up)? ?(?:\p{L}+ ){0,4}(?:box(?:es)?|house|apartment|flat|kitchen)\b|\bliving out of (?:boxes
      |a suitcase)\b|\bsigned (?:the|a|our|my) lease\b|\b(?:we|i) got the (?:apartment|flat|house|place)\b
      |\boffer (?:was |got )?accepted on\b|\bclosed on (?:our|my|the) (?:first )?(?:house|home)\b
      |\bmoving in (?:together|with)\b|\bcouch (?:didn't|doesn't|won't) fit\b
    `,
    pattern`
      \b(?:shop|store|office|studio|salon|bakery|restaurant|workshop|warehouse|gallery|clinic|new location
      |showroom|my (?:son|daughter)|orders?|moving on|moving (?:in a|forward|mountains))\b
    `,
  ),
  tells(
    "friend-away",
    pattern`
      \b(?:(?:best |oldest |childhood |favou?rite )?(?:friend|bestie|sister|brother|cousin|neighbou?rs?
      |buddy)) (?:is |are |just |has |have |'s )*(?:mov(?:ing|ed|es) (?:away|abroad|to|across|overseas|states
      |out of state|countries)|left (?:town|the country)|leaves? (?:town|tomorrow|for))\b
      |\blives? (?:so |too |really )?far away\b|\b${number} (?:hours|miles|km|time zones|states
      |countries) (?:away|apart)\b
    `,
    pattern`
      \bmov(?:ed|ing) (?:back|in|to (?:my|our) (?:street|town|city|building|block|neighbou?rhood))\b
    `,
  ),
  tells(
    "visit",
    pattern`
      \b(?:${relative}|(?:best )?friends?|bestie|(?:the )?(?:whole )?gang) (?:is|are|'s|just|finally
      |'re) (?:finally |all |also )?(?:visiting|coming (?:to (?:stay|visit|see)|over|home|back|for|tomorrow
      |today|this|next)|in town|moving (?:back|closer|home|nearby|down the)|flying (?:in|over|home)|on (?:his
      |her|their) way|home (?:for|from)|staying|back (?:from|home|in town)|flew|drove|came|landed|arrived)\b
      |\b(?:${relative}|friends?|bestie) (?:flew|drove|came|travel(?:l)?ed|took (?:the|a) (?:train|bus|plane
      |flight)|moved) (?:all the way|in|over|home|down|up|back|closer|here|\d+ hours|\p{L}+ hours|from \p{L}+)\b
      |\bcame (?:home )?to (?:visit|stay|see (?:me|us)|surprise)\b|\bpick(?:ed
      |ing) (?:[\p{L}'’]+ ){1,4}up (?:from|at) the (?:airport|station)\b|\bmoved (?:back|closer) (?:home|to)\b
      |\b(?:is|are) home for (?:the|a|christmas|thanksgiving|easter|one|two|spring|summer|winter)\b
    `,
    pattern`
      \b(?:rehab|prison|jail|war|dead|ashes|hospital|deployed|moving back in|cat|dog|puppy|moved in)\b|\bcame (?:in|over) (?:first
      |second|third|last)\b
    `,
  ),
  tells(
    "together",
    pattern`
      \b(?:whole|entire|full) (?:\p{L}+ )?(?:family|clan|gang
      |crew) (?:is |are |was |were |all |came |made |finally |sat |got )*(?:home|here|together|in one|under|at
      |around|out|in|on|ate|made it|for)\b
      |\ball (?:of )?(?:\p{L}+ )?(?:the |my |our |${number} )?(?:\p{L}+ )?(?:kids|siblings|cousins|grandkids
      |brothers|sisters|children|grandchildren|generations|besties|girls
      |boys) (?:are |were |came |made |finally |all |is )*(?:home|here|together|in one|under|at|around|back
      |in)\b|\bunder one roof\b|\b(?:three|four|five|3|4|5) generations\b|\beveryone(?:'s| is| was| came
      | made it)? (?:finally )?home (?:for|at|again|tonight)\b|\bgot (?:everyone|everybody|the whole family
      |all of us|all the cousins) (?:in|into|on|to|at|around|together)\b
    `,
    pattern`\b(?:hospital|bedside|court|cemetery|shelter|sick|flu|fever|funeral|cold|cried|asleep|lice)\b`,
  ),
  tells(
    "family-recipes",
    pattern`
      \b(?:made|cooked|baked|tried|finally got|nailed|recreated|making|cooking|baking|attempted|perfected
      |finally cracked) (?:my |our )?(?:${elder}|${parent}|aunt \p{L}+|great aunt)(?:'s|s'|s) (?!day\b)
    `,
  ),
  tells(
    "heirloom",
    pattern`
      \b(?:found|inherited|wearing|wore|using|used|fixed|restored|opened|reading|read|framed|kept|digiti[sz]ed
      |got|have|discovered|unpacked|polished|mended|repaired) (?:[\p{L}'’]+ ){0,4}?(?:${elder}|${parent}|aunt
      |uncle|aunt \p{L}+|great[- ]aunt)(?:'s|s'|s) (?:[\p{L}'’-]+ ){0,3}(?:ring|letters?|recipes?|photos?
      |pictures?|albums?|camera|watch|dress|diar(?:y|ies)|quilt|coat|jacket|sweater|cardigan|cookbook|notebook
      |journal|necklace|jewel(?:le)?ry|china|teapot|records?|guitar|violin|accordion|tools?|toolbox
      |sewing machine|typewriter|suitcase|handwriting|postcards?|cards?|medal|brooch|scarf|clock|teacups?|pearls
      |pocket ?knife|bible|piano|rocking chair|vinyl|wedding \p{L}+|tie|hat|glasses)\b|\bpassed down\b
      |\bfamily heirloom\b|\bhand-?me-?down from\b
    `,
  ),
  tells(
    "tech-support",
    pattern`
      \b(?:${parent}|${elder}) (?:\p{L}+ )?(?:bought|got|discovered|learned|learnt|figured out|downloaded|joined
      |sent|sends|uses?|found|asked|is on|just|texts?|typed|emailed|has)\b.*\b(?:smart ?phone|iphone|phone|ipad
      |tablet|emojis?|gifs?|whatsapp|facebook|tiktok|instagram|facetime|wi-?fi|alexa|siri|chatgpt|e?mail|zoom
      |internet|memes?|selfies?|voice (?:notes?|messages?)|bluetooth|netflix|password|hashtags?)\b|\b(?:teaching
      |showed|helped|helping|taught) (?:my |our )?(?:${parent}|${elder})\b.*\b(?:phone|ipad|tablet|emojis?|gifs?
      |whatsapp|facebook|facetime|wi-?fi|zoom|internet|printer|tv|email|computer|laptop|text|app|online)\b
    `,
  ),
  tells(
    "gesture",
    pattern`
      \b${anyone} (?:\p{L}+ )?(?:brought|left|bought|baked|cooked|knit(?:ted)?|sewed|wrote|drew|painted|sent
      |gave|built|packed|got|ordered|poured|saved|mailed|crocheted|handed|ran|picked up|lent|grew) (?:me|us)\b
      |\b${anyone} (?:\p{L}+ )?left (?:soup|flowers|cookies|homemade|groceries|food|lasagna|cake|tomatoes|a (?:note|cake|card|pie)) .*\b(?:doorstep
      |door|porch|desk|mailbox|table)\b
      |\b${anyone} (?:\p{L}+ )?made (?:me|us) (?:an?|the|some|breakfast|dinner|lunch|tea|coffee|soup|pancakes
      |pasta|cookies|cake|her|his|their|my|this|cards?|hot|chicken)\b|\b${anyone} (?:\p{L}+ )?(?:shovel(?:l)?ed
      |mowed|fixed|warmed up|cleaned|returned|carried|paid for|held|helped|stopped to|offered|washed|watered
      |charged|filled|scraped|defrosted|ironed|walked|drove|surprised|covered)(?: \p{L}+)? (?:me|us|my|our)\b
      |\b${anyone} (?:\p{L}+ )?(?:held the door|stopped to help|left flowers|cooked dinner|did the dishes|gave up (?:his|her|their) seat|waited up|let (?:me|us) (?:go first|cook|merge|borrow|sleep in|in))\b
    `,
    pattern`
      \b(?:bill|mess|bruise|flu|fever|lice|headache|heart attack|look|silent|ultimatum|scare|virus|covid|nervous
      |late|ticket|notice|warning|bad news|black eye|down|cold shoulder|wrong|a cold|ghosted|threat\p{L}*
      |held (?:back|up)|my car|the race|scratch|finger|drove (?:me|us) (?:crazy|mad|nuts|up)|walked out
      |let me down|divorc\p{L}*|dumped|cry)\b|\bleft (?:me|us)(?! (?:an?|the|some|flowers|soup|cookies|his|her
      |their))\b|\b(?:got|gave) (?:me|us) (?:fired|in trouble|lost|sick)\b|^(?:i|we)\b
    `,
  ),
  tells(
    "elders",
    pattern`
      ^(?:my |our )?(?:${elder}(?: is (?:\d+|\p{L}+ty) and)?|${number}[- ]year[- ]old (?:neighbou?r|aunt|uncle
      |friend|mother|father|mom|mum|dad|\p{L}*grand\p{L}+)) (?:\p{L}+ )?(?:\p{L}+ly )?(?:learned|learnt|learns
      |beat|beats|won|joined|started|discovered|sent|texted|downloaded|bought|got|tried|danced|dances|rode|rides
      |out\p{L}+|called|facetimed|signed up|rocks?|still|can|knows|told|said|says|swears|swore|flirted|dyed|went
      |wears?|wore|drove|drives|thinks|asked|walks|swims|swam|plays|has a|wants|keeps|danced|threw|is (?:dating|learning
      |dancing|faster|cooler|the)|did|does|jumped|climbed|finished|hiked|flew|ordered|ate|makes?|takes?
      |refuses)\b
    `,
    pattern`
      \b(?:barely|can no longer|can't|asks where|into (?:care|a home)|oxygen|alone|sick|hospital|fell|falling|home alone|care home|nursing home|forgets|memory|dementia|goodbye|miss
      |last|ill|surgery|lost|broke|scammed|us anymore|me anymore)\b
    `,
  ),
  tells(
    "partner-habit",
    pattern`
      ^(?:my |so my |the )?(?:${partner}|roommate|flatmate) (?:\p{L}+ )?(?:tried to|eats?|spends|has been in|attempted to|decided to|assembled|snor(?:es?|ed|ing)|steals?|stole
      |ate (?:my|the last|all)|loads?|reloads?|leaves (?:\p{L}+ ){0,3}(?:open|on|everywhere|out|lying|in|around
      |behind)|puts?|never (?:closes?|puts?|finds?|remembers?|uses?|reads?|listens?|folds?|replaces?|empties
      |hears)|always (?:leaves|forgets|loses|steals|puts|takes|eats|falls|has|says|asks|wins|buys)
      |still (?:can't|doesn't|thinks|hasn't|won't)|insists|thinks|keeps|bought another|came home with another
      |refuses|claims|believes|says (?:he|she|i|we|that)|hides|organi[sz]es|talks (?:to|in|through)|sings|hums
      |rearrang\p{L}+|fell asleep|falls asleep|can't (?:find|cook|dance|whisper|park)
      |has (?:\p{L}+ )?(?:opinions|rules|a system|names? for|\d+|three|four|ten)|spent|named|turned (?:the|our)
      |organized|alphabeti[sz]ed|discovered|is obsessed|got into|took up|watched (?:\p{L}+ ){0,3}without)\b
    `,
    pattern`
      \b(?:come home|called|cry\p{L}*|forget\p{L}*|falling|faint\p{L}*|bleed\p{L}*|hitting|yell\p{L}*|drink\p{L}*|lying|threat\p{L}*|leaves (?:for|me|us|tomorrow)|left me|deploy\p{L}*|sick|hospital|divorc\p{L}+|love[sd]? me
      |believes in me|proud|makes me|home|cheat\p{L}*|beautiful)\b
    `,
  ),
];
