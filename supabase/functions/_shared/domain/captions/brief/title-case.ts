import { wordSet } from "../../text/words.ts";
import type { Tagger } from "./grammar.ts";
import { isAlwaysCapitalized } from "./casing.ts";

/** Lowercase words in a title. */
const small = wordSet("a an the of and at in on for to by with from or my our your");
const titled = /^\p{Lu}\p{Ll}+(?:['’-]\p{L}+)*[.!?,]?$/u;
const shouted = /^\p{Lu}{4,}s?[.!?,]?$/u;
const letters = /\p{L}+(?:['’-]\p{L}+)*/u;
const genitive = /['’]s?$/u;
const nameTags = ["FirstName", "LastName", "Country", "City", "Region", "Organization", "SportsTeam"];
/** First names that are everyday words. In front of another word, they are the word: "Rose Garden", "Summer Dress". */
const alsoWords = wordSet(`
  rose summer autumn holly ivy lily daisy olive basil sage ginger pepper honey faith hope joy grace dawn melody harmony
  april may june pearl ruby amber crystal jade iris violet poppy heather hazel forest rocky art bill mark grant miles
  chase hunter rusty sandy dusty buddy king princess sunny sky star angel guy dude will rich pat jean frank drew rob
`);
/** With one of these at its end, or "The" at its beginning, a title is the name of a business or a group. */
const ownName =
  /^(?:The|Team|Studio|Caf[eé]|Chez|Casa|Club|Saint|St\.?|Mr\.?|Mrs\.?|Ms\.?|Dr\.?|Uncle|Aunt|Auntie|Coach|Grandma|Grandpa) \p{Lu}|[&@+]|\b(?:Co|Ltd|LLC|Inc|Studios?|Bakery|Salon|Caf[eé]|Clinic|Plumbing|Roofing|Boutique|Dental|Barbers?|Barbershop|Garage|Brewery|Florist|Florists|Deli|Bistro|Diner|Kitchen|House|Club|Choir|Team|School|Academy|College|University|Bookshop|Books|Bookstore|Shop|Store|Market|Coffee|Roasters|Fitness|Gym|Yoga|Law|Realty|Motors|Auto|Media|Agency|Events|Catering|Ceramics|Pottery|Farm|Vineyard|Winery|Spa|Pharmacy|Hotel|Inn|Pub|Grill|Pizzeria|Restaurant|Group|Society|Orchestra|Band|United|Rovers|Tattoo|Ink|Cleaners|Cleaning|Landscaping|Electric|Care|Health|Works|Labs?|Company|Sons|Pediatrics|Orthodontics|Chiropractic|Dermatology|Veterinary|Physiotherapy|Counseling|Insurance|Realtors|Highlands|Islands?|Alps|Dolomites|Fjords|Riviera|Peninsula|Falls|Canyon)\.?$/u;

/**
 * A keyword whose words all begin with a capital, which many keyboards and people set, in lower case: "Sourdough",
 * "Iced Latte". Names keep their capitals, and so do texts with a word that is in no dictionary.
 * @param isKnown whether a word in lower case is in the dictionary
 */
export function withoutTitleCase(text: string, tag: Tagger, isKnown: (word: string) => boolean): string {
  const typed = text.split(" ");
  const capitalized = typed.filter((word) => titled.test(word) || shouted.test(word));
  if (capitalized.length === 0) return text;
  if (!typed.every((word) => capitalized.includes(word) || small.has(word.toLowerCase()) || /^[\d&]/u.test(word)))
    return text;
  if (typed.length > 1 && (capitalized.length < 2 || ownName.test(text))) return text;
  const plain = (word: string) => (letters.exec(word)?.[0] ?? "").toLowerCase().replaceAll("’", "'");
  const known = (word: string) =>
    isKnown(word) || isKnown(word.replace(genitive, "")) || word.split("-").every((part) => isKnown(part));
  if (!capitalized.every((word) => known(plain(word)))) return text;
  const names = tag(text).filter(({ tags }) => nameTags.some((name) => tags.has(name)));
  if (names.some(({ normal }) => typed.length === 1 || !alsoWords.has(normal))) return text;
  if (isFullName(text, tag)) return text;
  return typed
    .map((word) => (capitalized.includes(word) && !isAlwaysCapitalized(plain(word)) ? word.toLowerCase() : word))
    .join(" ");
}

/** Whether a text is the first name and the last name of a person, of whom one may be a word: "Taylor Swift". */
function isFullName(text: string, tag: Tagger): boolean {
  const [first, last, ...more] = tag(text);
  if (!first || !last || more.length > 0) return false;
  return (
    first.tags.has("Person") &&
    first.tags.has("ProperNoun") &&
    last.tags.has("ProperNoun") &&
    !alsoWords.has(first.normal)
  );
}
