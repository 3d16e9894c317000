import type { Intent } from "../../../../domain/captions/brief/brief.ts";
import { pattern } from "../../../../domain/text/pattern.ts";
import { says, type SituationRule, type WorldSituation } from "./situations.ts";

const told: readonly Intent[] = ["story", "unknown", "thing", "feeling", "milestone", "event", "how-to", "offer"];

/** A rule for something that people tell. @param not words that make it something else */
const tells = (situation: WorldSituation, words: RegExp, not?: RegExp): SituationRule =>
  says(situation, told, words, not ? { not } : {});

/** A business that speaks of itself or offers something. */
const business =
  /^(?:we(?:'re| are)? (?:open|hiring|closed|offer|now)|book|join us|come)\b|[$€£]\d|\d ?% off\b|\bsale\b/iu;

/** Work and school, roads and trips, games and concerts, money and habits, opinions and sayings. */
export const world: readonly SituationRule[] = [
  tells(
    "not-me",
    /^(?:not me|not us|me,? (?:pretending|trying|acting|crying|googling|telling)|guess who|caught myself)\b/iu,
  ),
  tells(
    "outrage",
    /^(?:the (?:nerve|audacity|drama|disrespect|betrayal|scandal|way (?:i|he|she|they|my)\b)|how dare|excuse me|i(?:'m| am) (?:screaming|shook|deceased|unwell|livid)|the \p{L}+ of it all)(?! (?:house|club|of a))/iu,
  ),
  tells(
    "called-out",
    /\b(?:exposed|called me out|roasted me|humbled me|judged me|read me like|knows too much about me|attacked by)\b|\bscreen time (?:report|is|was|says)\b/iu,
  ),
  tells(
    "hot-take",
    pattern`
      ^never (?:trust|underestimate|date|let|buy|eat|order|assume) \p{L}|^(?:hot take|unpopular opinion|controversial|change my mind|hear me out|fight me|i said what)\b
      |\b(?:belongs? (?:on|in|nowhere)|do(?:es)? not belong|doesn't belong|don't belong|(?:adults|grown-?ups|people|everyone|everybody|offices|restaurants|airlines) should (?:get|have|be)|we need to (?:talk about|normali[sz]e|bring back)|normali[sz]e|bring back|(?:is|are) (?:so |totally |massively |wildly )?(?:overrated|fine actually|not that deep|a scam|a myth|not a personality|superior|inferior|elite|mid|cringe|better than)|should be (?:illegal|free|banned|mandatory|a crime)|is a (?:crime|hate crime|love language|personality trait|human right|real job|sport)|counts as|is not a|hits? different|(?:>|beats) \p{L}+ (?:any day|every time)|change my mind|and i stand by|supremacy|deserves? (?:more|better|an?))\b
    `,
    /\bbelongs? (?:in|to) (?:a museum|me|us)\b|\b(?:he|she|everyone|everybody|you|mom|mum|dad) deserves?\b/iu,
  ),
  tells(
    "rejection",
    /\b(?:(?:got|was|been|were|being)? ?rejected|rejection (?:email|letter|number)|turned (?:me|us) down|got a no\b|didn't get (?:the|that|this|it|in\b|a callback)|did not get (?:the|in\b)|not selected|waitlisted|(?:recruiter|company|hr|they|interviewer) (?:ghosted|left me on read|never (?:called|wrote|got) back|went with)|ghosted (?:me )?(?:by|after)|passed over for)\b/iu,
    /\b(?:joke|meme|kitten|cat|dog)\b/iu,
  ),
  tells(
    "exam-failed",
    /\b(?:failed|flunked|bombed) (?:my|the|our|another|a|it|math|maths|chem\p{L}*|physics|biology|algebra|geography)\b(?=.*\b(?:test|exams?|finals?|midterms?|quiz|class|course|module|theory|driving|bar|math|maths|chem\p{L}*|physics|biology|algebra|again)\b)|\bfailed (?:math|maths|chemistry|physics|biology|algebra)\b|\b\d\d? ?% (?:on|in) (?:my|the) (?:test|exam|quiz)/iu,
  ),
  tells(
    "quitting",
    /\b(?:handed|put|gave) in (?:my|our) (?:\p{L}+ )?(?:notice|resignation)|\bnotice (?:is )?handed in|\bmy last day at\b/iu,
  ),
  tells(
    "days-off",
    pattern`
      \b(?:(?:last|final) (?:day|shift|meeting|email|lesson|class) before|(?:day|days|week|weeks|month|morning|afternoon|shift) off(?! (?:the|our|all|your|when|with)\b)|annual leave|(?:my|the) leave (?:was|is|got|has)|approved my (?:leave|vacation|holiday|time off)|clocked (?:out|off)|clocking (?:out|off)|out of office (?:is )?on|long weekend|called in sick|half day|sabbatical|bank holiday|no work (?:today|tomorrow|until|for)|school'?s out|broke up for|finish(?:ed)? work|off work|logged off|laptop closed|pto)\b
    `,
    business,
  ),
  tells(
    "office-blunder",
    pattern`
      \b(?:repl(?:ied|y|ying) all|(?:wasn't|was not|not|forgot i was|thought i was|forgot to) (?:on )?(?:mute|unmute)\p{L}*|still unmuted|unmuted|camera (?:was )?on|shared (?:the wrong|my) screen|sent (?:it|that|this|the|a|my) (?:\p{L}+ )*to (?:the|my) (?:wrong|boss|whole|entire|ex|manager|teacher)|called (?:my|the) (?:teacher|boss|professor|manager|client) (?:mom|mum|dad|mommy|babe|love)|waved (?:back )?at (?:someone|somebody|a stranger)|said "?you too"?|liked (?:a|his|her|their|my ex's) (?:\p{L}+ )*(?:post|photo|pic)\p{L}* from|typo in|misspelled|wrong group ?chat|zipper (?:was )?(?:down|open)|(?:fly|flies) (?:was|were) (?:down|open|undone)|toilet paper on my shoe|pushed a pull door)\b
    `,
  ),
  tells(
    "work-day",
    pattern`
      \b(?:could have been an email|could've been an email|should have been an email|back[- ]to[- ]back (?:meetings|calls|zooms)|(?:another|\d+|three|four|five|six|pointless|endless) (?:meetings?|calls?|zooms?|emails)(?: (?:today|before|about|in)|$)|circle back|per my last email|quick (?:question|call|sync|chat)|meeting (?:about|that|to plan) |mandatory fun|team building|micromanag\p{L}+|unread emails|inbox zero|monday meeting|stand-?up (?:meeting|ran|took)|(?:my|the) (?:boss|manager|supervisor) (?:just |always |still |keeps )?(?:said|asked|wants|thinks|scheduled|moved|emailed|texted|called|messaged|emails|calls|texts|schedules)|stuck in (?:a |another )?meetings?|on the clock|overtime again|working (?:late|through lunch|the weekend)|lunch at my desk|printer (?:is )?(?:jammed|hates))\b
    `,
    business,
  ),
  tells(
    "study-grind",
    pattern`
      \b(?:(?:thesis|dissertation|essay|term paper|coursework|assignment|lab report|homework|revision) (?:is|due|are|was|still|at|won't|wants|has)|all[- ]nighter|pulling an all|cramming|(?:studying|revising|cram) (?:for|at|all|until)|(?:my|the|this|writing (?:my|the|a)) (?:thesis|dissertation|essay|term paper|bibliography)|library until|exam season|finals week|flashcards? (?:at|until|everywhere)|words (?:left|to go)|deadline (?:is|at|in))\b
    `,
    /\b(?:passed|finished|submitted|handed in|defended|done|published|accepted|won|aced)\b|\b(?:your|tutor|help with|we)\b/iu,
  ),
  tells(
    "new-start",
    pattern`
      \b(?:(?:i|my \p{L}+|she|he) (?:finally |officially )?(?:starts?|begins?) (?:my |at |as |a |the |her |his )?(?:new |first |night )?(?:job|school|uni|university|college|course|training|apprenticeship|internship|placement|degree|masters?|phd|residency|studies)|(?:start|starting) (?:my|a) new (?:job|role|chapter|course|school)|first day (?:of|at|in) (?:my |the |a )?(?:new|uni\p{L}*|college|work|office|class|training|grad school|law school|med school|placement|internship)|new (?:job|role) starts|back to (?:school|uni|college) at \d\d|went back to (?:school|uni|college))\b
    `,
    /\b(?:son|daughter|kid|kids|toddler|sale|supplies)\b/iu,
  ),
  tells(
    "comeback",
    pattern`
      \b(?:back (?:on|in|at|to|into) (?:the |my |a )?(?:bike|track|pitch|field|court|pool|saddle|water|mat|ice|slopes|gym|trail|road|horse|training|running|climbing|lifting|swimming|dancing|football|stage|ring|boards?|barre) (?:after|again|since|finally|post|at last|with)|back (?:on|in|to|at|into) (?:the |my )?(?:bike|track|pitch|court|saddle|running|training|climbing|lifting|slopes)$|first (?:run|ride|swim|game|match|climb|session|workout|walk|steps?|race|training|day back|dance|practice) (?:back|since|after|post|without (?:crutches|the boot|a brace|pain))|(?:knee|ankle|back|shoulder|wrist|hip|leg|foot|body|hamstring) (?:is |has )?(?:finally|at last) (?:letting|healed|better|holding|lets|strong)|cleared to (?:run|play|train|lift|ride|swim|dance|climb)|(?:cast|boot|brace|stitches|crutches|sling) (?:is |are |came |comes |finally )*(?:off|gone|out)|off crutches|pain[- ]free|ran without pain|(?:weeks?|months?) (?:post|after) (?:acl|\p{L}+ )?(?:surgery|op|injury).*\b(?:back|again|running|walking))\b
    `,
  ),
  tells(
    "small-injury",
    pattern`
      \b(?:(?:sprained|twisted|rolled|pulled|strained|tweaked|tore|bruised|jammed|stubbed|dislocated|fractured|broke|broken) (?:my|his|her|a|an|both|the)? ?(?:left |right |little |big |pinky )?(?:ankle|wrist|hamstring|calf|groin|back|neck|shoulder|knee|toe|finger|thumb|elbow|muscle|rib|collarbone|arm|leg|foot|meniscus|achilles)|acl tear|shin splints|tennis elbow|blisters? (?:on|the size|from)|black toenail|bitten by|paper ?cut|stung by a (?:wasp|bee)|out (?:injured|for the season)|benched with|on crutches|threw my back out|my back went|doms|can't (?:walk|lift my arms|feel my legs) after)\b
    `,
  ),
  tells(
    "victory",
    /\b(?:we|our (?:team|boys|girls|side|club)|the (?:team|boys|girls|lads)|they|us) (?:\p{L}+ )?(?:won|beat (?!yesterday)|are (?:the )?champions|made (?:the )?(?:playoffs|finals?)|took (?:gold|the cup|the title|home))\b|\bwon \d+[-–]\d+|\bpromoted to (?:the )?(?:first|second|premier|top|division)|\bbrought (?:it|the (?:cup|trophy)) home\b/iu,
    /\b(?:won't|lottery|jackpot|raffle|house|case)\b/iu,
  ),
  tells(
    "defeat",
    pattern`
      \b(?:(?:we|i|they|our \p{L}+|my team) (?:just |got )?(?:lost|losing|got (?:beaten|thrashed|hammered|destroyed|relegated|knocked out))(?: (?:\d|on penalties|again|the (?:game|match|final|derby|cup|league|quiz|race|semi)|in the (?:final|semi|last|first)|at (?:chess|monopoly|scrabble|cards|ping|pool|darts|bowling|tennis|pickleball|mini)|to (?:a|my|the)|by (?:a|one|two|three|\d)))|lost \d+[-–]\d+|lost (?:on penalties|the (?:final|derby|cup|match|semi\p{L}*))|(?:came|finished|placed) (?:dead )?(?:last|second last|fourth|second)\b|dead last|dnf(?!'d| a)|did not finish|did not place|last place|knocked out (?:in|on|of)|own goal|got (?:benched|relegated)|false start|hit the wall at|\d+(?:th|st|nd|rd) place)\b
    `,
    /\blost (?:him|her|my|our (?:dad|mom|mum|dog|cat|friend))\b/iu,
  ),
  tells(
    "missed-out",
    pattern`
      \b(?:(?:tickets?|tour|show|sneakers?|drop|it|they|everything|presale|sizes?) (?:\p{L}+ )?sold out (?:in|before|while|as|on me|already)|sold out (?:in \d+ (?:minutes|seconds)|before i)|queue(?:d)? (?:for|of) .*(?:tickets?|nothing)|(?:didn't|did not|couldn't) get (?:tickets?|a table|a spot|a seat)|no tickets left|ticketmaster|outbid|missed (?:the (?:sale|drop|deadline|presale|last (?:one|slice|piece|croissant))|out on)|(?:someone|somebody) (?:else )?(?:bought|took|got) (?:it|mine|the last|my))\b
    `,
    /\b(?:our|we)\b/iu,
  ),
  tells(
    "travel-trouble",
    pattern`
      \b(?:(?:flight|plane|train|ferry|gate|eurostar|luggage|suitcase|bag|bags|baggage|connection) (?:\p{L}+ )?(?:(?:is|was|got|just got|has been|have been) )?(?:delayed|cancell?ed|overbooked|diverted|changed|lost|missing|missed|stuck|went to|is in|didn't|never|still hasn't)|missed (?:my|our|the) (?:flight|connection|train|ferry|plane|layover|gate)|lost (?:my|our) (?:passport|luggage|suitcase|boarding pass)|passport (?:expired|is expired|at home)|airline lost|stranded (?:in|at)|(?:stuck|slept|sleeping|living|night) (?:at|in|on) (?:the |an? )?(?:\p{L}+ )?airport|layover (?:is|of|number)|middle seat|kicking my seat|next to a (?:crying|screaming)|booked the wrong (?:date|dates|airport|city|hotel|month|day)|wrong (?:terminal|airport)|(?:hotel|airbnb|hostel) (?:\p{L}+ )?(?:lost|cancell?ed|has no|had no|never|doesn't|looks nothing))\b
    `,
    /\b(?:crash|missing (?:person|plane))\b/iu,
  ),
  tells(
    "road-trouble",
    pattern`
      \b(?:(?:bus|train|tram|metro|subway|tube|car|truck|van|bike|scooter|moped|taxi|uber|bus driver) (?:\p{L}+ )?(?:broke down|breaks down|never came|didn't (?:come|show|stop|start)|drove past|left without|won't start|wouldn't start|is late|was late|late again|replacement|got towed|was towed|failed|has a flat|conked|overheated)|(?:check )?engine light|dead battery|battery (?:is |was )?(?:dead|flat)|flat (?:tyre|tire)|got a flat|puncture|(?:stuck|sitting|crawling|dead stop) in (?:\p{L}+ )?(?:traffic|rush hour|gridlock)|stuck (?:behind|on) (?:a|the) (?:tractor|bus|m\d+|highway|motorway|freeway|bridge|train|tube|subway)|traffic (?:jam|is|was|on)|rail replacement|signal failure|missed (?:my|the) (?:bus|stop|exit|turn|tram|tube|last)|ran out of (?:gas|petrol|fuel|charge)|(?:clipped|scraped|dented|scratched) (?:the|my|a)|(?:mot|inspection|smog) fail\p{L}*|fell asleep on the (?:bus|train)|(?:parking|speeding) (?:fine|ticket)|got (?:clamped|towed))\b
    `,
    /\bcrash(?:ed)?\b/iu,
  ),
  tells(
    "behind-the-wheel",
    /\b(?:parallel[- ]park(?:ed|ing)|(?:solo|first) (?:\p{L}+ )?drive\b|driv(?:e|ing|ove) (?:\p{L}+ )?(?:alone|on my own|by myself)|(?:passed|got) my (?:driving|driver'?s?) (?:test|licen[cs]e)|(?:licen[cs]e|learner'?s permit) (?:in hand|is here|arrived|at last)|got my (?:licen[cs]e|permit)|first time on the (?:motorway|highway|freeway)|driv(?:e|ing|ove) (?:stick|manual)|i can drive)\b/iu,
    /\b(?:failed|drive to|disk|drive[- ]in|fundraiser|lessons? with|hunting|fishing|boating)\b/iu,
  ),
  tells(
    "locked-out",
    /\blocked (?:myself|ourselves|out|himself|herself) ?(?:out|of)?\b|\bkeys (?:are |were )?(?:still )?(?:inside|in the car|on the inside|stuck)\b|\blocked (?:my|the) keys\b/iu,
    /\b(?:account|twitter|instagram|email|bank|phone|password)\b/iu,
  ),
  tells(
    "tech-trouble",
    pattern`
      \b(?:(?:wi-?fi|internet|server|laptop|computer|pc|mac|macbook|phone(?! died at mile)|iphone|printer|screen|app|website|zoom|teams|excel|word|powerpoint|photoshop|console|playstation|xbox|controller|headphones|airpods?|alexa|siri|tv|router|hard drive|keyboard|mouse|charger|update|battery|software|spotify|netflix|chatgpt|autocorrect|gps|google maps|smartwatch|camera) (?:\p{L}+ )?(?:died|dies|dying|is dead|is down|was down|went down|keeps|crash\p{L}*|froze|freezes|is frozen|won't|refuses|stopped|gave up|ate|deleted|broke|quit|restarted|decided|jammed|is broken|isn't working|not working|hates|betrayed)|nothing works|lost (?:all )?(?:my|the) (?:work|files?|saves?|save file|data|photos|draft|document|playlist)|corrupted save|deleted (?:the wrong|my (?:save|thesis|draft|photos|essay|presentation|whole))|forgot to save|didn't save|forgot my password|locked out of my (?:account|email|phone|instagram|bank)|storage (?:is )?(?:full|almost full)|no (?:signal|reception|wifi)|dropped my (?:phone|laptop|airpods?)|blue screen|buffering|dead pixels?|at (?:1|2|3)%|laptop .*\bnothing\b|it support)\b
    `,
    /\b(?:we repair|we fix|repairs?)\b|\bdied (?:in|after) \d{4}/iu,
  ),
  tells(
    "hair-change",
    pattern`
      \b(?:went (?:blonde?|brunette|ginger|red|platinum|gr[ae]y|short|pink|blue|bald|bleach|back to (?:black|brown|dark|blonde?))|(?:cut|chopped|shaved|bleached|dyed|buzzed|lopped|permed|trimmed) (?:it )?(?:all )?(?:off|my (?:own |whole )?(?:hair|head|bangs|fringe|eyebrows?|beard|mullet))|my (?:hair|fringe|bangs|roots) (?:is|are|was|were) (?:now |finally )?(?:pink|blue|purple|red|green|orange|short|gone|blonde?|copper|black|silver)|new hair|big chop|(?:cut|chopped|got) (?:\p{L}+ )?(?:bangs|a fringe|a bob|a pixie|a mullet|a buzz ?cut|a perm|layers|highlights|curtain bangs)|inches (?:off|gone|shorter)|box dye|from (?:brunette|blonde?|brown|black|long) to \p{L}+)\b
    `,
    /\b(?:donat\p{L}+|chemo|cancer|client|clients|book|appointments?|dog|toddler|daughter|son|sister|grass|sale)\b/iu,
  ),
  tells(
    "night-out",
    pattern`
      \b(?:out (?:until|till|til) \d|(?:got|came|home|back|in bed) (?:home )?at (?:1|2|3|4|5|6) ?am|girls'? night|lads'? night|boys'? night|night out|on the town|bar ?hopping|bar crawl|pub crawl|club(?:bing)?(?: (?:until|till|all night|again|with)|$)|hangover|hungover|hung over|danced (?:until|till|all night|on|with)|dancing (?:until|till|all night|on)|last ones? (?:to leave|standing|on the dance)|closed (?:down )?the bar|one (?:drink|glass) turned into|just one drink|too many (?:margs|margaritas|tequilas|espresso martinis|shots|aperol|pints|cocktails)|tequila|afterparty|pregame|pre[- ]drinks)\b
    `,
    /\b(?:book club|fan club|club (?:sandwich|soda)|tequila (?:sunrise|bar|menu|tasting)|sober|kitten|baby|toddler)\b/iu,
  ),
  tells(
    "broke-mood",
    /^(?:so |still |officially |already |completely )*broke\b(?! (?:\d|par\b|the|my|a|an|our|it|down|up|into|ground|in|out|even|his|her))|\b(?:i'm|i am|we're|am|being|too|so) broke\b|\b(?:payday|pay day) (?:is |feels )?(?:so |still |too )?(?:far|away|can't|days|not|when|where|come)|\b(?:\d+|two|three|four|five) days (?:until|till|to) payday|\bmy (?:bank (?:account|balance|app)|wallet|savings|card) (?:is|was|got|says|has|just)(?! (?:lost|stolen|found|paid))|\b(?:pay ?check|salary|wages|paycheque) (?:is |was )?(?:already |almost )?gone\b|\bcard (?:got |was )?declined\b|\bspent (?:all|too much|my (?:whole|entire|last|rent))|\boverdraft\b|\b[$€£]\d+(?:\.\d\d)? (?:left|until)\b/iu,
    /\bbank (?:foreclos|robb)\p{L}*|\b(?:rent|evict|medical|debt collect)\p{L}*/iu,
  ),
  tells(
    "streak",
    pattern`
      \b(?:(?:day|week|month|night) (?:\d+|one|two|three|four|five|six|seven|ten) of (?:no|not|waking|getting up|running|yoga|duolingo|cold|the|my|75|dry|learning|journaling|meditat\p{L}+|walking|reading|saving|going|eating|drinking|doing|trying|cooking|couch|cutting|training|writing|drawing|practi\p{L}+|stretching)|(?:day|week|month) \d+$|^(?:day|week) \d+\b(?! (?:in|of|at|after|on)\b)|\d+[- ]day (?:\p{L}+ )?streak|no[- ](?:spend|buy|sugar|alcohol|meat|phone|social media|scroll) (?:month|week|day|year|january|november|challenge)|dry january|(?:haven't|have not) (?:vaped|smoked|had|eaten|bought|ordered|scrolled|opened|checked|snoozed|missed) (?:.+ )?in \d+|(?:days?|weeks?|months?) (?:straight|running|in a row)|streak)\b
    `,
    /\b(?:sober|clean|losing|lost|winning|sale|festival|open|camp|conference|shiva|hospital|chemo|since|without|sun streaks?)\b|^(?:we're|our)/iu,
  ),
  tells(
    "fell-off",
    pattern`
      ^(?:just |accidentally |oops |totally |may have |i |i just |already )*(?:skipped (?:the gym|gym|leg day|my run|class|training|yoga|breakfast|practice|a workout)|snoozed|hit snooze|ate the (?:whole|entire)|binged|bought another|bought (?:more|a third|a fifth)|ordered (?:takeout|takeaway|pizza) again|stayed up (?:until|till|scrolling|reading|watching)|scrolled|napped (?:for|instead|through)|cancell?ed (?:my|the) (?:run|gym|plans))\b
      |\b(?:already (?:failed|broken|quit|given up|gave up|over it|cheating)|resolutions? (?:already|lasted|is|are|failed|abandoned|:)|broke my (?:diet|streak|no[- ]\p{L}+|resolution|fast)|gave up (?:on )?(?:by|after|dry|already|my (?:resolution|diet))|diet (?:starts|started|ended|lasted|ends)|off the wagon (?:with|on) (?:sugar|chocolate|cheese|coffee)|again instead of|unused gym|(?:opened|eaten|ate|gone|finished) (?:\p{L}+ )?(?:all at once|in one (?:sitting|go|day|evening)))\b
    `,
    /\b(?:sober|drinking|alcohol|relapse\p{L}*)\b/iu,
  ),
  tells(
    "game-over",
    pattern`
      \b(?:(?:beat|finished|completed|platinum(?:ed)?|cleared|100%(?:ed)?|killed|defeated|hit (?:level|max|diamond|platinum|master)) (?:\p{L}+ ){0,4}(?:playthrough|boss|run on|zelda|elden ring|dark souls|bloodborne|hades|hollow knight|celeste|malenia|radahn|ganon\p{L}*|mario\p{L}*|skyrim|witcher|minecraft|the ender dragon|ender dragon|baldur'?s gate|stardew|pokemon|sims|hogwarts|red dead|cyberpunk|final fantasy|god of war|sekiro|cuphead|game on (?:hard|legendary|expert)|campaign|raid)|platinum trophy|rage ?quit\p{L}*|hardcore run|(?:after|on) (?:try|attempt) (?:number )?\d+|beat \p{L}+ (?:after|on) \d+ tries|roll credits|no[- ]hit run|speed ?run|ranked up|hit (?:diamond|grandmaster|immortal|radiant|max level)|all achievements|one more (?:round|level|turn|game)|lost my save)\b
    `,
  ),
  tells(
    "after-show",
    pattern`
      \b(?:(?:front row|barricade|nosebleeds?|pit|row \p{L}|vip) (?:for|at|seats? (?:for|at))|encore|setlist (?:was|had|hit)|(?:saw|seeing|watched|met) (?:\p{L}+ ){1,3}(?:live|in concert|on tour)|(?:concert|gig|show|tour|set|band|eras tour|festival) (?:last night|was|ended|broke me|changed|healed|ruined me|blew|made me)|post[- ]concert|played (?:my|our) (?:song|favou?rite)|caught (?:the|a) (?:guitar pick|drumstick|setlist|plectrum)|screamed (?:every|all) (?:word|the lyrics)|lost my voice (?:at|to|singing|screaming)|moshed|crowd ?surfed|ears (?:are )?(?:still )?ringing|opening act)\b
    `,
    /\b(?:we|our band|tickets|horse|dog|trade|air|art|doors)\b/iu,
  ),
  tells(
    "story-hangover",
    pattern`
      \b(?:(?:cried|sobbed|bawled|wept|screamed|gasped) (?:\p{L}+ )?(?:at|during|over|through) (?:the (?:end|ending|finale|last (?:episode|chapter|page|scene)|credits|whole movie|whole film)|a (?:book|movie|film|show|fictional|cartoon|pixar)|pixar|episode)|(?:re-?reading|re-?watching) (?!the room)\p{L}|(?:finished|finishing|binged|rewatched|rewatching|reread|rereading) (?:\p{L}+ ){0,4}(?:book|novel|series|season|show|trilogy|saga|episode|finale|audiobook)|(?:the|that|this) (?:ending|finale|plot twist|last (?:chapter|episode|page)) (?:\p{L}+ )?(?:broke|ruined|destroyed|wrecked|was|got|made|killed|left)|killed off (?:my|the)|(?:book|show|movie|film|series|finale|episode|chapter) (?:\p{L}+ )?(?:broke me|ruined me|wrecked me|destroyed me|ruined my|made me (?:cry|sob)|left me)|my favou?rite character|series finale|don't spoil|got spoiled|book hangover|not over (?:the|that) (?:ending|finale|book|show|episode|movie))\b
    `,
    /\b(?:writing|wrote|my (?:book|novel) is|our (?:book|show))\b/iu,
  ),
  tells(
    "craft-fail",
    pattern`
      \b(?:dropped a stitch|lost count of (?:my|the) (?:rows|stitches)|(?:scarf|sweater|jumper|sock|sleeve|blanket|hat|row|stitch\p{L}*) (?:\p{L}+ )?(?:unravell?ed|came out|is too|are too|turned out|shrank|ended up|looks like|frogged)|(?:cake|bread|loaf|sourdough|souffl[eé]|macarons?|cookies?|muffins?|brownies?|pancakes?|meringues?|pie|pie crust|dough|starter|focaccia|scones?|cupcakes?|biscuits?|pavlova|caramel|frosting|icing|buttercream|ganache|jelly|jam|risotto|omelette|dumplings?|gravy|sauce|pasta|rice|soup|curry|roast|lasagn[ae]) (?:\p{L}+ )?(?:sank|sunk|deflated|collapsed|cracked|burnt|burned|didn't rise|did not rise|won't rise|never rose|didn't set|split|curdled|exploded|fell apart|came out|turned out (?:like|as|flat|raw)|looks like|spread|stuck to|failed|went flat|is flat|is raw|is too|are too|died|caught fire)|(?:glaze|pot|mug|bowl|vase|pottery|clay) (?:\p{L}+ )?(?:cracked in the kiln|exploded in the kiln|cracked|shrank)|(?:pinterest|recipe|craft|baking|diy|knitting|crochet|cooking|pottery|sewing|carving) fail|(?:carving|baking|cooking|crochet|knitting|sewing|diy|painting|pottery|project) (?:gone|went) wrong|forgot the (?:sugar|yeast|eggs|baking powder|salt|flour|butter)|salt instead of sugar|(?:sewed|knitted|glued|hung|assembled|painted|printed) .{2,30} (?:upside down|inside out|backwards|by mistake)|sewed (?:it|the sleeve|the wrong|my)|nailed it\?)\b
    `,
    /\bcame out (?:perfect|great|amazing|so good|beautiful|well|lovely|nice)\b|\bturned out (?:great|perfect|so)\b/iu,
  ),
  tells(
    "finally-worked",
    pattern`
      \b(?:(?:third|second|fourth|fifth|tenth) (?:time|try|attempt)(?:'s|s)? (?:lucky|the charm|a charm|is the charm|worked|did it)|(?:worked|works|rose|fits|fit|stuck|landed|holds|started) (?:at last|on the (?:first|second|third|fourth|fifth|tenth|\d+\p{L}+) (?:try|attempt|go))|on (?:my|the) (?:first|second|third|fourth|fifth|\d+\p{L}+) (?:try|attempt|go)$|(?:finally|at last) (?:fixed|works|working|solved|cracked|figured|got (?:it|the hang)|understood|understand|nailed|managed|mastered|landed)|(?:got|figured) (?:it|the \p{L}+) (?:to work|working|out)|came out (?:perfect|great|amazing|so good|beautiful)|turned out (?:great|perfect|so good|amazing)|(?:car|bike|boiler|printer|laptop|it) (?:passed|starts again|works again|is fixed|runs again)|(?:sourdough|loaf|bread|dough|cake|starter|souffl[eé]) (?:\p{L}+ )?(?:rose|has risen|doubled|worked|stayed up))\b
    `,
    business,
  ),
  tells(
    "motto",
    pattern`
      ^(?:onwards?(?: and upwards?)?|upwards?|better late than never|stay (?:hungry|humble|curious|kind|weird|golden|foolish|strong|soft|wild|tuned|gold|ready|focused|grounded|positive)|keep (?:going|pushing|moving|smiling|showing up|at it|swimming|climbing|dreaming|shining|it simple|the faith|your head up)|trust (?:the process|yourself|your gut|the timing)|slow and steady|eyes on the prize|one (?:day|step|thing|mile|page) at a time|baby steps|never (?:give up|stop (?:learning|dreaming|exploring)|settle|say never|a dull moment|too late)|no (?:pain no gain|rain no flowers|days off|excuses|regrets|risk no story|guts no glory|mud no lotus)|new (?:week|month|year|day|season),? (?:new (?:me|goals|start|chapter|energy|page)|same me)|fresh start|clean slate|work hard play hard|hustle (?:hard|mode)|rise and (?:grind|shine)|level(?:l?ing)? up|good things take time|this too shall pass|it is what it is|fake it (?:till|until|til) you make it|practice makes (?:perfect|progress)|done is better than perfect|progress (?:over|not) perfection|less is more|carpe diem|seize the day|live and learn|you live and you learn|c'est la vie|que sera sera|hakuna matata|mind over matter|the show must go on|fortune favors the (?:bold|brave)|what goes around comes around|actions speak louder(?: than words)?|dream big|think big|be (?:kind|brave|bold|yourself|the change)|do it (?:scared|anyway|for you)|let it (?:go|be)|here (?:goes nothing|we go)(?: again)?|so far so good|easy does it|rome wasn't built in a day|when in rome|every cloud(?: has a silver lining)?|old habits die hard|easier said than done|plot twist|(?:quality|health|peace|people|sleep) over \p{L}+|protect your (?:peace|energy)|know your worth|choose (?:joy|happy|kindness|you|yourself)|begin again|start before you(?:'re| are) ready|just do it|no time like the present|all or nothing|nothing (?:ventured,? nothing gained|lasts forever)|blood,? sweat and tears|to be continued|blessing in disguise|ready when you are|(?:the )?calm before(?: the storm)?|two steps forward(?:,? one (?:step )?back)?|out of the woods|halfway out of the dark|light at the end of the tunnel|when life gives you lemons|against all odds|back to basics|game on|bring it on|so worth it|why not|worth the wait|making it happen|doing my best|no plans,? no \p{L}+|only way is up|the only way out is through|locked in|grind (?:mode|season|don't stop|never stops))$
    `,
  ),
  tells(
    "prompt",
    /^(?:tell me|drop|describe|name (?:a|one|your|the)|pick (?:a|one|your)|rate (?:my|this|your)|give me|share your|finish the sentence|wrong answers only|convince me|guess (?:the|my|what)|ask me|recommend me|show me your|sell me)\b/iu,
    business,
  ),
  tells(
    "season-over",
    /\b(?:season|summer|winter|league|festival|holidays?|term|semester|series|trip|tour) (?:is|are|has|was) (?:\p{L}+ )?(?:over|finished|done|ended|wrapped|closed)\b|^last (?!call|chance|spots?|day)(?:\p{L}+ ){1,3}of (?:the )?(?:season|summer|year|winter|tour|term)\b/iu,
    /\b(?:class|market|we)\b/iu,
  ),
  tells(
    "frazzled",
    /\b(?:brain (?:full|fog|fried|is|has|went|hurts|cell|cells|not)|(?:one|two|last|no) brain cells?|too many tabs|running on (?:fumes|caffeine|coffee|vibes|empty|spite|\p{L}+ hours)|held together by|mental tabs|barely (?:functioning|human|awake|here)|head (?:is )?(?:full of|spinning|a mess|empty|in the clouds)|losing the plot|at my limit|can't (?:brain|think|even|words)|no thoughts|scatterbrained|overstimulated|autopilot)\b/iu,
    /\b(?:injury|tumou?r|scan|surgery|cancer)\b/iu,
  ),
  tells(
    "in-between",
    /^(?:somewhere (?:over|between|in between|above|on the road)|halfway (?:to|between|across|there)|in transit|mid[- ]?(?:flight|air)|(?:at|from) (?:gate|platform) \p{L}?\d|\d+,?\d* (?:feet|ft) (?:up|above)|airport (?:beer|breakfast|coffee|wine|outfit|nap)|(?:window|aisle) seat\b|on the (?:red[- ]?eye|night (?:train|bus)|overnight|sleeper|last (?:train|bus))|(?:first|last) (?:train|bus|ferry|flight) (?:home|out|of))|\bjet ?-?lagged\b|\blong[- ]haul\b|\blayover\b/iu,
  ),
  tells(
    "nerves",
    /\b(?:wish (?:me|us|him|her|them) luck|fingers crossed(?: for)?|send (?:me )?(?:good )?(?:vibes|luck|help)|(?:interview|audition|exam|presentation|speech|recital|tryouts?|big day) (?:number \p{L}+ )?(?:is )?(?:today|tomorrow|in an hour|at \d))\b/iu,
    business,
  ),
  tells(
    "small-wins",
    /^(?:just |finally |i |somehow )*(?:got (?:a|an|my|the) (?:refund|discount|upgrade|parking (?:spot|space)|table|raise|compliment|extension|seat on)|made (?:the|my|it to the) (?:last )?(?:train|bus|flight|ferry|deadline|bed)|\p{L}+ed .*without (?:even |once )?(?:checking|crying|looking|asking|shouting|googling|stopping|help|spilling|swearing|panicking)|remembered (?:to|my|the|everyone)|found (?:a parking|the other|matching|my))\b/iu,
  ),
  tells("plot-turn", /^(?:turns out|it turns out|plot twist:)\b/iu),
  tells(
    "plot-turn",
    /^(?:i |we )?(?:\p{L}+ed|sold|bought|went|came|wore|made|tried|got|ate|drank|took|left|woke|ran|built|sat|said|told|set|found|lost|packed) [^,]{2,40},? (?:and )?(?:now i|got|ended up|regret|came back|came home|left with|stayed|bought|found|forgot|instead|still|left|lost|went home|sat)\b(?! (?:the job|in|home safe|a place|engaged|married))|^(?:came|went in|stayed) for \p{L}.*(?:stayed|left|came out) (?:for|with)\b|^expectation/iu,
    /\b(?:died|cried|divorc\p{L}*|cancer|hospital|memories|won)\b/iu,
  ),
  tells(
    "that-moment",
    /^(?:that|the) (?:feeling|moment|face|second|look|awkward moment|silence|smell|sound|panic|joy|relief) (?:when|you|i|of (?:when|realizing|realising|opening|finding|getting|seeing|finally))|^when (?:you|the|your|your|my|it|they|he|she|somebody|someone|nobody)\b|^nothing (?:like|beats|hits|humbles|scares|compares)|^there(?:'s| is) (?:nothing|no (?:feeling|better|greater))/iu,
    /\?$|\b(?:open|doors|start|does|is the)\b/iu,
  ),
  tells(
    "said-it",
    /^(?:my |our |the )?(?:\p{L}+\.? ){1,3}(?:says?|said|told me|told us|asked (?:me|if|why|whether|us)|calls? me|called me|thinks?|texted|whispered|announced|informed me|just asked)\b/iu,
    /\b(?:yes|no|goodbye|i do|doctor|oncologist|police|diagnos\p{L}*|first word|mama|dada|\d+ people|they|we|i (?:said|told|asked|think|called)|yelp|review|sign|physio\p{L}*|doc|dr|vet|nurse|surgeon|dogs?|cats?|puppy|kitten|parrot)\b/iu,
  ),
  tells(
    "sport-feat",
    /\b(?:(?:swam|ran|biked|cycled|rowed|hiked|walked|jogged|paddled|rode|lifted|squatted|deadlifted|benched|pressed|held|jumped|skied|climbed) (?:\p{L}+ ){0,2}(?:\d[\d.,]*|half|full|whole|first|an?|two|three|five|ten|my)\b ?(?:k|km|miles?|m|meters?|metres?|laps?|lengths?|kg|lbs?|pounds|plates?|minutes?|hours?|marathon|v\d|peak|summit|route|bodyweight|steps|pull-?ups?|pushups?)|(?:first|new) (?:\p{L}+ )?(?:pull-?up|muscle-?up|handstand|pb|pr|century|5b|6a|v\d)|sub[- ]\d|(?:boston )?qualif\p{L}+|broke (?:\d|par\b)|scored (?:in|the|a|my|from|twice|on)|hat[- ]trick|hole in one|(?:landed|nailed|stuck) (?:a|my|the) (?:\p{L}+ )?(?:kickflip|ollie|backflip|flip|trick|landing|dismount|jump|axel|wheelie|handstand|serve)|(?:hit|passed|turned|crossed) \d[\d.,]*k? (?:miles|km|steps|kilomet\p{L}+)|drew \d+[-–]\d+|black belt|made the (?:team|squad|cut|varsity|podium|finals?))\b/iu,
    /\b(?:car|van|campervan|camper|truck|odometer|honda|toyota|subaru|volvo|engine|podcast|our \p{L}+ for|in memory|for (?:cancer|charity)|daughter|son|kid|lost)\b/iu,
  ),
  tells(
    "ticked-off",
    /^(?:finally )?(?:\p{L}+ ){1,4}(?:sent|submitted|done|booked|packed|filed|signed|ordered|cleaned|paid|delivered|sorted|posted|installed|assembled|planted|threaded|waxed|uploaded|renewed|cancell?ed at last|unpacked|returned|fixed|painted|emptied|framed|mounted|handed in|dropped off)[.!]*$|^(?:finally )?(?:\p{L}+ ){1,4}(?:ticked|crossed) off/iu,
    /\b(?:fully|completely|we|our|orders?|message|love|well|he|she|they|is|are|almost|not|un|getting|being|hair|just|already|never)\b|^(?:hand|well|i|newly|freshly|re)\b/iu,
  ),
];
