const charged =
  /\bcancel\w*\b.*\b(?:charges?|bills?|billed|payments?|debits?)\b(?!.*\?)|\b(?:took|take|takes|taking|stole|kept|keep) (?:all )?(?:my|our) money\b|\b(?:charged|billed|debited)\b(?! (?:my|our) (?:phone|battery|camera))|\b(?:paid|payed)\b.*\b(?:twice|nothing|never|no premium|not premium|still)\b|\b(?:premium|subscription) (?:never|did ?n['’]?t|has ?n['’]?t) (?:start|begin|began|work)\w*\b|\brefund\b.{0,40}\b(?:never|no|not|still|where|weeks?)\b|\b(?:still|never|no|where(?:['’]s| is)) (?:my |got (?:my |a )?|the )?refund\b/iu;
const sparing = /\b(?:never|not) (?:been )?charged\b|\b(?:be|get|been) charged\b.*\?|\bshut up and take my money\b/iu;

/** Whether somebody says that money was taken, and does not only ask when it will be. */
export const wasCharged = (comment: string): boolean => charged.test(comment) && !sparing.test(comment);

/** To somebody who paid, and who may have written before without an answer. */
export const moneyResponses = [
  "Money is a serious matter, and we are sorry. Please send the date and the amount on the Contact page in the app, never the card number, and say if you wrote before; a person checks the payment and replies within 24 hours.",
  "Sorry, that must not stay like this. The Contact page in the app reaches the person who can see the payment: the date and the amount are enough, never the card number, and please mention any earlier message.",
] as const;
