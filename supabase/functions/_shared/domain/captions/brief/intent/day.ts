import { anyOf, pattern } from "../../../text/pattern.ts";
import { month, weekday } from "./calendar.ts";

/* Days and times, in English. */

/** Holidays and days of something, at the head of the text: "Mardi Gras", "World Day of Peace". */
export const namedDay = pattern`
  ^(?:the |happy )?(?:international|world|national) (?:day|week) (?:of|for|against)\b
  |^(?:holi|passover|pesach|nowruz|lunar new year|chinese new year|juneteenth|eid al-\p{L}+|cinco de mayo
    |bastille day|oktoberfest|advent|mardi gras|carnival|veganuary|dry january|movember|lent|ash wednesday
    |good friday|holy week|yom kippur|rosh hashanah|sukkot|purim|vesak|navratri|day of the dead|bonfire night
    |burns night|guy fawkes|midsummer|mid-autumn festival|kwanzaa|epiphany|super bowl sunday|mothering sunday
    |giving ?tuesday|small business saturday|(?:june|december|summer|winter) solstice|(?:spring|autumn) equinox
    |random acts of kindness day|summer holidays|back to school)(?:\b.*)?$
`;

/** "Friday the 13th". */
export const weekdayWithDate = pattern`
  ^${weekday} the \d+(?:st|nd|rd|th)$
`;

/** A year or a time of day: "the summer of 1969", "6:30 am". */
const time = pattern`
  ^(?:the (?:year|night|day|summer|winter) (?:of )?)?(?:\d{3,4}s?|\d{1,2}[:.]\d{2} ?(?:am|pm)?|\d{1,2} ?(?:am|pm)
    |\d+/\d+(?:/\d+)?)$
`;

/** A date, a month or a decade: "3rd of May", "March 4", "the early 90s". */
const date = pattern`
  ^(?:the )?\d{1,2}(?:st|nd|rd|th)? (?:of )?${month}(?: \d{4})?$
  |^(?:january|february|april|june|july|august|september|october|november|december)(?: \d+\w*)?$
  |^(?:march|may) \d{1,2}\w*$
  |^the (?:early |late )?(?:19|20)?\d0s$
`;

/** A day of the week or a part of it: "lazy Sunday morning". */
const partOfWeek = pattern`
  ^(?:early |late |lazy |slow |rainy |sunny )?(?:${weekday}|weekend)(?: (?:morning|evening|night|afternoon|mood
    |vibes))?$
`;

/** A holiday alone: "Christmas Eve", "payday". */
const holiday = pattern`
  ^(?:christmas|easter|halloween|thanksgiving|hanukkah|diwali|eid|ramadan|new year'?s?(?: (?:eve|day))?|boxing day
    |black friday|cyber monday|bank holiday|midsummer|solstice|payday|leap day|pride|pride month)(?: (?:eve|morning
    |day|night|2\d{3}))?$
`;

/** "Day", "week" and so on at the end, unless of something else: "leg day". */
const otherDay = pattern`
  \b(?:day|month|week|eve)$(?<!\b(?:leg|studio|open|matchday|match|store|sports|snow|sick|rest|rainy|beach|spa|wash
    |moving|travel|laundry|launch|release|wedding|race|game|first|last|every|all|a|one|per|good|bad|market) (?:day
    |week|month))
`;

export const days = anyOf(time, date, partOfWeek, holiday, otherDay);
