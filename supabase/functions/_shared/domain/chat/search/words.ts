import { stem } from "./stem.ts";

/** Words that say nothing about the subject of a question. */
const stopWords = new Set(
  `a about am an and any are as at be been but by can could did do does doing done for from get give got had has have hello help hey hi
how i if in into is it its just let like make may me might mine must my need no not now of on one or our please s shall should so some t tell thank thanks that
the their them then there these they thing this those to too u us use used using very want was we well were what when where which who why will with without would
you your yours im ive id dont doesnt didnt cant cannot wont isnt whats hows really actually know say something anything`.split(
    /\s+/,
  ),
);

/** Synonyms for words of the help texts; the key is a stem. */
const synonyms: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries({
    picture: ["image"],
    photo: ["image"],
    pic: ["image"],
    screenshot: ["image"],
    jpeg: ["jpg", "image"],
    heic: ["image"],
    coupon: ["promo", "code"],
    voucher: ["promo", "code"],
    discount: ["promo", "code"],
    gift: ["promo", "code"],
    unsubscribe: ["cancel", "subscription"],
    terminate: ["cancel"],
    quit: ["cancel"],
    buy: ["upgrade"],
    purchase: ["upgrade"],
    pro: ["premium"],
    paid: ["premium"],
    subscribe: ["upgrade"],
    membership: ["subscription"],
    cost: ["price"],
    fee: ["price"],
    pricing: ["price"],
    expensive: ["price"],
    cheap: ["price"],
    twitter: ["x", "platform"],
    insta: ["instagram"],
    ig: ["instagram"],
    fb: ["facebook"],
    voice: ["tone", "style"],
    personality: ["tone"],
    smiley: ["emoji"],
    tag: ["hashtag"],
    erase: ["delete"],
    remove: ["delete"],
    close: ["delete"],
    deactivate: ["delete"],
    wipe: ["delete"],
    quota: ["limit"],
    allowance: ["limit"],
    credit: ["limit"],
    renew: ["reset"],
    refill: ["reset"],
    signin: ["login"],
    signup: ["register"],
    nickname: ["username"],
    rename: ["username", "change"],
    human: ["support"],
    staff: ["support"],
    bug: ["support"],
    complain: ["support"],
    characters: ["length"],
    word: ["length"],
    bigger: ["large"],
    mobile: ["phone"],
    iphone: ["phone"],
    android: ["phone"],
    advert: ["ads"],
    advertisement: ["ads"],
    commercial: ["ads"],
    banner: ["ads"],
    archive: ["history"],
    previous: ["history"],
    earlier: ["history"],
  }).map(([word, others]) => [stem(word), others.map(stem)]),
);

/** Two words with one meaning. */
const compounds: readonly [RegExp, string][] = [
  [/\blog(ging|ged)? ?in\b/g, "login"],
  [/\bsign(ing|ed)? ?in\b/g, "signin"],
  [/\bsign(ing|ed)? ?up\b/g, "signup"],
  [/\blog(ging|ged)? ?out\b/g, "logout"],
  [/\bsign(ing|ed)? ?out\b/g, "logout"],
];

const wordOfText = /[a-z0-9]+/g;

function rawWords(text: string): string[] {
  const lower = compounds.reduce(
    (joined, [pattern, word]) => joined.replace(pattern, word),
    text.toLowerCase().replace(/-/g, " "),
  );
  return lower.normalize("NFKD").replace(/\p{M}/gu, "").replace(/['’]/g, "").match(wordOfText) ?? [];
}

/** The stems of a text's meaningful words, in order. */
export function terms(text: string): string[] {
  return rawWords(text)
    .filter((word) => !stopWords.has(word))
    .map(stem);
}

/**
 * The stems that a question searches for, with their weights: its own words, and with a lower weight their synonyms.
 */
export function queryTerms(question: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const term of terms(question)) {
    weights.set(term, 1);
    for (const other of synonyms[term] ?? []) weights.set(other, Math.max(weights.get(other) ?? 0, 0.7));
  }
  return weights;
}
