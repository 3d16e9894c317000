import { anyOf, pattern } from "../../../text/pattern.ts";

/* News of a business or a project, in English. */

/** Something can be applied for, booked or bought from now on: "registration is now open". */
const bookingsOpen = pattern`
  \b(?:applications?|registrations?|bookings?|pre-?orders?|enrol?ment|sign-?ups|nominations|submissions
    |entries) (?:is |are )?(?:now )?open\b
  |\b(?:we|you can|you|i) now (?:deliver|ship|offer|stock|serve|take|accept|pay|book|order|teach|sell|open|have)\b
  |\byou can now\b
  |\bjust in$
  |\b(?:tickets|now|back) on sale\b
  |\bwe (?:finally |now )(?:have|offer|sell)[ ]
`;

/** A new issue of something that appears regularly: "podcast episode two". */
const newIssue = pattern`
  ^(?:podcast |newsletter )?(?:episode|issue|chapter|volume) (?:\d+|one|two|three)\b
  |\b(?:podcast|newsletter|vlog) (?:episode|issue) (?:\d+|one|two|three)\b
`;

/** Something that was there before and looks new: "our website is finally redesigned". */
const redone = pattern`
  ^(?:our |the |my )?(?:new )?(?:website|shop|menu|store|logo) (?:is )?(?:finally )?(?:redesigned|relaunched
    |renovated)\b
`;

/** What a notice says that anybody may read, whatever it is about. */
export const opensOrChanges = anyOf(bookingsOpen, newIssue, redone);

/** Somebody or something new in a place: "new barista in town", "meet our apprentice". */
const arrivals = pattern`
  ^new \p{L}+ in (?:town|the|our)\b
  |\bwe (?:just )?(?:started|launched|opened|published|released)[ ]
  |^meet (?:our|the|your|my|\p{Lu}\p{Ll}+)\b
  |^now \p{L}+ing\b
`;

/** A course or a season begins: "autumn term starts on Monday". */
const termStarts = pattern`
  \b(?:season|series|term|enrolment|registration|course|tour|classes|lessons) (?:\d+ )?(?:starts|opens|begins
    |returns)\b
`;

/** Something new of a business, at the head of the text: "our brand new winter menu". */
const newThing = pattern`
  ^(?:our |the |a )?(?:brand[- ])?new (?:\p{L}+ ){0,2}(?:menu|collection|drop|merch|release|website|album|single
    |book|podcast|flavou?rs?|colou?rs?|arrivals?|stock|location|shop|store|caf[eé]|line|range|logo|opening hours
    |hours|address)\b
  |\bwe(?:'ve| have)? moved (?:to|in)\b
`;

/** Words that announce: "introducing", "now hiring", "is finally here"; not "just dropped our oldest off". */
const announcement = pattern`
  ^(?:introducing|announcing|presenting|launching|now (?:on|hiring|open|available|streaming|live|serving|booking
    |showing)|meet (?:our|the) new|coming soon|just (?:launched|dropped(?! (?:[\p{L}']+ ){1,4}off\b)|landed|released
    |in)|new in)\b
  |\b(?:is|are) (?:now )?(?:live|out(?: now)?|here|available|in beta|back(?! (?:in school|to|at|from|home|together)\b)
    |finally here|landing|hiring|expanding|moving|recruiting)\b
  |\bhiring\b
  |\brebrand\w*
`;

/** A place opens: "grand opening", "second location". */
const opening = pattern`
  \b(?:grand |soft |re-?)opening\b
  |\bre-?opens?\b
  |\bsecond location\b
`;

/** Something new of a business, anywhere in the text: "we have a new logo". */
const newThingInside = pattern`
  \bnew (?:location|website|menu|podcast|book|album|single|episode|video|season of|app|logo|name|look|collection
    |colou?rs?|flavou?rs?|arrivals?|stock|team member|hours|address|office|product|line|range)\b
`;

/** Something can be had from now on: "back in stock", "album release". */
const release = pattern`
  \b(?:now|just) (?:launched|launching)\b
  |\bback in stock\b
  |\bpre-?orders?\b
  |\b(?:launch|release|premiere|debut)(?: day)?$
`;

/** People join, places open and move, films are announced: "joins our team", "we're moving". */
const changes = pattern`
  \bjoins? (?:our|the) team\b
  |\bnow open\b
  |\bopening (?:in|soon|on|this|next|day)\b
  |\brestaurant opening\b
  |\bresturant opening\b
  |\bwe(?:'re| are|'ve| have) (?:moving|moved|opening|launching|launched|expanding|hiring|open|recruiting)\b
  |\bcover reveal\b
  |\btrailer\b
  |\bhas a new (?:home|website|menu|look|logo|name|address|owner|chef|location|page|collection|line|range|shop|store)\b
`;

export const launches = anyOf(arrivals, termStarts, newThing, announcement, opening, newThingInside, release, changes);

/** A sentence about what comes: "our spring collection drops tomorrow". */
export const announces = pattern`
  \b(?:drops?|lands?|launch(?:es)?|arrives?|ships?|airs|premieres|goes? (?:on sale|live)|starts?|opens?|returns?
    |comes? out|begins?|kicks off) (?:\p{L}+ )?
    (?:today|tomorrow|tonight|soon|this|next|on|in|at|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b
  |\b(?:goes?|are|is) on sale\b
`;
