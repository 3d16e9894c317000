import { stemmer } from "stemmer";

/** Words with one meaning here: the first stands for the others. */
const sameMeaning = `
photo picture pictures photos pic pics image images img screenshot photograph
price cost costs pricing fee fees prices costing expensive
promo promocode promocodes coupon coupons voucher vouchers promotion promotional
cancel unsubscribe terminate cancelling cancellation
upgrade subscribe purchase buy
premium pro paid subscription membership
refund reimburse reimbursement moneyback
x twitter tweet tweets
instagram insta ig
facebook fb
tiktok tik-tok
emoji emojis smiley smileys emoticon emoticons
hashtag hashtags hastag hastags hashtages
delete erase remove wipe deactivate removing deleting
login signin logon
signup register registration registering
logout signout
human person agent staff somebody
history archive
phone mobile iphone android smartphone cellphone
ad ads advert adverts advertisement advertisements advertising banner banners
tone voice
funny funnier humorous hilarious
picture-size dimensions dimension resolution
picture-format filetype
quick fast
error errors fault problem problems issue issues bug bugs glitch
company business businesses firm shop store
answer reply respond response answers replies
wrong incorrect
charge charged charges bill billed billing debited
twice double duplicate
find locate
fix repair solve
file files
several multiple
duration long length
allow permit
many much
old earlier previous past
limit quota allowance cap
begin start started
safe secure
trend trends trending trendy
reel reels
follower followers
like likes
captions caption captons capton
keyword keywords
app application
email mail e-mail emails mails
username nickname
language languages
video videos clip clips footage
password pw pwd passwort
team coworker colleague coworkers colleagues teammate employee employees
invoice invoices receipt receipts
review reviews
broken buggy
offline internet wifi
people users user customers
sell sold selling
store keep kept save saved stored saving keeping storing stores keeps saves
`;

const meanings = new Map(
  sameMeaning
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [first, ...others] = line.split(" ");
      return others.map((other): [string, string] => [other, first!]);
    }),
);

/** Words that say nothing about the subject of a question. */
const emptyWords = new Set(
  `a an and are as at am be been being but by could did do does doing for from had has have he her hi hey hello here him his i if in into is it its
just kindly let me my mine myself of oh ok okay on or our please pls plz really she should so some such than thank thanks that the their them then there
these they thing things this those to too u ur us very was we were will with would you your yours actually know tell about can may might must shall im ive id
dear sir guys there now maybe simply thats its really quite also anyway want wanna wanted need needs like get got gets any all ever even`.split(
    /\s+/,
  ),
);

/** Several words with the meaning of one, and contractions. */
const phrases: readonly (readonly [RegExp, string])[] = [
  [/\bwhats\b|\bwhat's\b/g, "what"],
  [/\bhow's\b|\bhows\b/g, "how"],
  [/\bcan ?not\b|\bcan['’]?t\b|\bunable to\b|\bcould ?n['’]?t\b/g, "not"],
  [/\b(do|does|did|is|are|was|wo|would|should|has|have|ca)n['’]?t\b/g, "not"],
  [/\blog(?:ging|ged|s)?[ -]?in(?:to)?\b/g, "login"],
  [/\bsign(?:ing|ed|s)?[ -]?in(?:to)?\b/g, "login"],
  [/\bsign(?:ing|ed|s)?[ -]?up\b/g, "signup"],
  [/\b(?:log|sign)(?:ging|ged|ing|ed|s)?[ -]?(?:me |us |everyone )?(?:out|off)\b/g, "logout"],
  [/\bmoney back\b/g, "refund"],
  [/\bhow 2\b/g, "how to"],
  [/\bcreditcards?\b/g, "credit card"],
  [/\bget rid of\b/g, "delete"],
  [/\bturn(?:ing)? off\b|\bswitch(?:ing)? off\b/g, "disable"],
  [/\bhow come\b/g, "why"],
  // "It does not work" in the other languages is nothing like "how does it work".
  [
    /\b(?:no|non|nao)(?: me| se| mi| esta| si)? (?:funciona\w*|funziona\w*|carga|carica|carrega|sirve|anda|va|abre|apre)\b|\b(?:marche|fonctionne|charge|marchent) (?:pas|plus)\b|\b(?:funktioniert|geht|ladt|klappt)(?: \w+)? nicht\b/g,
    "nofunciona",
  ],
  [/\bno longer\b/g, "not more"],
  [/\b(?:two|2) times\b/g, "twice"],
];

const wordOfText = /[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu;
const accents = /\p{M}/gu;
const apostrophe = /['’]/gu;

/** The words of a text, without accents and apostrophes, in small letters. */
export function plainWords(text: string): string[] {
  const lower = text.toLowerCase().normalize("NFKD").replace(accents, "");
  const joined = phrases.reduce((rest, [pattern, word]) => rest.replace(pattern, ` ${word} `), lower);
  return joined.replace(apostrophe, "").match(wordOfText) ?? [];
}

/** The term under which a word is found; null if it says nothing about a subject. */
export function termOf(word: string): string | null {
  if (emptyWords.has(word)) return null;
  return stemmer(meanings.get(word) ?? word);
}

/** Words that say how something is asked, or for whom, and not about what. */
export const askingWords: ReadonlySet<string> = new Set(
  `how hows what whats when where wheres why who whos which not use work possible best good new small own suit fit
  thing stuff way lot bit today yesterday already yet still again always never thought think say says said explain
  try tried trying super straight exactly basically literally honestly wondering wonder question curious someone please
  idk gonna gotta cuz because since while though tho been keep going happen happens understand hear heard see seem
  bakery restaurant cafe salon studio business shop store boutique hairdresser photographer florist plumber dentist`.split(
    /\s+/u,
  ),
);

/**
 * The terms that say what a question is about; all of them if it names no subject, as "what is this" does.
 * @param asking the words of its language that only say how something is asked
 */
export function subjectTerms(
  question: string,
  asking: ReadonlySet<string>,
  toTerm: (word: string) => string | null,
): Set<string> {
  const words = plainWords(question);
  const termsOf = (some: readonly string[]) => new Set(some.map(toTerm).filter((term) => term !== null));
  const subject = termsOf(words.filter((word) => !asking.has(word)));
  return subject.size > 0 ? subject : termsOf(words);
}
