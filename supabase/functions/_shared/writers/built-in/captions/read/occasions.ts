import { pattern } from "../../../../domain/text/pattern.ts";
import { says, type SituationRule } from "./situations.ts";

const child =
  "(?:son|daughter|kid|kids|child|children|toddler|baby|boy|girl|twins|niece|nephew|grandson|granddaughter|little one|oldest|youngest|eldest)";

/** Milestones, birthdays, events, and what people look forward to. */
export const occasions: readonly SituationRule[] = [
  says(
    "observance",
    ["day", "event", "greeting", "unknown", "person", "thing"],
    pattern`
      \b(?:rosh hashanah|yom kippur|passover|pesach|hanukkah|chanukah|purim|sukkot|shavuot|ramadan|eid|diwali|deepavali|holi
        |vaisakhi|navratri|ganesh|nowruz|vesak|songkran|good friday|ash wednesday|lent|pentecost|ascension|epiphany|all saints
        |assumption|corpus christi|lunar new year|chinese new year|mid-autumn|juneteenth|kwanzaa|martin luther king|mlk
        |independence day|national day|constitution day|unity day|liberation day|labou?r day|may day|pride month|black history)\b
      |\b(?:world|international|national|global|european) (?:\p{L}+ ){1,5}(?:day|week|month)$|\bawareness (?:day|week|month)\b
    `,
    { not: /\b(?:menu|deal|sale|party|outfit|dinner|cake|cookies)\b/iu },
  ),
  says(
    "greeting",
    ["greeting"],
    /^(?:happy (?!birthday to me|hour|place|to |with |that |for |meal|ending|tears|dance|accident|camper)|merry |good (?:morning|night|evening|afternoon)\b|hello\b|hi\b|hey\b|welcome\b|congrat|cheers\b|season's greetings)/iu,
    {
      not: /\bbirthday\b|^welcome to the|^welcome home|^good (?:morning|night|evening) (?:run|coffee|routine|walk|swim|yoga|light|sky|view)|^hello \p{L}+ (?:bag|box|collection)/iu,
    },
  ),
  says(
    "birthday",
    ["milestone", "event", "greeting", "story", "unknown", "day"],
    pattern`
    \b(?:birthday|bday|b-day)\b(?! (?:cake|cakes|party|card|cards|present|gift|gifts|dinner|outfit|dress|brunch|decorations?|balloons?|banner|candles?|playlist|shoot|trip|weekend|menu|deal|sale))
    |\b(?:dirty thirty|sweet sixteen|the big (?:3|4|5|6)0)\b
    |\bturn(?:s|ed|ing)? (?:\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|sixteen|eighteen|twenty\p{L}*|thirty|forty|fifty|sixty|seventy|eighty|ninety|a hundred)\b
    |^\d{1,3} today$|\b\d{1,3} years (?:young|old today)\b
  `,
    { not: /\b(?:forgot|forgotten|missed|ruined)\b/iu },
  ),
  says(
    "milestone-number",
    ["milestone", "launch", "story", "unknown"],
    pattern`
    \b[\d.,]+ ?[km]?\+? (?:[\p{L}\d-]+ ){0,3}(?:followers|subscribers|users|customers|orders|episodes|downloads|reviews|members|sales|views|streams|students|clients|posts|likes|listeners|readers|plays|stars|signups|guests|bookings)\b
    |\b(?:hundred|thousand|million) (?:followers|subscribers|users|customers|orders|episodes|downloads|reviews|members|sales|views|streams|students|clients)\b
    |\b(?:hit|reached|passed|crossed|smashed|met|beat) (?:our|my|the|a) (?:\p{L}+ )?(?:goal|target|record|milestone)\b|\bsold out\b|\bcrowdfund\p{L}* (?:goal|target)\b|\b\d+(?:th|st|nd|rd) (?:order|customer|episode|follower|post|video|client|review)\b
    |\bfully funded\b|\b(?:first|our) (?:thousand|hundred|million)\b|\b100 (?:days|posts|episodes)$
  `,
  ),
  says(
    "milestone-years",
    ["milestone", "event", "day", "unknown", "feeling"],
    pattern`
    \banniversary\b(?! (?:cake|dinner|trip|gift|card|edition|sale))|\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|a|half a) (?:years?|months?|weeks|days|decades?) (?:of|in|at|as|with|sober|clean|together|strong|since|later|married|without|ago today|today|on|into|running|\p{L}{3,}ing)\b
    |\b(?:a|one) year (?:of|in|at|ago|since|without|with|later)\b|\bday (?:\d+|one hundred|one thousand) of\b|\b(?:our|my|its) (?:\d+(?:th|st|nd|rd)|first|second|third|fifth|tenth) (?:year|season|company)\b|\bsince (?:19|20)\d\d$
  `,
    {
      not: /\bforgot\b|\brain(?:ed|ing)?\b|\bunravell?ed\b|^(?:just )?(?:dropped|lost|broke|missed|burned|burnt|spilled|locked|crashed|cracked)\b|\b(?:days?|weeks?|months?) without\b|\b(?:after|for|in) (?:\d+|a|two|three|four|five|ten|twelve) (?:years|months|weeks|days)$|\bold\b|\bfor a (?:year|week|month)\b|^(?:packing|planning|saving|staying)\b/iu,
    },
  ),
  says(
    "achievement-child",
    ["milestone", "story", "unknown", "event", "day", "thing"],
    new RegExp(
      `\\b(?:my|our|the) (?:\\p{L}+ )?${child}(?:'s)? (?:\\p{L}+ )?(?:learned|learnt|lost (?:his|her|their|a) (?:\\p{L}+ )?tooth|won|took|said|started|starts|graduat\\p{L}+|made|passed|scored|rode|rides|walked|read|wrote|can|finished|got|built|first|slept|swam|tied|drew|baked|caught|turned)\\b|\\bfirst day (?:of|at) (?:kindergarten|preschool|school|daycare|first grade|nursery|\\p{L}+ grade)\\b|\\bfirst (?:tooth|steps|word|words|haircut)\\b|\\blost (?:his|her|their) first tooth\\b|^(?:first |another )?lost tooth$|\\btooth fairy\\b`,
      "iu",
    ),
    { not: /\bdrew on\b|\b(?:lost (?:his|her|their) (?:job|way|dad|mom|father|mother)|my first haircut)\b/iu },
  ),
  says(
    "achievement",
    ["milestone", "story", "unknown", "event"],
    pattern`
    ^(?:i |we |just |finally |i just |i finally |we finally |officially |i've |we've |today i )*(?:passed|graduated|finished|completed|survived|got (?:my|the|promoted|accepted|in\b|into|hired|certified|a job|a place)|earned|won|handed in|submitted|defended|published|quit smoking|ran (?:my|a|the|\d+k?)|climbed|landed (?:a|my|the)|made it|did it|reached|paid off|became(?! (?:an? )?(?:grand\p{L}+|aunt|auntie|uncle|mom|mum|dad|mother|father|parents?|big (?:brother|sister)))|beat|launched my|signed|nailed|aced|closed on|crossed|fixed|sewed|knitted|built|wrote|cooked|(?<=finally )(?:cleaned|organized|decluttered|sorted|tidied|emptied|folded|painted))\b
    |\b(?:personal best|new pb|pb|personal record|black belt|finish line|world record|scholarship|promotion|graduation day|first place|gold medal|medal|trophy)\b|\bgraduated\b|\bi (?:passed|graduated|won|did it|made it|got the job|got in)\b|\bpaid off\b|\b(?:days?|weeks?|months?) (?:without|clean|smoke[- ]free|sugar[- ]free|alcohol[- ]free)\b
    |\bmy first (?:marathon|half marathon|10k|5k|triathlon|paycheck|sale|client|commission|exhibition|show|publication|solo|race|novel|win|degree|home|house)\b|\bfirst paycheck\b|\b\d+k? (?:done|finished|completed)\b|\bdebt[- ]free\b|\b(?:mortgage|loan|visa|application|adoption) (?:was |got |is |has been )?(?:approved|accepted)\b|\bi (?:finally )?finished\b
  `,
    {
      not: /\b(?:upside down|backwards|inside out|by mistake|got (?:my|the) (?:nails|hair|car stuck|flu|cold|keys)|finished (?:eating|crying)|said no|said yes|won't|i quit my|a promotion (?:at|on)|graduation (?:cake|party|dress|gift|season))\b|\bwe (?:ran|won't)\b(?! (?:a|the|our|my))|\bi said\b/iu,
    },
  ),
  says(
    "achievement",
    ["milestone", "story", "unknown", "thing", "feeling"],
    /^(?:(?:i|we|i've|just|finally|officially) )*(?:lost|down) (?:\d+|\p{L}+) ?(?:pounds|lbs?|kg|kilos?|stone)\b/iu,
  ),
  says(
    "countdown",
    ["event", "day", "feeling", "unknown", "launch", "story"],
    pattern`
    \bcan(?:'t|not) wait (?:for|to|until|till)\b|\b(?:days?|weeks?|months?|sleeps|hours) (?:until|till|to go|left until|away|before)\b|\bcounting (?:down|sleeps|the days)\b|^almost (?:vacation|weekend|friday|summer|christmas|there|time|done|spring|fall)\b|\bcountdown\b|\b(?:is|are) in (?:\d+|two|three|four|five|six|seven|ten) (?:days|weeks|months|hours)$|\b(?:baby|bump|twins|little one|baby number \p{L}+) (?:is |are )?(?:coming|arriving|due|on the way|expected)\b|\b(?:we're|we are|i'm) (?:expecting|pregnant|having a baby)\b|\bcoming up\b|\b(?:soon|tomorrow)$
  `,
    { not: /\bcoming soon\b|\bnervous\b|\bexam\b|\b(?:broke|died|quit|forgot|cancel\p{L}*) /iu },
  ),
  says(
    "event-private",
    ["event", "unknown", "thing"],
    pattern`
    \b(?:baby shower|gender reveal|bridal shower|hen (?:party|do|night)|bachelorette|stag do|bachelor party|family reunion|family gathering|parents' evening|prom(?: night)?|sleepover|playdate|housewarming|engagement party|surprise party|class reunion|office party|christmas party|company party|staff party|retirement party|farewell party|rehearsal dinner|quincea[nñ]era|bar mitzvah|bat mitzvah|christening|first communion)(?!\p{L})
  `,
  ),
  says(
    "event-public",
    ["event", "launch", "unknown", "thing"],
    pattern`
    \b(?:flea|farmers'?|christmas|craft|night|street|antiques?|vintage|makers'?|holiday|book|food|artisan|school|local) (?:market|fair|fete|fête|bazaar)\b.*\b(?:on|this|tomorrow|today|saturday|sunday|friday|at|next|in)\b|\b(?:bake|book|plant|jumble|rummage|garage|yard) sale\b(?! (?:find|haul|treasure|score|season))|\b(?:live (?:music|jazz|set|show|band)|open (?:mic|studios?|house|day|evening)|come (?:see|visit|meet|find|say hi|hang|join|along|celebrate|taste|try)|join us|see you (?:at|there|on|this)|find us (?:at|on)|(?:we|truck|stall|stand|table|booth|team|band|shop)(?:'ll| will)(?: all)? be (?:at|in|on|back at)|visit us|tedx?|talk (?:in|at|on)|keynote|panel|booth \d|webinar|meet-?up|masterclass|book (?:launch|signing|club)|exhibition|vernissage|premiere|festival|fundraiser|gala night|charity (?:run|walk|5k|10k|gala)|fun run|quiz night|trivia night|pub quiz|karaoke night|comedy night|movie night|(?:outdoor|rooftop|open-air) cinema|silent disco|record store day|tasting (?:night|evening|event|on|this)|workshop (?:on|this|in|at|tomorrow|next|for)|pop-?up (?:on|this|in|at|dinner)|parade|carnival|street party|block party|launch party|opening night|concert (?:on|in|at|this|tonight|tomorrow)|gig (?:on|in|at|this|tonight)|tonight at|doors (?:open|at)|conference|hackathon|open studio|tournament|match (?:on|this|tonight|tomorrow)|game (?:on|tonight|tomorrow|day)|race day|5k in|5k on)\b
  `,
    {
      not: /\b(?:i|we|(?:my|our) \p{L}+) (?:lost|won|missed|forgot|went)\b|^(?:nobody|no one|everybody|everyone) (?:came|showed up|turned up)\b|\boverslept\b|\bfestival (?:outfit|look|makeup|hair|season)\b|\bbook club (?:pick|snacks)\b/iu,
    },
  ),
];
