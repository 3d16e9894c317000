import { anyOf, pattern } from "../../../text/pattern.ts";
import { weekday } from "./calendar.ts";

/* What people come to, in English. Where an event's name stands matters: the order of the alternatives does too. */

/** Events that hardly are anything else: "leaving do", "flea market". */
export const plainEvent = pattern`
  \b(?:party|ceremony|reunion|(?<!\bfor )sale)$
  |\b(?:(?:swim|track|car) meet|coffee morning|disco|(?:flea|farmers'?|craft|street|night|antiques?|food) market
    |parents'? evening|open house|sing-?along|leaving (?:do|drinks))\b
`;

/** Words for events, anywhere in the text. */
const eventName = pattern`
  \b(?:festival|market|fair|concert|gig|party|workshop|class|classes|open (?:day|studio|house|mic|evening)|meet-?up
    |wedding|exhibition|conference|retreat|offsite|webinar|livestream|live (?:music|jazz|show|set|band|comedy|q&a
    |stream)|quiz|karaoke|bingo|tour|race|5k|10k|marathon|parkrun|tournament|match day|matchday|derby|recital
    |screening|premiere|book club|book signing|reading|tasting|potluck|bake sale|yard sale|garage sale|jumble sale
    |rummage sale|car boot sale|book sale|auction|gala|ball|prom|reunion|parade|carnival|picnic|bbq|barbecue
    |brunch club|supper club|(?<!\b(?:a|the|at|last|good|all|every|one|this|first|long|sleepless|rainy|late|quiet
    |starry|hot|cold|our|my|dark|summer|winter) )night(?= (?:in|at|on|with|for|of)\b|$)|game night|movie night
    |date night|trivia night|ladies night|girls' night|poker night|quiz night|night market|open night|opening night
    |parents' evening|school play|nativity|talent show|sports day|field trip|camp|record store day|launch party
    |baby shower|bridal shower|gender reveal|housewarming|ceremony|hackathon|swap|clean-?up|renewal|fundraiser
    |blood drive|toy drive|food drive|town hall|assembly|pop-?up|dance|rehearsal|wedding season|residency|expo
    |summit|masterclass|cook-?off|chili cook-?off|marathon|regatta|rodeo|cabaret|improv|drag show|stand-?up|matinee
    |flea)\b
`;

/** A time that something takes place at: "tonight", "on Friday", "Saturday at". */
const when = pattern`
  \b(?:tonight|this (?:weekend|saturday|sunday|friday))$
  |\bon ${weekday}$
  |^(?!.*\b(?:a|lonely|lazy|slow)\b).*\b${weekday} (?:at|from|\d)
`;

export const events = anyOf(eventName, when);

/** What may stand behind an event's name; any other word makes a thing of it: "picnic blanket", "concert ticket". */
const behindEvent = pattern`
  ^(?:$|[:,.!?–—-]
    | (?:in|on|at|with|for|of|from|by|and|&|the|tonight|today|tomorrow|this|next|every|season|days?|nights?|weeks?
    |weekend|evening|morning|club|is|starts|number|month|\d|mon|tues|wednes|thurs|fri|satur|sun|january|february|march
    |april|may|june|july|august|september|october|november|december))
`;

/** Everybody is asked: that makes an event of whatever stands before it. */
export const everybody = pattern`
  \b(?:all|everyone|everybody) (?:is |are )?(?:welcome|invited)\b
  |(?<!^)\bbring (?:a|your|your own) (?:dish|bottle|friend|cake|mat|chair|blanket)\b
`;

/** A place of work that is called so, such as "Petrov Violin Workshop": no date, every word with a capital. */
const workshopName = /^(?:\p{Lu}[\p{L}'’-]* ){2,3}(?:Workshop|Studio|Atelier)$/u;

/** Whether an event's name is meant as one. @param found where the name stands in the subject */
export function isEvent(subject: string, found: RegExpExecArray): boolean {
  return !workshopName.test(subject) && behindEvent.test(subject.slice(found.index + found[0].length));
}
