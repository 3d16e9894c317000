import { isCountable, isGivenName, isUncountable } from "./nouns.ts";

const massNouns = new Set(
  "candlelight kimchi tempeh miso sauerkraut team-building comedy stand-up-comedy vinyl graduation prom meal-prep care self-love nightlife daylight moonlight sunlight twilight dawn dusk golden-hour homework paperwork teamwork artwork footage merch feedback inflation maths math physics chemistry biology geography surfing soup stew broth chili butter honey jam sugar salt pepper pesto tofu cheddar mozzarella yogurt yoghurt oatmilk lunchtime bedtime teatime laundry ironing public-transport rush-hour poetry parliament democracy politics mining farming agriculture linen silk leather cotton wool gold silver glitter slime lego coffee tea water milk juice wine beer champagne prosecco matcha chai cocoa lemonade espresso kombucha food breakfast lunch dinner supper brunch pizza pasta sushi curry ramen bread sourdough cheese chocolate cake dessert candy ice gelato sorbet fruit salad rice soup meat fish chicken steak seafood salmon guacamole salsa hummus bacon granola porridge oatmeal toast caffeine travel wanderlust adventure vacation sunshine sun rain snow fog mist wind weather nature wildlife spring summer autumn winter fall fashion style streetwear denim beauty makeup skincare skin hair jewelry jewellery perfume footwear vintage decor furniture laundry housework music jazz art poetry photography film cinema anime dance ballet yoga pilates tennis padel golf football soccer basketball baseball volleyball rugby hockey cricket boxing karate judo chess fitness cardio training exercise meditation mindfulness wellness sleep rest silence quiet calm peace love friendship happiness joy gratitude hope courage pride freedom faith luck kindness patience trust magic stress anxiety burnout sadness grief work business marketing content branding money finance technology tech ai software code data science history education homework learning motivation productivity discipline growth success leadership teamwork family motherhood fatherhood parenthood parenting nostalgia childhood christmas halloween easter thanksgiving ramadan diwali hanukkah advent life time change fun news community sustainability recycling pottery knitting crochet embroidery diy minimalism gaming esports karaoke sunday monday tuesday wednesday thursday friday saturday today tomorrow home happy-hour bbq barbecue street-food charcuterie popcorn retirement freelance progress focus confidence laughter inspiration self-care me-time solitude traffic luggage equipment advice information research progress gear stuff matter wax ink paint oil gas flour corn wheat grass sand mud clay wood metal plastic paper cloth fabric lace proof evidence transport wifi internet electricity energy power heat light darkness air oxygen debt rent cash wealth fame gossip slang trivia spam bandwidth storage memory support therapy treatment insurance plumbing landscaping catering lighting hardware merchandise machinery vocabulary grammar inflation photosynthesis mould mold dust slang astrology tarot soccer syndrome mental-load screen-time autism awareness inclusion diversity feminism pain wfh fever intolerance zoom-fatigue fatigue inbox-zero crypto true-crime ootd rap techno karma nightlife cream yarn".split(" "),
);
const pluralNouns = new Set("people children women men feet teeth mice geese kids police jeans trousers pyjamas pajamas glasses sunglasses clothes fries nachos memories highlights bangs".split(" "));
const singularInS = new Set("news yoga pilates gas bus tennis christmas physics mathematics maths gymnastics aerobics economics politics athletics paris bliss stress process progress success business wellness fitness happiness dress glass class cross boss kiss mess grass campus virus status focus bonus chess series lens canvas address lotus hummus couscous cactus octopus princess".split(" "));
const determiners = new Set("a an the my our your his her their its this that these those some any every each no one two three four five six seven eight nine ten another all both few many several more most enough such what which".split(" "));
const notGerunds = new Set("morning evening spring wedding king ring thing something nothing everything anything string wing ceiling building pudding clothing lightning earring darling sibling viking duckling thanksgiving meeting greeting gathering outing offering opening blessing housewarming briefing dumpling sterling bring sing swing sting cling wellbeing boxing".split(" "));
const adjectives = new Set("happy sad tired grateful thankful blessed excited nervous lonely stressed proud lazy cozy cosy calm hungry bored cold hot warm funny silly cute beautiful pretty lovely awesome amazing perfect ready free new old good great nice blue red green yellow black white pink golden ambitious brave cheerful joyful peaceful positive relaxed motivated inspired fresh healthy vegan vegetarian busy late early in-love sick homesick overwhelmed exhausted single married engaged pregnant anxious guilty insecure frustrated drained hopeless ashamed jealous restless confused annoyed angry bitter numb heartbroken".split(" "));
const prepositions = new Set("with in at on for from of about near by after before during under over while without to between against into along across through around behind beside since until till than every no".split(" "));

/** Close people: a keyword that names one means one's own. */
const relatives = new Set("mom mum mother mama dad father papa mommy daddy grandma grandmother grandpa grandfather sister brother cousin niece nephew aunt uncle son daughter husband wife boyfriend girlfriend partner best-friend bestie friends best-friends parents grandparents grandkids grandchildren grandson granddaughter stepmom stepdad stepmum godmother godfather in-laws kids coworkers workmates siblings sisters brothers sons daughters in-laws colleagues family team crew".split(" ").map((word) => word.replace("-", " ")));
const describing = new Set("last first next long late whole quiet slow good bad big great best worst same other second ordinary hard tough wet hot cold dark calm short full early new old".split(" "));

const superlative = /^(?:best|worst|first|last|biggest|smallest|oldest|newest|only|same|nicest|cutest|longest|shortest|happiest|fastest|easiest)\b/iu;
/** What ends a phrase that is no thing: "never again", "cats and more". */
const adverbs = /^(?:again|more|today|yet|done|too|now|here|there|soon|later|together|alone|forever|ever|free|off|out|up|down|in|over|on|only|first|last|tonight|tomorrow|yesterday|always|never|else|away|back|mine|yours|ours|me|you|us|them|him|it|this|that|please|etc)$|ly$/u;

/** First letter in upper case; words with capitals of their own ("iPhone") stay. */
export function capitalise(text: string): string {
  const first = text.match(/^[^\p{L}\p{N}]*\S*/u)?.[0] ?? "";
  if (/^\p{Ll}+\p{Lu}/u.test(first)) return text;
  return text.replace(/^([^\p{L}\p{N}]*)(\p{Ll})/u, (_, before: string, letter: string) => before + letter.toLocaleUpperCase("en"));
}

/** The word a noun phrase is about: the last one before a preposition ("cat" in "my black cat on the sofa"). */
export function headOf(phrase: string): string {
  const words = phrase.split(" ");
  const turn = words.findIndex((word, index) => index > 0 && prepositions.has(word.toLowerCase()));
  const part = turn > 0 ? words.slice(0, turn) : words;
  // "iPhone 20": the number belongs to the name before it.
  const word = part.findLast((candidate) => !/^[\d.,%:–-]+(?:am|pm)?$/iu.test(candidate)) ?? part[part.length - 1]!;
  return word.replace(/[^\p{L}\p{N}’'-]/gu, "");
}

/** Whether a word says how someone feels or what something is like, and names nothing. */
export function isAdjective(word: string): boolean {
  return adjectives.has(word.toLowerCase());
}

function isPlural(head: string): boolean {
  const word = head.toLowerCase();
  // A name that ends in "s" is still one: "Kubernetes". Days are not names of one.
  if (/^\p{Lu}\p{Ll}/u.test(head) && !word.endsWith("days")) return false;
  return pluralNouns.has(word) || (/[^s]s$/u.test(word) && word.length > 3 && !singularInS.has(word) && !/(?:us|is)$/u.test(word));
}

/** Whether the phrase says whose it is: "my cat", "grandma's apple pie". */
export function isPossessive(phrase: string): boolean {
  return /^(?:my|our|your|his|her|their|its)\b/iu.test(phrase) || (/^\p{L}+(?:['’]s|s['’]) \p{L}/u.test(phrase));
}

const transitive = new Set("being moving baking learning making buying getting drinking eating watching reading writing playing feeling doing going having taking building growing planting cooking saving finding starting becoming visiting exploring chasing celebrating supporting teaching leaving turning working living loving trying pruning selling raising quitting running walking hiking swimming travelling traveling cycling painting drawing dancing camping fishing sailing skiing meeting".split(" "));
/** What makes a thing of the word before it: "reading chair", "running shoes", "cooking class". */
const compoundHeads = new Set("shoe shoes boots boot class classes club pool chair corner list lamp room trip show board book books course courses gear kit machine tool tools session sessions pan tray game games pot bag bags band holiday day days night weekend season lesson lessons group goals goal plan tips challenge desk space life gloves rod stick sticks hall contest competition race retreat event events festival tour companion buddy distance route trail path".split(" "));

/** Whether the phrase is something done: "hiking in the Alps", "being a mom", but not "running shoes". */
export function isGerundPhrase(phrase: string): boolean {
  const words = phrase.toLowerCase().split(" ");
  const first = words[0]!;
  const isGerund = (word: string) => word.endsWith("ing") && word.length > 4 && !notGerunds.has(word);
  if (!isGerund(first)) return words.length <= 2 && isGerund(words[words.length - 1]!) && !determiners.has(first);
  if (words.length === 1 || prepositions.has(words[1]!) || determiners.has(words[1]!) || words[1]!.endsWith("ly")) return true;
  return transitive.has(first) && !compoundHeads.has(headOf(phrase).toLowerCase());
}

/** Whether the phrase takes "are". */
export function isPluralPhrase(phrase: string): boolean {
  const main = phrase.replace(/\b(?:black and white|salt and pepper|mac and cheese|rock and roll|bed and breakfast|gin and tonic|drum and bass|bread and butter|peanut butter and jelly|day and night)\b/iu, "pair").split(/ (?:with|in|at|on|for|from|of|about|near|by|after|before|over|under|to|every|since|until|through|across|without|during) /iu)[0]!;
  return / (?:and|&) /iu.test(main) || isPlural(headOf(phrase));
}

export function isMass(phrase: string): boolean {
  const head = headOf(phrase).toLowerCase();
  return massNouns.has(head) || massNouns.has(phrase.toLowerCase().replaceAll(" ", "-")) || isUncountable(head);
}

/** "a latte", "an hour of calm". */
export function indefiniteForm(phrase: string): string {
  if (superlative.test(phrase)) return `the ${phrase}`;
  const vowel = /^(?:[aeio]|u(?!ni|s[eu]|k|r[ai]|fo)|hour|honest|heir|(?:F|H|L|M|N|R|S|X)(?:\p{Lu}|\b))/u.test(phrase) && !/^(?:eu|one|once)/iu.test(phrase);
  return `${vowel ? "an" : "a"} ${phrase}`;
}

/**
 * The phrase as it stands inside a sentence ("Still thinking about …"): with "the" before a single countable thing, "my"
 * before somebody's relatives.
 * @param known whether its head is a word whose number we can judge
 * @returns null when no sentence is safe
 */
export function inlineForm(phrase: string, known: boolean): string | null {
  const words = phrase.split(" ");
  const first = words[0]!.toLowerCase();
  const head = headOf(phrase);
  const lower = head.toLowerCase();
  if (/[…?!:]/u.test(phrase) || (adjectives.has(lower) && !known)) return null;
  // "Sister's birthday" is one's own sister's; "Nina's" and "grandma's" say whose.
  if (/['’]s$/u.test(first) && relatives.has(first.slice(0, -2)) && !/^(?:grand|mom|mum|dad|papa|mama)/u.test(first)) return `my ${phrase}`;
  if (/^\p{Lu}\S* the /u.test(phrase) || /^(?:me|you|us|him|her) (?:and|&) /iu.test(phrase)) return phrase;
  if (/^\d+[ -](?:stars?|year|day|minute|step|course|hour|week|month|mile) \p{L}/iu.test(phrase) && !isPluralPhrase(phrase)) return `the ${phrase}`;
  if (determiners.has(first) || /^\d/u.test(first) || isPossessive(phrase)) return phrase;
  if (superlative.test(phrase) && words.length > 1 && !relatives.has(lower) && !relatives.has(phrase.toLowerCase())) return `the ${phrase}`;
  if ((/\d$/u.test(phrase) && !prepositions.has(words[words.length - 2] ?? "")) || /^(?:mon|tues|wednes|thurs|fri|satur|sun)day (?!market|sale|club|class|special|edition|newspaper|meeting|session|quiz)\p{L}+$/iu.test(phrase)) return phrase;
  // "Plant mom" is a title that people give themselves.
  if (!isGerundPhrase(phrase) && /^(?:mom|mum|dad|mama|girl|guy|boss|era)$/u.test(lower) && words.length > 1) return null;
  // What one is, in a word.
  if (/^(?:introvert|extrovert|ambivert|homebody|overthinker|workaholic|perfectionist|minimalist|vegan|vegetarian|night owl|early bird|capricorn|aquarius|pisces|aries|taurus|gemini|virgo|libra|scorpio|sagittarius)$/iu.test(phrase)) return null;
  // "Small business owner life" is said of oneself, never with an article.
  if (!isGerundPhrase(phrase) && lower === "life" && words.length > 1) return null;
  if (isGerundPhrase(phrase) || massNouns.has(lower) || massNouns.has(phrase.toLowerCase().replaceAll(" ", "-")) || isGivenName(first)) return phrase;
  if (relatives.has(phrase.toLowerCase()) || (relatives.has(lower) && !/^(?:family|team|crew|partner)$/u.test(lower))) return `my ${phrase}`;
  if (isPluralPhrase(phrase)) return phrase;
  if (/^\p{Lu}/u.test(head)) return words.length > 1 || known ? phrase : null;
  if (isUncountable(lower)) return phrase;
  // "movie night", "leg day": named like a date, unlike "a rainy day".
  if (words.length === 2 && /^(?:day|night|hour|season|time|morning|evening|afternoon)$/u.test(lower) && !describing.has(first) && !adjectives.has(first) && !first.endsWith("y")) return phrase;
  // Of several words the last one is a thing nearly always; a lone word may be anything.
  return known || isCountable(lower) || (words.length > 1 && /^\p{Ll}[\p{Ll}’'-]+$/u.test(head) && !adverbs.test(lower)) ? `the ${phrase}` : null;
}

/** "a, b and c". */
export function joinList(items: readonly string[]): string {
  return items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} and ${items[items.length - 1]!}`;
}
