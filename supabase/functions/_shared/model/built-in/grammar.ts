const massNouns = new Set(
  "coffee tea water milk juice wine beer champagne prosecco matcha chai cocoa lemonade espresso kombucha food breakfast lunch dinner supper brunch pizza pasta sushi curry ramen bread sourdough cheese chocolate cake dessert candy ice gelato sorbet fruit salad rice soup meat fish chicken steak seafood salmon guacamole salsa hummus bacon granola porridge oatmeal toast caffeine travel wanderlust adventure vacation sunshine sun rain snow fog mist wind weather nature wildlife spring summer autumn winter fall fashion style streetwear denim beauty makeup skincare skin hair jewelry jewellery perfume footwear vintage decor furniture laundry housework music jazz art poetry photography film cinema anime dance ballet yoga pilates tennis padel golf football soccer basketball baseball volleyball rugby hockey cricket boxing karate judo chess fitness cardio training exercise meditation mindfulness wellness sleep rest silence quiet calm peace love friendship happiness joy gratitude hope courage pride freedom faith luck kindness patience trust magic stress anxiety burnout sadness grief work business marketing content branding money finance technology tech ai software code data science history education homework learning motivation productivity discipline growth success leadership teamwork family motherhood fatherhood parenthood parenting nostalgia childhood christmas halloween easter thanksgiving ramadan diwali hanukkah advent life time change fun news community sustainability recycling pottery knitting crochet embroidery diy minimalism gaming esports karaoke sunday monday tuesday wednesday thursday friday saturday today tomorrow home happy-hour bbq barbecue street-food charcuterie popcorn retirement freelance progress focus confidence laughter inspiration self-care me-time solitude traffic luggage equipment advice information research progress".split(" "),
);
const pluralNouns = new Set("people children women men feet teeth mice geese kids police jeans trousers pyjamas pajamas glasses sunglasses clothes fries nachos memories highlights bangs".split(" "));
const singularInS = new Set("news yoga pilates gas bus tennis christmas physics mathematics maths gymnastics aerobics economics politics athletics paris bliss stress process progress success business wellness fitness happiness dress glass class cross boss kiss mess grass campus virus status focus bonus chess series lens canvas address lotus hummus couscous cactus octopus princess".split(" "));
const determiners = new Set("a an the my our your his her their its this that these those some any every each no one two three four five six seven eight nine ten another all both few many several more most enough such what which".split(" "));
const notGerunds = new Set("morning evening spring wedding king ring thing something nothing everything anything string wing ceiling building pudding clothing lightning earring darling sibling viking duckling dumpling sterling bring sing swing sting cling wellbeing boxing".split(" "));
const adjectives = new Set("happy sad tired grateful thankful blessed excited nervous lonely stressed proud lazy cozy cosy calm hungry bored cold hot warm funny silly cute beautiful pretty lovely awesome amazing perfect ready free new old good great nice blue red green yellow black white pink golden ambitious brave cheerful joyful peaceful positive relaxed motivated inspired fresh healthy vegan vegetarian busy late early in-love sick homesick overwhelmed exhausted single married engaged pregnant".split(" "));
const prepositions = new Set("with in at on for from of about near by after before during under over while without to between against into".split(" "));

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
  const word = part.findLast((candidate) => !/^[\d.,%]+$/u.test(candidate)) ?? part[part.length - 1]!;
  return word.replace(/[^\p{L}\p{N}’'-]/gu, "");
}

/** Whether a word says how someone feels or what something is like, and names nothing. */
export function isAdjective(word: string): boolean {
  return adjectives.has(word.toLowerCase());
}

function isPlural(head: string): boolean {
  const word = head.toLowerCase();
  return pluralNouns.has(word) || (/[^s]s$/u.test(word) && word.length > 3 && !singularInS.has(word) && !/(?:us|is)$/u.test(word));
}

/**
 * The phrase as it stands inside a sentence ("Still thinking about …"): with "the" before a single countable thing.
 * @param known whether its head is a word whose number we can judge
 * @returns null when no sentence is safe and it should stand behind a colon instead
 */
export function inlineForm(phrase: string, known: boolean): string | null {
  const words = phrase.split(" ");
  const first = words[0]!.toLowerCase();
  const head = headOf(phrase);
  const lower = head.toLowerCase();
  if (/[…?!:]/u.test(phrase) || adjectives.has(lower)) return null;
  // Whose birthday? "Nina's" says it, "sister's" would need another word in front.
  if (/['’]s$/u.test(first)) return /^\p{Lu}/u.test(words[0]!) ? phrase : null;
  if (/^\p{Lu}\S* the /u.test(phrase)) return phrase;
  if (determiners.has(first) || /^\d/u.test(first)) return phrase;
  if (first.endsWith("ing") && first.length > 4 && !notGerunds.has(first)) return phrase;
  if (isPlural(head) || massNouns.has(lower)) return phrase;
  if (/^\p{Lu}/u.test(head)) return words.length > 1 || known ? phrase : null;
  if (lower.endsWith("ing") && !notGerunds.has(lower) && known) return phrase;
  return known ? `the ${phrase}` : null;
}

/** "a, b and c". */
export function joinList(items: readonly string[]): string {
  return items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} and ${items[items.length - 1]!}`;
}
