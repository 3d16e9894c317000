import { anyOf, pattern } from "../../../text/pattern.ts";
import { month } from "./calendar.ts";

/* What somebody has reached, in English. */

const numberWords =
  "one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|hundred|first";

/** A number as it stands before what is counted: "100", "1.5k", "two", "first"; for use in a pattern. */
const ages = String.raw`(?:\d[\d.,]*[km]?|${numberWords})`;

/** The first of its kind, or something that is done: "my first marathon", "handed in my thesis". */
export const firstOrFinished = pattern`
  ^(?:my |our )?(?:very )?first (?:paycheck|pay ?cheque|salary|sale|order|customer|client|commission|home|house|flat
    |apartment|solo|gig|goal|marathon|triathlon|half marathon|book deal|exhibition|novel|tattoo)$
  |^(?:finally )?(?:handed in|submitted|defended|finished|passed) (?:my|our|the) \p{L}+
`;

/** What somebody got: "got my licence", "mortgage-free". */
const received = pattern`
  ^got (?:my|our|the|a) (?:\p{L}+ )?(?:licen[cs]e|job|degree|diploma|keys|visa|place|promotion|offer|scholarship
    |certificate|grades|results)\b
  |\b(?:debt|smoke|loan|mortgage)[- ]free\b
`;

/** Something counted, which is no date: "100th customer". */
const ordinal = pattern`
  ^(?:our |my |the )?\d{2,}(?:st|nd|rd|th) (?!(?:of )?${month})\p{L}+
`;

export const receivedOrCounted = anyOf(received, ordinal);

/** A number of what can be reached: "our 500 followers", "10 years". */
const counted = pattern`
  \banniversary\b
  |^(?:our |my )?${ages}(?:st|nd|rd|th)? (?:[\w-]+ ){0,2}(?:episodes?|followers?|subscribers?|orders?|customers?
    |reviews?|downloads?|days?|weeks?|months?|years?|miles|km|kilomet\w+|books|clients|sales|members|posts|views
    |stars|meals|students|tattoos|haircuts|loaves|cups|birthday)\b(?! (?:in (?!this|our|my|business|the)|at|trip
    |tour|plan|challenge))
  |\bone year (?:of|in|since|at|with|later)\b
`;

/** The first of something, anywhere in the text: "the first home". */
const firstTime = pattern`
  \bfirst (?:time|pay ?cheque|sale|client|customer|marathon|half marathon|10k|5k|steps|day of|home|house|car|place
    |solo|job|order|million|exhibition|trophy|win|pull-?up|book)\b
`;

/** A degree, a debt, a stock: "graduated", "paid off", "sold out". */
const done = pattern`
  ^graduated\b
  |\bgraduation\b
  |\bgraduat(?:ed|es)\b
  |\bpaid off\b
  |\bdebt[- ]free\b
  |\bsold out\b
`;

/** Verbs of having reached something, at the head of the text: "finished", "turned". */
const doneAtStart = pattern`
  ^(?:turned|turning|passed|finished|survived|promoted|published|hit|reached|crossed|completed|won|earned|became
    |made it|ran(?! (?:into|out|late|away|over)\b)|climbed|retired|retiring|engaged|married|adopted|certified|licensed|award|sober|quit)\b
`;

/** Years of something: "ten years sober". */
const years = pattern`
  \bof sobriety\b
  |\byears? (?:sober|clean|married|together|strong|in business|young|old|free)\b
`;

/** Records, tests and awards: "personal best", "black belt", "50th parkrun". */
const award = pattern`
  \b(?:personal best|new record|record broken|new pb|driving test|black belt|award|retirement|bought (?:a|our
    |my) (?:first )?(?:house|home|flat))\b
  |\b(?:\d+)(?:st|nd|rd|th) (?:birthday|order|customer|anniversary|episode|marathon|parkrun|show|edition)\b
`;

export const milestones = anyOf(counted, firstTime, done, doneAtStart, years, award);
