import { wordSet } from "../../text/words.ts";

/** One word of an English text with its tags, as the library names them ("Verb", "Plural", "Country"). */
export interface Word {
  text: string;
  normal: string;
  tags: ReadonlySet<string>;
}

/** Splits an English text into words and names their parts of speech. */
export type Tagger = (text: string) => Word[];

export interface Grammar {
  tag: Tagger;
  lexicon: ReadonlySet<string>;
}

type Library = ((text: string) => { docs: Word[][] }) & {
  model(): { one: { lexicon: Record<string, unknown> } };
};

let loading: Promise<Grammar> | undefined;

/**
 * The parts of speech and the words of English. The lexicon takes about a quarter of a second to load and is not needed
 * before the first caption, which is why it is imported here and not with the function.
 */
export function loadGrammar(): Promise<Grammar> {
  loading ??= import("compromise/two").then(({ default: library }) => {
    const read = library as unknown as Library;
    const tag: Tagger = (text) =>
      read(text)
        .docs.flat()
        .map(({ text, normal, tags }) => ({ text, normal, tags }));
    return { tag, lexicon: new Set(Object.keys(read.model().one.lexicon)) };
  });
  return loading;
}

/** The library misinterprets these at the start of a keyword: "bake sale" is not a request to bake. */
const nounsAtStart = wordSet(`
  gift bake roast fly road coach pitch match club bark spring mint burnt cold open live street lock train water film
  book speed model sea record house school charity garden flea yard car craft street trail work team study dance swim
  surf camp dress coffee tea wine beer bread guest pop walk fire light paint garage jumble fish bird dog cat drip drop
  drive swing slow test fun press show play sale tour race ride hike cook grill smoke bank bar pub head hand face hair
  nail baby kids first last new old local silent quiz market food flower meal snack sunset sunrise snow rain storm
`);

/** Words that are nearly always verbs at the start of a keyword. */
const alwaysVerbs = wordSet(`
  get make keep find choose grow clean photograph remove write learn teach save avoid stop build create organise
  organize declutter sharpen descale improve prepare repair restore touch bring give take become eat drink wear prune
  sew knit peel boil meditate propagate frame store wash tie wrap unclog unblock fix hang install iron soften stretch
  fold pack start plan
`);

const colors = wordSet(
  "red green blue yellow pink purple orange black white gray grey brown gold silver beige turquoise",
);
const takesColor = wordSet("paint dye wear find choose mix make buy get match style bleach clean wash grow pick");

/** First words of texts that address somebody or announce something. */
const addresses = wordSet("rip goodbye bye farewell hello dear poor only not meet no");
const articlesAndPossessives = wordSet("a an the your my our his her their its");

/** Before an article, these are not verbs: "like a boss". */
const notBeforeObject = wordSet(`
  in on at of with for from by to and or but not no so just only all what who how why when where which is are was were
  be am has have had into over under after before during without about like as than that this half both such quite
  through across along near behind beside between until since toward towards against inside outside
`);

/** After a verb, these make it part of another phrase: "save it", "clean up". */
const notBehindVerb = wordSet("it up out off in on to over down me us");
const placePrepositions = wordSet("in on at over by near under behind");
const particles = wordSet("up down off out");

const capitalizedWord = /^\p{Lu}\p{Ll}/u;

/** Whether the first word asks somebody to do something: "fold a fitted sheet", "save money on groceries". */
export function isImperative(words: readonly Word[]): boolean {
  const [first, second, third] = words;
  if (!first || !second) return false;
  // "Poison green nail polish" is a color, "wear green socks" is a request.
  if (colors.has(second.normal) && !takesColor.has(first.normal)) return false;
  // A name of several words is not a request.
  if (words.every((word) => capitalizedWord.test(word.text))) return false;
  if (first.tags.has("Date") || addresses.has(first.normal)) return false;
  if (articlesAndPossessives.has(second.normal)) return takesObject(first);
  if (alwaysVerbs.has(first.normal) && !notBehindVerb.has(second.normal) && !second.tags.has("Verb")) return true;
  if (nounsAtStart.has(first.normal) || !first.tags.has("Infinitive")) return false;
  // "Flood in our village" is not a request to flood.
  const place = placePrepositions.has(second.normal);
  if (second.tags.has("Adverb") || particles.has(second.normal)) return true;
  if (second.tags.has("Preposition") && !place) return true;
  // "Harvest supper in October" is an occasion, not a request to harvest.
  if (second.tags.has("Singular") && third?.tags.has("Preposition") && words[3]?.tags.has("Date")) return false;
  const object = second.tags.has("Noun") || second.tags.has("Adjective");
  return object && third !== undefined && (third.tags.has("Preposition") || third.tags.has("Noun"));
}

const inflected = /(?:ed|ing|s|ly)$/u;

/** Whether a word before an article or a possessive is a verb that asks for something: "frame a print". */
function takesObject(word: Word): boolean {
  if (notBeforeObject.has(word.normal) || inflected.test(word.normal)) return false;
  return !word.tags.has("PastTense") && !word.tags.has("ProperNoun");
}

/** Verbs of notices: "second season starts Friday", "kids go free". */
const announces = wordSet("starts ends begins opens closes returns launches arrives lands goes go");
const notBeforeAnnouncement = wordSet("to the a an our my");
const kin = wordSet(`
  grandma grandpa grandmother grandfather granddad grandmum grandmom nana granny mum mom mama dad papa mother father
  sister brother auntie uncle baby everyone everybody nobody someone
`);

/**
 * The same forms are plural nouns, unless a time, a place or an adverb follows: "our spring collection drops tomorrow".
 */
const happens = wordSet(`
  drop drops land lands ship ships leaves turns come comes moves run runs airs premieres kicks continues resumes
  departs happens sells smells tastes looks feels works sleeps loves wants needs hates thinks makes says knows gets
  keeps sits lives
`);
const afterVerb = wordSet(`
  today tomorrow tonight now soon here this next on in at off out up like the a an my our your me us you it so again
  well amazing great good to monday tuesday wednesday thursday friday saturday sunday
`);
const objects = wordSet("the a an my our your his her their this that it us me him them everything");
const beforeNoun = wordSet("to of and or the a an");
const particlesBeforeObject = wordSet("over up down off out on");

/** Whether the text is a noun followed by a verb, without another sign of a sentence: "dog ate the cake". */
function isShortClause(words: readonly Word[]): boolean {
  return words.some((word, index) => {
    const [before, after] = [words[index - 1], words[index + 1]];
    if (before === undefined || beforeNoun.has(before.normal) || !after) return false;
    if (happens.has(word.normal)) {
      return afterVerb.has(after.normal) || (after.tags.has("Date") && !word.tags.has("Singular"));
    }
    const object = particlesBeforeObject.has(after.normal) ? (words[index + 2]?.normal ?? "") : after.normal;
    const doer = before.tags.has("Noun") && !before.tags.has("Verb");
    return word.tags.has("PastTense") && doer && objects.has(object);
  });
}

/** Before a verb, these make a subordinate clause or an infinitive of it: "the bench that faces the sea". */
const subordinates = wordSet("that which who where when how why what to");
const pronouns = wordSet(`
  i we you he she it they it's that's there's nobody everyone everybody someone this
`);
const shortenedPronoun = /^(?:i|we|you)'[a-z]+$/u;
const determiners = wordSet("my our your his her their the this that these those a an no every all");

/** Whether the words have a subject and a finite verb behind it: "the bus left without me again". */
export function isClause(words: readonly Word[]): boolean {
  const announced = words.some(
    (word, index) => index > 0 && announces.has(word.normal) && !notBeforeAnnouncement.has(words[index - 1]!.normal),
  );
  if (announced || isShortClause(words)) return true;
  const verb = words.findIndex(
    (word, index) => index > 0 && isFinite(word, words[index - 1]) && !isAttribute(words, index),
  );
  if (verb < 1) return false;
  const before = words.slice(0, verb);
  if (before.some((word) => subordinates.has(word.normal))) return false;
  if (before.some((word) => pronouns.has(word.normal) || shortenedPronoun.test(word.normal))) return true;
  // A determiner alone is not a subject: "the is".
  if (before.length > 1 && before.some((word) => determiners.has(word.normal))) return true;
  return before.some((word) => word.tags.has("Plural") || word.tags.has("Person") || kin.has(word.normal));
}

const auxiliaries = wordSet(`
  is are was were am has have had isn't aren't wasn't weren't can't won't don't doesn't didn't will can
`);
const notBeforeFinite = wordSet("to a an the my our your his her their");
const notBeforePast = wordSet("of in with and");
const subjects = wordSet("i we you they");

const adverbEnding = /.ly$/u;

/** Whether a past tense is part of a noun phrase: "an awkwardly shaped gift", but not "my sister quietly left". */
function isAttribute(words: readonly Word[], index: number): boolean {
  const [article, adverb] = [words[index - 2], words[index - 1]];
  return (
    words[index]!.tags.has("PastTense") &&
    words[index + 1] !== undefined &&
    adverbEnding.test(adverb?.normal ?? "") &&
    articlesAndPossessives.has(article?.normal ?? "")
  );
}

function isFinite(word: Word, previous: Word | undefined): boolean {
  if (auxiliaries.has(word.normal)) return true;
  if (!word.tags.has("Verb") || word.tags.has("Gerund")) return false;
  const behind = previous?.normal ?? "";
  if (notBeforeFinite.has(behind)) return false;
  if (word.tags.has("PastTense")) return !word.normal.endsWith("ed") || !notBeforePast.has(behind);
  if (subjects.has(behind)) return true;
  return word.tags.has("PresentTense") && !word.tags.has("Infinitive");
}
