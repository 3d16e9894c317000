import { pattern } from "../../../../domain/text/pattern.ts";
import { says, type SituationRule } from "./situations.ts";

/** What businesses and makers announce, the surest signs first. */
export const announcements: readonly SituationRule[] = [
  says("thanks", ["offer", "launch", "unknown"], /\b(?:fully|completely|almost) booked\b|\bbooked (?:out|solid)\b/iu),
  says(
    "now-offering",
    ["story", "launch", "offer", "unknown"],
    /\bwe (?:can )?(?:now|finally|also now) (?:ship|deliver|offer|serve|sell|stock|accept|take|carry|cater|rent|repair)\b|\bwe (?:ship|deliver|offer|serve|accept|take|cater) (?:\p{L}+ ){0,4}now$|^now (?:shipping|delivering|serving|accepting|offering|taking|stocking) (?!orders|bookings|reservations|applications)\p{L}/iu,
  ),
  says(
    "change",
    ["story", "launch", "unknown"],
    /\bwe (?:now )?(?:ship|deliver|accept|serve|take|open|offer|speak|do) (?:\p{L}+ ){0,4}now$|\bwe now (?!have|sell)\p{L}+/iu,
  ),
  says(
    "service",
    ["story", "offer", "unknown"],
    /^we (?:also |always |still |gladly )?(?:plant|donate|recycle|ship|deliver|repair|restore|rent|cater|sharpen|engrave|mend|refill|upcycle|compost|match any|price match) (?!\p{L}+ed )/iu,
    { forms: ["sentence"] },
  ),
  says(
    "giveaway",
    ["offer"],
    /\bgive-?away\b|\braffle\b|\bwin (?:a|an|one|two|free|our|your)\b|\brefer a friend\b|^(?:please )?(?:vote|nominate) (?:for )?us\b/iu,
  ),
  says(
    "hiring",
    ["launch"],
    pattern`
      ^(?:\p{L}+ ){1,4}wanted(?:,|$)|\b(?:hiring|now recruiting|job opening|vacanc(?:y|ies)|help wanted|join our team|apprenticeship)\b
      |\b(?:looking for|we need|seeking|searching for) (?:an? |some )?(?:new |experienced |friendly |reliable )*(?:part|full)[- ]time\b
      |\b(?:looking for|we need|seeking) (?:an? |some )?(?:\p{L}+ ){0,2}(?:apprentice|trainee|intern|barista|stylist|receptionist|waiters?|servers?|cooks?|chefs?|staff)\b
      |\b(?:we(?:'re| are)|now) (?:looking for|seeking|searching for) (?:an?|our|new|part|full|some)\b
    `,
  ),
  says(
    "closed",
    ["unknown", "launch", "day"],
    /^(?:early clos\p{L}+|closing early|closed early|opening late)\b|\bclosed? (?:on |this |for |from |until |over |today|tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|\bout of office\b|\bclosing early\b|\bback (?:on (?:mon|tues|wednes|thurs|fri|satur|sun)day|in january|after the)/iu,
    { not: /\bfor good\b|\bforever\b|\bpermanently\b|\bdeal\b|\bclose (?:to|up)\b/iu },
  ),
  says("restock", ["launch", "offer"], /\brestock(?:ed|ing|s)?\b|\bback in stock\b|\bback on the shel(?:f|ves)\b/iu, {
    not: /^they\b|\bmy favou?rite\b/iu,
  }),
  says(
    "offer-ends",
    ["offer"],
    pattern`
      \blast (?:call|chance|few|day|days|\d+|one|two|three|four|five|spots?|seats?|places?|tickets?|pieces?) ?(?:for|in|of|to|spots?|seats?|places?|left|tickets?|on|available)?\b
      |\b(?:only|just) (?:have |got |a )?(?:\d+|one|two|three|four|five|few|handful of|couple of) (?:\p{L}+ ){1,3}left\b
      |\b(?:only|just) (?:\d+|one|two|three|four|five|a few) (?:spots?|seats?|places?|tickets?|pieces?)? ?left\b
      |\b(?:\d+|one|two|three|four|five|a few) (?:spots?|seats?|places?|tickets?|slots?) (?:left|remaining)\b
      |\b(?:ends|until|till|closes) (?:on )?(?:today|tonight|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day|midnight|\d|the end|january|february|march|april|may|june|july|august|september|october|november|december)
      |\blimited time\b|\bwhile (?:stocks?|supplies) last\b|\bearly[- ]bird\b
    `,
    {
      not: /\b(?:we|i|it|open|closed) (?:were|was|had|until)\b|\blast (?:day|days|one) (?:of|in|at)\b|\bcan't wait\b/iu,
    },
  ),
  says(
    "offer-free",
    ["offer"],
    /\bfree (?!of\b|time\b|day\b|as\b|fall\b|spirit|solo|range|weights?\b|style|climb|from\b)\p{L}|\b(?:go|goes|get in|eat|is|are) free\b|\bon the house\b|\bno charge\b|\bcomplimentary\b|\b(?:is|are|'s) on us\b|\b(?:month|week|class|visit|session|lesson|consultation|entry|admission|shipping|delivery) free$/iu,
    {
      // With a minimum or a purchase, somebody does pay: "free delivery over $40".
      not: /\b(?:gluten|sugar|dairy|cancer|smoke|debt|alcohol|plastic|meat|nut|lactose|stress|hands|wrinkle|cruelty)[- ]free\b|\bbuy (?:\d|any|one|two|a)\b|\bset (?:them|it|me) free\b|\btenth\b|\b(?:over|above|when you|if you|from) (?:[$€£]|\d|spend|buy|order|book)|\bwith (?:every|each|any|your|a|an|all|the purchase)\b|\bget (?:\p{L}+ ){0,2}free$/iu,
    },
  ),
  says(
    "booking",
    ["offer", "event", "launch", "how-to"],
    pattern`
      \b(?:appointments?|bookings?|reservations?|slots?|openings|spots|seats) (?:now |are |is |still )*(?:open|available|free|left|for)\b
      |\b(?:open|available|new|free) (?:\p{L}+ )?(?:appointments?|slots?|bookings?)\b
      |\b(?:now|currently) (?:booking|enrolling|accepting|taking)\b|^book (?:your|a|an|now|online|early|in)\b
      |\bwalk-?ins?\b|\bbooking (?:now|is|for|open)\b|\bsign[- ]?ups? (?:are |is |now )*open\b|\b(?:enrolment|enrollment|registration)\b
      |\btaking (?:orders|commissions|bookings)\b|\bcommissions? (?:are |is )?open\b|\bpre[- ]?orders?\b
    `,
  ),
  says(
    "booking",
    ["story", "unknown", "offer", "thing"],
    /^(?:now |currently )?(?:accepting|taking on|enrolling|welcoming) (?:new )?(?:\p{L}+ )?(?:students|clients|patients|pupils|members|players|commissions)\b|, \d+ (?:spots|seats|places)\b|\bno (?:appointments?|reservations?|bookings?) (?:is |are )?(?:needed|necessary|required)\b/iu,
  ),
  says(
    "offer",
    ["offer"],
    pattern`
      \d ?% (?:off|discount)|\bhalf[- ](?:price|off)\b|\b(?:two|2|three|3)[- ]for[- ](?:one|1|two|2)\b|\bbogo\b|\bbuy (?:\d|one|two)
      |[$€£] ?\d+(?:[.,]\d+)? off\b|\b(?:discount|on sale|clearance|black friday|cyber monday|happy hour|special offer|deals?|promo|voucher|coupon|gift cards?|loyalty card)\b
      |\b(?:winter|summer|spring|autumn|fall|flash|moving|sample|stock|end of season|seasonal|weekend) sale\b
      |\bspend [$€£]?\d|\breduced\b|\blower prices\b|\bkids eat\b|\bspecials?\b(?= (?:on|for|this|today))
    `,
    {
      not: /\b(?:big|no|great|real|good|raw) deal\b|\bdeal with\b|\b(?:bake|yard|garage|jumble|rummage|book|plant) sale\b|\bon sale now\b/iu,
    },
  ),
  says(
    "hours",
    ["launch", "unknown"],
    pattern`
    \b(?:opening|business|new|summer|winter|holiday) hours\b|\b(?:we(?:'re| are)|now) open (?:on|from|until|late|every|daily|sundays|mondays|weekends|for)
    |^open (?:on|from|until|late|every|daily|sundays?|mondays?|saturdays?|weekends|all|\d)|\bopen (?:late|until|daily|seven days|\d days|24)
  `,
  ),
  says(
    "opening",
    ["launch"],
    pattern`
    \b(?:grand|soft) opening\b|\bopening (?:soon|day|night of our|its doors|our doors|in|on|this|next)\b|\b(?:we|we've|just|finally|officially) (?:just |finally )?opened\b
    |\b(?:second|new|third|first|another) (?:location|shop|store|branch|studio|salon|restaurant|cafe|café|office|showroom)\b(?!.*\b(?:chair|mug|photo)\b)
    |\b(?:now|is|are) (?:finally |officially )?open(?: for business)?$|\bopen for business\b|\bopens? (?:its|our) doors\b|\bribbon cutting\b|\bcoming soon to\b
    |^(?:our )?(?:\p{L}+ ){0,4}opening$
  `,
    { not: /\b(?:art|exhibition|gallery|show) opening\b|\b(?:signed|my)\b/iu },
  ),
  says(
    "launch-content",
    ["launch", "milestone", "event"],
    pattern`
    \b(?:website|web ?site|site|online shop|podcast|episode|video|vlog|book|cookbook|novel|album|single|song|ep|track|app|newsletter|blog(?: post)?|zine|trailer|course|e-?book|channel|magazine|issue|chapter|season|playlist|print shop|webshop|documentary|film|game|beta|tour dates) (?:is|are) (?:finally |now |officially |already )?(?:live|out|up|here|in beta|available|online|ready|in)\b
    |\b(?:new|first|latest|final|second|third) (?:\p{L}+ )?(?:website|podcast(?: season| episode)?|episode|video|vlog|album|single|song|newsletter|blog post|trailer|e-?book|issue|documentary|music video|season)\b(?: (?:is|out|up|live|now|starts|drops|of)\b|$)
    |\b(?:out now|now streaming|is streaming|premieres|in beta)\b
  `,
  ),
  says(
    "change",
    ["launch", "story", "unknown"],
    pattern`
    \bre-?brand(?:ed|ing)?\b|\bwe(?:'re| are) now \p{L}+[- ]friendly\b|\bnew (?:logo|name|look|address|packaging|management|owners?|branding)\b|\bwe(?:'ve|'re| have| are)? (?:just |finally )?(?:moved|moving) (?:to|into)\b|^we(?:'ve| have)? (?:just |finally )?moved\b(?! (?:on|by|in)\b)|^we(?:'re| are) moving (?:the|our) \p{L}+ to\b
    |\bswitch(?:ed|ing) (?:from|to)\b|\bnow on (?:tiktok|instagram|youtube|facebook|threads|bluesky|x|etsy|spotify|linkedin|pinterest|whatsapp)\b
    |\bhas a new (?:page|name|look|home|logo)\b|\bnow (?:called|accepting)\b|\bunder new\b|\bmoved from \p{L}+ to\b|\bchanged our\b|\brelocat(?:ed|ing)\b
  `,
  ),
  says(
    "team-news",
    ["launch", "person", "event", "greeting"],
    pattern`
    ^meet (?:our|the|my)\b|\b(?:welcome|join(?:s|ed|ing)?) (?:to )?(?:the|our) team\b|\bnew (?:team member|colleague|hire|face|intern|barista|stylist|employee|manager|trainee|apprentice)\b
    |\bemployee of the\b|\b(?:company|team|staff) (?:offsite|off-site|retreat|outing|day out|lunch|photo|dinner)\b|^(?:behind the scenes|meet) (?:of|at|with) our\b
  `,
  ),
  says(
    "thanks",
    ["greeting", "milestone", "feeling", "unknown", "story"],
    pattern`
    ^(?:a (?:huge |big )?)?(?:thank(?:s|ful| you)|many thanks)\b|\bthank you\b|\b(?:grateful|thankful) for (?:our|all|every|your|each)\b|\b(?:thanks|kudos|shout-?out) to\b
  `,
    { not: /\bthank you (?:day|next)\b|\bthanksgiving\b|\bthanks? god\b/iu },
  ),
  says(
    "event-public",
    ["event", "launch", "unknown", "thing", "story", "place"],
    /\b(?:club|class|classes|course|choir|lessons|workshop|camp|group) (?:.+ )?(?:starts?|begins?|is back|returns?|resumes?) (?:in|on|this|next|again|monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow)\b|, bring (?:a |an |your |the )?(?:blankets?|snacks?|friends?|kids|family|dish|chairs?|mat|umbrella|own)\b/iu,
    { not: /^(?:i|my)\b/iu },
  ),
  says(
    "launch-product",
    ["launch"],
    pattern`
    ^(?:introducing|announcing|presenting|launching|just dropped(?! (?:[\p{L}']+ ){0,4}off\b)|just in|new in|now (?:available|in|serving|stocking|offering|selling|shipping|baking|brewing)|say hello to)\b
    |\b(?:just|now|has|have|finally) (?:dropped(?! (?:[\p{L}']+ ){0,4}off\b)|launched|landed|released|arrived in (?:the )?(?:shop|store))\b
    |\b(?:is|are) (?:finally |now |officially |back )?(?:here|live|out|in stores?|in (?:the|our) shop|on the menu|available|back)\b
    |\bavailable (?:now|today|this|from|next|tomorrow|in|at)\b|\bout (?:now|today|this|next|tomorrow)\b|\bon the menu\b|\b(?:drops|launches|lands|releases) (?:on|this|next|today|tomorrow|soon|in|tonight|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b
    |\bnew (?:\p{L}+[ -]){0,4}(?:menu|collection|range|line|flavou?rs?|colou?rs?|colors|products?|arrivals?|release|drop|designs?|prints?|scents?|edition|items?|stock|services?|class(?:es)?|course|workshop)\b|\b(?:spring|summer|autumn|fall|winter|christmas|holiday) (?:menu|collection|range|line|drop)\b|\bcoming soon\b|\bsneak peek\b|\bnew in (?:the )?(?:shop|store|studio)\b|\bin the shop\b
  `,
    {
      not: /\bmy first\b|\b(?:i|he|she|they|my \p{L}+|our \p{L}+|kids|children|students|(?:the )?baby|(?:the )?twins|grandma|grandpa|spring|summer|autumn|fall|winter|friday|the weekend|christmas) (?:is|are) (?:finally )?(?:here|back|out)\b/iu,
    },
  ),
  says(
    "service",
    ["offer", "thing", "person", "unknown", "place"],
    pattern`
    \b(?:emergency|mobile|24\/7|same-day|affordable|professional|local|certified|licensed)(?: \p{L}+)? (?:plumber|plumbing|electrician|locksmith|mechanic|dentist|vet|cleaners?|repairs?|car wash|towing|detailing|groomer|tutor|handyman|notary|roofing|hvac|tax|doctor|pharmacy)\b
    |\b(?:plumber|plumbing|electrician|locksmith|towing|hvac|roofing|handyman)\b.*\b24\/7\b
    |\b(?:screen|phone|laptop|computer|car|bike|shoe|watch|roof|boiler|appliance|furniture|clothing|dress|windshield) (?:repairs?|servicing|alterations|detailing|valeting)\b
    |\b(?:tax (?:return|prep|help)\p{L}*|bookkeeping|lawn (?:care|mowing|aeration)|gutter cleaning|carpet cleaning|window cleaning|house cleaning|pest control|tree removal|snow removal|dry cleaning|pet sitting|dog walking|moving (?:company|service)|web design|logo design|oil change|tire rotation|tyre change|\p{L}+ rentals?)\b
  `,
    { not: /\bmy (?:phone|laptop|car|watch|bike)\b/iu },
  ),
];
