import { anyOf, pattern } from "../../../text/pattern.ts";

/* What a business offers, in English. */

/** There is little left, or it costs less: "last few places", "3 for 2". */
export const fewLeftOrCheaper = pattern`
  ^(?:the )?(?:last|final) (?:(?:days?|weekend|week) (?:for|to)|chance (?:of|for|to))\b
  |^(?:the )?(?:last|final) (?:days?|weekend|week) of (?:the |our |this )?(?:\p{L}+ ){0,2}(?:sale|sales|offers?|deals?
    |discounts?|promo|promotion|clearance|registration|enrollment|enrolment|pre-?orders|early[- ]bird)\b
  |\b\d+ for (?:\d|(?:the )?price)
  |\b(?:last|only) (?:few|\d+|two|three|four|five) (?:places|spots|tickets|seats|slots|tables|rooms)\b
  |\b(?:places|spots|tickets|seats|slots) (?:are )?left\b
  |\b(?:reduced|(?:still|now) available)$
`;

/** Less to pay: "save 20", "15 %", "£5", "off everything". */
const reduction = pattern`
  ^save (?:up to )?[\d$€£]
  |\bspecial$
  |\b\d{1,3} ?%
  |\d ?[€$£]
  |\boff (?:your|all|every|everything|any)\b
`;

/** A request to customers: "reserve your table". */
const invitationToBuy = pattern`
  ^(?:rent|hire|reserve|claim|shop|win|grab|subscribe|join|visit|try|come|stop by|drop by|swing by|follow|vote
    |donate|support|enter)\b
`;

/** Something costs nothing or is still to be had: "kids go free", "tables available", "free delivery". */
const free = pattern`
  \b(?:go|eat|stay|ride|swim|skate) free\b
  |(?<!\b(?:pressure|spotlight|joke|blame|eyes) )\b(?:is|are) on us$
  |\b(?:vouchers|coupons|gift certificates|spots|slots|places|seats|tables|rooms) (?:now )?(?:available|left|open
    |free)\b
  |^free (?!solo|time|spirit|range|fall|as|from|div|climb|run|style|writ|hand|fall|kick|throw|bird)\p{L}+
`;

/** Words and phrases of offers, wherever they stand: "gift cards", "early bird". */
const wordsOfOffers = pattern`
  \bper ?cent off\b
  |\b(?:discount|coupon|voucher|promo|deal|deals|sale ends|clearance|bargain|giveaway|gift cards?|happy hour
    |loyalty card|early[- ]bird|walk-ins?|two-for-one|2-for-1|bogo|half[- ]price|free (?:delivery|shipping|class
    |trial|entry|coffee|consultation|returns|sample|samples|gift|quote|parking|refills?|workshop|lesson|download
    |upgrade|wifi|dessert|tasting|fitting|check)|kids eat free|buy one|buy two|pay what you|price drop|last chance
    |limited edition|while stocks last|set menu|lunch special|special offer|offer|rental|for rent|for hire
    |bookings? open|now booking|book (?:now|your|a|early|online)|order (?:now|your|online|by)|sign up|refer a friend
    |savings|sale is|gift sets?|bundle|subscriptions?|membership|memberships)\b
`;

/** "Free" at the end, unless of something that people do without: "gluten free". */
const freeAtEnd = pattern`
  (?<!(?:debt|smoke|sugar|gluten|dairy|cage|plastic|hands|wire|car|alcohol|nut|drug|screen|stress|care|guilt|cruelty
    |fragrance|carefree|lactose|egg|meat|cancer|loan|mortgage)[- ])\bfree$
`;

/** A sale by its season or its reason, or a price: "summer sale", "$ 5". */
const sale = pattern`
  \b(?:summer|winter|spring|autumn|january|black friday|end[- ]of[- ]season|closing|warehouse|flash|boxing day
    |mid-season|final|half-term|anniversary) sale\b
  |[$€£]\s?\d
`;

export const offers = anyOf(reduction, invitationToBuy, free, wordsOfOffers, freeAtEnd, sale);
